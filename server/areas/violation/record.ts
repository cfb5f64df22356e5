import { student } from '#domain/base/student.ts'
import { daysAfter } from '#domain/kernel/days.ts'
import { phrase } from '#domain/kernel/phrase.ts'
import { refuseAt } from '#domain/kernel/refusal.ts'
import { violationKind } from '#domain/violation/kind.ts'
import { pointsFor } from '#domain/violation/points.ts'
import { violationRecord } from '#domain/violation/record.ts'
import { violationSettings } from '#domain/violation/settings.ts'
import { endOf, timeOf } from '#server/core/database/moment.ts'
import { not, table } from '#server/core/database/table.ts'
import { serve, type Unit } from '#server/core/serve.ts'
import { todayOf } from '#server/core/today.ts'
import { settingsOf } from '#server/engine/rows/single.ts'
import { received } from './received.ts'
import { tellStudent, type Violation } from './tell.ts'

const filled = ['studentId', 'kindId', 'happenedAt', 'facts', 'proof', 'points'] as const

/** What follows from kind and student: level and points, checked against what the kind allows. */
async function checked({ db, actor, app }: Unit, row: Partial<Violation>) {
  const kind =
    (await table(violationKind, db, actor.tenantId).get({ id: row.kindId }, [
      ...(['name', 'level', 'points', 'repeatPoints', 'mostPoints', 'asksProof', 'enabled'] as const),
    ])) ?? refuseAt('kindId', '违纪种类不存在')
  if (!kind.enabled) refuseAt('kindId', phrase('“{{name}}”已停用，请选择其他种类', { name: kind.name }))
  if ((row.happenedAt ?? '') > timeOf(app.now())) refuseAt('happenedAt', '发生时间不能晚于现在')
  if (kind.asksProof && !row.proof) refuseAt('proof', phrase('“{{name}}”须附证据', { name: kind.name }))
  if ((row.points ?? 0) > kind.mostPoints)
    refuseAt('points', phrase('“{{name}}”一次最多扣 {{most}} 分', { name: kind.name, most: kind.mostPoints }))
  const before = await table(violationRecord, db, actor.tenantId).count({
    ...{ studentId: row.studentId, kindId: row.kindId, state: ['notified', 'effective'] },
    ...(row.id && { id: not(row.id) }),
  })
  const who = await table(student, db, actor.tenantId).get({ id: row.studentId }, ['name'])
  return {
    title: `${who?.name} ${kind.name}`,
    level: kind.level,
    repeats: before,
    points: row.points ?? pointsFor(kind, before),
  }
}

/** Nobody records a violation of their own, nor signs in another's place: the acts name whom they are for. */
function notOneself({ actor }: Unit, { studentId }: Partial<Violation>) {
  if (actor.granted.self.includes(studentId ?? '')) refuseAt('studentId', '不能登记本人的违纪')
}

export const violationRecords = serve(violationRecord, {
  async beforeWrite(next, { current, ...unit }) {
    if (current && filled.every((name) => next[name] === current[name])) return undefined
    notOneself(unit, next)
    const set = await checked(unit, { ...next, ...(current && { id: current.id }) })
    return { ...set, ...(!current && { recordedBy: unit.actor.id }) }
  },
  actions: {
    async notify(row, _, unit) {
      const { app, db, actor } = unit
      const { deemDays } = await settingsOf(db, actor.tenantId, violationSettings)
      await tellStudent(unit, row.studentId, 'violation-told', '您有一份违纪告知待签收')
      return {
        set: {
          toldId: row.studentId,
          notifiedAt: timeOf(app.now()),
          deemedAt: endOf(daysAfter(todayOf(app), deemDays)),
        },
      }
    },
    async acknowledge(row, _, unit) {
      return { set: { readAt: timeOf(unit.app.now()), ...(await received(unit, row)) } }
    },
    async deem(row, _, unit) {
      return { set: await received(unit, row) }
    },
  },
})
