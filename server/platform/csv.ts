export { readCsv } from '../../domain/csv.ts'
