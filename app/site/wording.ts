export { fill, longDate } from '../../domain/wording.ts'
