import { rollStats } from '#domain/records/stats.ts'
import { namesBy } from './by-stats.ts'
import type { Counting } from './counting.ts'

/** Students on the roll by college, the largest first. */
export const departmentsOf = async (at: Counting) =>
  (await namesBy(at, rollStats.current, { measures: ['students'], by: 'departmentId' }))
    .slice(0, 12)
    .map(({ name, value }) => ({ name, value }))
