import { sql } from 'kysely'
import type { z } from 'zod'
import { enteredUntil } from '#domain/dormitory/check/entry.ts'
import { roomHealth } from '#domain/dormitory/check/room-health.ts'
import type { proposalAsked } from '#domain/dormitory/check/room-health-ai/asked.ts'
import type { HealthAiOffer } from '#domain/dormitory/check/room-health-ai/calls.ts'
import { roomHealthAi } from '#domain/dormitory/check/room-health-ai/room-health-ai.ts'
import { healthItems, healthScore } from '#domain/dormitory/check/score.ts'
import { healthSettings } from '#domain/dormitory/check/settings.ts'
import { room as rooms } from '#domain/dormitory/room.ts'
import { refuse, refuseAt } from '#domain/kernel/refusal.ts'
import type { AppContext } from '#server/core/app-context.ts'
import { endOf } from '#server/core/database/moment.ts'
import { rowsIn, table } from '#server/core/database/table.ts'
import { count, counted } from '#server/core/rate-counter.ts'
import type { PersonalCall } from '#server/core/route.ts'
import type { Unit } from '#server/core/serve.ts'
import { todayOf } from '#server/core/today.ts'
import { inTransaction } from '#server/engine/rows/in-transaction.ts'
import { rowsOf } from '#server/engine/rows/rows-of.ts'
import { scopeFilter } from '#server/engine/rows/scope.ts'
import { settingsOf } from '#server/engine/rows/single.ts'
import { aiSettings } from '#server/platform/ai/model.ts'
import { mustBeRecent } from '../checked-day.ts'
import { jpegsOf } from './photos.ts'
import { NoSuggestion, type Suggestion, suggestionFor } from './suggestion.ts'

const may = 'dormitory.room-health-ai:propose'

type Asked = z.output<typeof proposalAsked>

interface Has {
  readonly name: string
  readonly bathroom: boolean | null
  readonly balcony: boolean | null
}

const tallyOf = ({ app, actor }: Unit) => ({
  tenantId: actor.tenantId,
  subject: `ai pictures ${actor.id} ${todayOf(app)}`,
})

/** How often this person may still ask today. */
async function leftOf(unit: Unit, { pictureLimit }: { readonly pictureLimit: number }) {
  const { count: asked } = await counted(unit.db, tallyOf(unit), unit.app.now())
  return Math.max(0, pictureLimit - asked)
}

const refuseMore = () =>
  refuse({ type: 'too-many', message: '今天请 AI 评分的次数已用完，请明天再试', retryAfter: 3600 })

/** Whether the model may be asked, and how often today. */
export async function offer({ app, actor, tenantId }: PersonalCall): Promise<HealthAiOffer> {
  const config = await aiSettings(app, tenantId)
  return { on: config.pictures, left: await leftOf({ db: app.db, app, actor }, config) }
}

/** The room and the items of the sheet that it has; refused where it is out of reach, or the day has its sheet. */
async function roomToAsk(unit: Unit, { roomId, day }: Asked) {
  const { db, actor } = unit
  const { tenantId } = actor
  const { rows } = await sql<Has>`select r.name, r.bathroom, r.balcony
    ${rowsIn(rooms, tenantId)} and r.id = ${roomId} and ${scopeFilter(rooms, actor, may)()}`.execute(db)
  const [has] = rows
  if (!has) return refuseAt('roomId', '该房间不在您负责的楼栋')
  mustBeRecent(day, undefined, unit)
  if (await table(roomHealth, db, tenantId).exists({ roomId, day }))
    refuseAt('roomId', '该房间当天已有卫生检查')
  if (await table(roomHealthAi, db, tenantId).exists({ roomId, day, state: 'proposed' }))
    refuseAt('roomId', '该房间当天已有待确认的 AI 建议')
  const items = healthItems.filter(
    (item) => (item !== 'bathroom' && item !== 'balcony') || has[item] === true,
  )
  return { room: has.name, items }
}

/** The words for what the log knows more of. */
function refuseFor(app: AppContext, error: unknown): never {
  app.log('warn', 'language model', { error })
  const message =
    error instanceof NoSuggestion
      ? 'AI 的回答不是评分建议，没有采用；请换照片再试，或直接登记卫生检查'
      : 'AI 没有及时给出评分建议，请稍后再试，或直接登记卫生检查'
  return refuse({ type: 'invalid', message })
}

const fieldsOf = ({ items, finding }: Suggestion) => ({
  ...Object.fromEntries(
    Object.entries(items).flatMap(([item, { points, reason }]) => [
      [`${item}Suggested`, points],
      [`${item}Reason`, reason],
    ]),
  ),
  finding: finding || null,
})

/** By the weights of the college, where every item has points. */
async function scoreOf({ db, actor }: Unit, { items }: Suggestion) {
  const points = Object.fromEntries(Object.entries(items).map(([item, { points }]) => [item, points]))
  const isWhole = Object.values(points).every((value) => value !== null)
  return isWhole ? healthScore(points, await settingsOf(db, actor.tenantId, healthSettings)) : null
}

/** Has the model look at pictures of a room, and keeps what it proposes. No sheet is written. */
export async function propose(asked: Asked, { app, actor, tenantId }: PersonalCall) {
  const unit = { db: app.db, app, actor }
  const config = await aiSettings(app, tenantId)
  if (!config.pictures) refuse({ type: 'invalid', message: '学校未启用 AI 卫生评分' })
  const { room, items } = await roomToAsk(unit, asked)
  // Pictures are costly to reduce: nobody who may ask no more has it done. Of many at once the count decides.
  if ((await leftOf(unit, config)) === 0) refuseMore()
  const jpegs = await jpegsOf(unit, asked.photos)
  if ((await count(app.db, tallyOf(unit), 24 * 3600, app.now())) > config.pictureLimit) refuseMore()
  const model = config.pictureModel ?? config.model
  const suggestion = await suggestionFor(app, tenantId, { ...config, model }, items, jpegs).catch((error) =>
    refuseFor(app, error),
  )
  const kept = {
    name: `${room} ${asked.day}`,
    ...{ roomId: asked.roomId, day: asked.day, photos: asked.photos.join(','), state: 'proposed' as const },
    ...{ ...fieldsOf(suggestion), suggestedScore: await scoreOf(unit, suggestion) },
    ...{ model, askedBy: actor.name, lapsesAt: endOf(enteredUntil(asked.day)) },
  }
  return inTransaction(app, actor, async (unit) => {
    const { id } = await rowsOf(roomHealthAi, unit).insert(kept)
    return { id }
  })
}
