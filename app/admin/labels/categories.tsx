import { LabelsTab } from './labels-tab.tsx'

export default function Categories() {
  return <LabelsTab kind="categories" />
}
