/** Any address behind a private link that no page takes. */
import { found } from './room.ts'

export const loader = () => found(null)

export default () => null
