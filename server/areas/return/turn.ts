import { phrase } from '#domain/kernel/phrase.ts'
import { refuse } from '#domain/kernel/refusal.ts'
import { returnPlan } from '#domain/return/plan.ts'
import type { ReturnRound } from '#domain/return/rounds.ts'
import { timeOf } from '#server/core/database/moment.ts'
import { table } from '#server/core/database/table.ts'
import type { BeforeFinish } from '#server/engine/rounds/served.ts'

/** A student says to be back: where the round lets them, and with an approved plan where it asks for one. */
export const arrive: BeforeFinish = async (turn, _, kept, { db, app, actor }) => {
  const { planned, selfArrival, returnsFrom } = kept as typeof kept & ReturnRound
  if (timeOf(app.now()) < returnsFrom)
    refuse({ type: 'conflict', message: phrase('返校从 {{from}} 开始', { from: returnsFrom.slice(0, 16) }) })
  if (!selfArrival) refuse({ type: 'conflict', message: '到校由门禁通行或老师登记，请联系辅导员' })
  const own = { roundId: turn.roundId, studentId: turn.studentId, state: 'approved' } as const
  if (planned && !(await table(returnPlan, db, actor.tenantId).exists(own)))
    refuse({ type: 'conflict', message: '请先提交返校申请，获批后再登记到校' })
  return { way: 'self' }
}

export const vouchFor: BeforeFinish = () => ({ way: 'staff' })

/** What is forgotten when a turn is done again. */
export const again = { way: null, onLeave: null, place: null }
