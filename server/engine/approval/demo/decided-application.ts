import { daysAfter, weekDayOf } from '#domain/kernel/days.ts'
import type { AnyResource } from '#domain/kernel/resource.ts'
import type { RoleCode } from '#domain/roles.ts'
import { user } from '#domain/system/user.ts'
import { noDuties } from '#server/core/actor/duties.ts'
import type { AppContext } from '#server/core/app-context.ts'
import { table } from '#server/core/database/table.ts'
import { todayOf } from '#server/core/today.ts'
import { latestCase } from '../begin.ts'
import { perform } from '../perform.ts'
import type { Applicant } from './applicant.ts'
import { type Decision, decideNext } from './decide-next.ts'
import { handedIn } from './handed-in.ts'

/** What became of an application some time ago. */
export interface Past {
  /** So many days before today it was handed in, or the Friday before. */
  readonly before: number
  /** Those in turn; each decides some hours after the one before. */
  readonly decisions: readonly Decision[]
  /** Accounts that were copied by the one who handed it in. */
  readonly copied?: readonly RoleCode[]
}

/** The day on which it was handed in. */
export function dayOf(app: AppContext, { before }: Pick<Past, 'before'>): string {
  const day = daysAfter(todayOf(app), -before)
  return daysAfter(day, Math.min(0, 5 - weekDayOf(day)))
}

/** The context of the same college so many hours after the morning of that day. */
export const asOf = (app: AppContext, day: string, hours = 0): AppContext => ({
  ...app,
  now: () => new Date(Date.parse(`${day}T09:20:00+08:00`) + hours * 3_600_000),
})

/** For the demo college: an application that was handed in, copied and decided by the rules of every case. */
export async function decidedApplication(
  app: AppContext,
  tenantId: string,
  resource: AnyResource,
  row: { readonly id: string },
  by: Pick<Applicant, 'userId' | 'userName'>,
  past: Past,
): Promise<void> {
  const { decisions, copied = [] } = past
  const day = dayOf(app, past)
  const then = asOf(app, day)
  await handedIn(then, tenantId, resource, row, by)
  if (copied.length > 0) await copyTo(then, tenantId, resource, row.id, by, copied)
  for (const [at, decision] of decisions.entries())
    await decideNext(asOf(app, day, 2 + at * 4), tenantId, resource, row.id, decision)
}

async function copyTo(
  app: AppContext,
  tenantId: string,
  resource: AnyResource,
  rowId: string,
  { userId: id, userName: name }: Pick<Applicant, 'userId' | 'userName'>,
  accounts: readonly RoleCode[],
) {
  const actor = { id, tenantId, account: 'demo', name, roles: [], granted: noDuties }
  const unit = { db: app.db, app, actor }
  const people = await table(user, app.db, tenantId).list({ account: [...accounts] }, ['id', 'name'])
  const found = await latestCase(unit, resource.name, rowId)
  if (found) await perform(unit, found.id, { verb: 'cc', people })
}
