import { LabelsTab } from './labels-tab.tsx'

export default function Authors() {
  return <LabelsTab kind="authors" />
}
