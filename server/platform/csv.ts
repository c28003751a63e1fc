export { readCsv } from '../../domain/csv.ts' // the path that instruments outside import
