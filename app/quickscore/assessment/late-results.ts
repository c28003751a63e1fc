import { lateModule } from '../../islands/late-module.ts'

/** The report and the law behind it: fetched towards the last question. */
export const lateResults = lateModule(() => import('../report/results.tsx'))
