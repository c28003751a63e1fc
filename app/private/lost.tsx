/** Any address behind a private link without a page. */
import { found } from './room.ts'

export const loader = () => found(null)

export default () => null
