import { LabelsTab } from './labels-tab.tsx'

export default function Regions() {
  return <LabelsTab kind="regions" />
}
