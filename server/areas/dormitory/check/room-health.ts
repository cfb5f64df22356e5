import { roomHealth } from '#domain/dormitory/check/room-health.ts'
import { gradeOf, healthScore } from '#domain/dormitory/check/score.ts'
import { healthSettings } from '#domain/dormitory/check/settings.ts'
import { room } from '#domain/dormitory/room.ts'
import type { Row } from '#domain/kernel/infer.ts'
import { phrase, sentence } from '#domain/kernel/phrase.ts'
import { refuseAt } from '#domain/kernel/refusal.ts'
import { table } from '#server/core/database/table.ts'
import { serve, type Unit } from '#server/core/serve.ts'
import { settingsOf } from '#server/engine/rows/single.ts'
import { mustBeRecent } from './checked-day.ts'
import { type CheckKind, keepsFindings, noteCheck } from './found.ts'
import { classIn } from './room-class.ts'

/** What the room has not is not asked of it, and what it has is. */
async function mustFit(
  { db, actor }: Unit,
  roomId: string,
  points: Readonly<Record<'bathroom' | 'balcony', unknown>>,
) {
  const has = await table(room, db, actor.tenantId).get({ id: roomId }, ['bathroom', 'balcony'])
  for (const item of ['bathroom', 'balcony'] as const) {
    if (has?.[item] && typeof points[item] !== 'number')
      refuseAt(item, item === 'bathroom' ? '请给卫生间评分' : '请给阳台评分')
  }
  return { bathroom: has?.bathroom === true, balcony: has?.balcony === true }
}

const health: CheckKind = { of: roomHealth, source: 'health', failing: { grade: 'failed' } }

function saidOf({ roomId, day, grade, score, remark }: Row<typeof roomHealth>) {
  const points = sentence(phrase('卫生得分 {{score}} 分', { score }))
  return { roomId, day, finding: grade === 'failed' ? [points, remark].filter(Boolean).join('。') : null }
}

export const roomHealths = serve(roomHealth, {
  async beforeWrite(next, { current, ...unit }) {
    mustBeRecent(next.day, current?.day, unit)
    const { roomId = '', bathroom = null, balcony = null } = next
    const has = await mustFit(unit, roomId, { bathroom, balcony })
    const points = {
      ...next,
      ...{ bathroom: has.bathroom ? bathroom : null, balcony: has.balcony ? balcony : null },
    }
    const settings = await settingsOf(unit.db, unit.actor.tenantId, healthSettings)
    const score = healthScore(points, settings)
    const lives = current?.roomId === roomId ? current.classId : ((await classIn(unit, roomId)) ?? null)
    return {
      ...{ bathroom: points.bathroom, balcony: points.balcony, score, classId: lives },
      grade: score === null ? null : gradeOf(score, settings),
      checker: current?.checker ?? unit.actor.name,
    }
  },
  afterWrite: (row, { current, ...unit }) => noteCheck(unit, health, saidOf(row), current && saidOf(current)),
  beforeRemove: keepsFindings(health),
})
