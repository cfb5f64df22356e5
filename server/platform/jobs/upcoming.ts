import type { z } from 'zod'
import type { cronAsked } from '#domain/resource/tasks/cron-asked.ts'
import { timeOf } from '#server/core/database/moment.ts'
import { nextTimes } from '#server/core/jobs/cron.ts'
import type { PersonalCall } from '#server/core/route.ts'

/** So many are told. */
const told = 5

/** The next times an expression names, in the school's zone; none when it is no expression. */
export const upcoming = ({ cron }: z.output<typeof cronAsked>, { app }: PersonalCall): readonly string[] =>
  nextTimes(cron, app.now(), told).map(timeOf)
