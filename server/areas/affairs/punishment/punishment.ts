import { punishment } from '#domain/affairs/punishment/punishment.ts'
import { punishmentSettings } from '#domain/affairs/punishment/settings.ts'
import { appealUntilOf, endsOnOf, monthsOf } from '#domain/affairs/punishment/terms.ts'
import { punishmentKinds } from '#domain/affairs/punishment/words.ts'
import { student } from '#domain/base/student.ts'
import { daysAfter } from '#domain/kernel/days.ts'
import { refuseAt } from '#domain/kernel/refusal.ts'
import { violationRecord } from '#domain/violation/record.ts'
import { endOf, timeOf } from '#server/core/database/moment.ts'
import { table } from '#server/core/database/table.ts'
import { serve, type Unit } from '#server/core/serve.ts'
import { todayOf } from '#server/core/today.ts'
import { settingsOf } from '#server/engine/rows/single.ts'
import { type Punishment, tellStudent } from './about.ts'

const filled = ['studentId', 'violationId', 'happenedAt', 'kind'] as const

const ofCollege = ({ db, actor }: Unit) => settingsOf(db, actor.tenantId, punishmentSettings)

/** Checks what a proposal says against the student and the violation that it names. */
async function checked({ db, actor, app }: Unit, row: Partial<Punishment>) {
  if (actor.granted.self.includes(row.studentId ?? '')) refuseAt('studentId', '不能登记本人的处分')
  if ((row.happenedAt ?? '') > timeOf(app.now())) refuseAt('happenedAt', '发生时间不能晚于现在')
  if (row.violationId) {
    const { violationId: id, studentId } = row
    if (!(await table(violationRecord, db, actor.tenantId).exists({ id, studentId })))
      refuseAt('violationId', '违纪记录不是这名学生的')
  }
  const who = await table(student, db, actor.tenantId).get({ id: row.studentId }, ['name'])
  return { title: `${who?.name} ${row.kind ? punishmentKinds.labels[row.kind] : ''}` }
}

/** What runs from the day of receipt: the term of an appeal, and that of the punishment. */
async function received(unit: Unit, { kind }: Punishment, receivedOn: string) {
  const settings = await ofCollege(unit)
  const months = monthsOf(kind, settings)
  return {
    ...{ receivedOn, months, endsOn: endsOnOf(receivedOn, months) },
    appealUntil: appealUntilOf(receivedOn, settings.appealDays),
  }
}

export const punishments = serve(punishment, {
  async beforeWrite(next, { current, ...unit }) {
    if (current && filled.every((name) => next[name] === current[name])) return undefined
    const set = await checked(unit, next)
    return { ...set, ...(!current && { proposedBy: unit.actor.id }) }
  },
  actions: {
    async notify({ studentId }, _, unit) {
      const { defendDays } = await ofCollege(unit)
      await tellStudent(unit, studentId, 'punishment-told', '您有一份拟处分告知书，请在期限内陈述和申辩')
      return {
        set: {
          ...{ toldId: studentId, toldAt: timeOf(unit.app.now()) },
          ...{ statement: null, evidence: null, statedAt: null },
          defendUntil: endOf(daysAfter(todayOf(unit.app), defendDays)),
        },
      }
    },
    async defend(_, __, { app }) {
      return { set: { statedAt: timeOf(app.now()) } }
    },
    async revise() {
      return { set: { toldId: null } }
    },
    async return() {
      return { set: { toldId: null } }
    },
    async issue({ studentId, kind }, { decidedOn }, unit) {
      if ((decidedOn ?? '') > todayOf(unit.app)) refuseAt('decidedOn', '决定日期不能晚于今天')
      await tellStudent(unit, studentId, 'punishment-told', '您有一份处分决定书待签收')
      return { set: { months: monthsOf(kind, await ofCollege(unit)) } }
    },
    async sign(row, _, unit) {
      const set = await received(unit, row, todayOf(unit.app))
      return { set: { ...set, method: 'direct', signedAt: timeOf(unit.app.now()) } }
    },
    async deliver(row, { method, receivedOn }, unit) {
      if (method === 'public') refuseAt('method', '公告送达请用“公告送达”办理')
      const day = receivedOn ?? ''
      if (day > todayOf(unit.app) || day < (row.decidedOn ?? ''))
        refuseAt('receivedOn', '送达日期应在决定日期和今天之间')
      await tellStudent(unit, row.studentId, 'punishment-told', '处分决定书已送达，可在申诉期限内申诉')
      return { set: await received(unit, row, day) }
    },
    async announce(row, _, unit) {
      const { announceDays } = await ofCollege(unit)
      await tellStudent(unit, row.studentId, 'punishment-told', '处分决定书正在公告送达，期满视为送达')
      return {
        set: { method: 'public', deemedAt: endOf(daysAfter(todayOf(unit.app), announceDays)) },
      }
    },
    async deem(row, _, unit) {
      return { set: await received(unit, row, todayOf(unit.app)) }
    },
    async reject({ studentId }, _, unit) {
      await tellStudent(unit, studentId, 'punishment-outcome', '学校决定不予处分')
      return undefined
    },
  },
})
