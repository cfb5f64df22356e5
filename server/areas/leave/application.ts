import { sql } from 'kysely'
import { student } from '#domain/base/student.ts'
import type { Field, Fields } from '#domain/kernel/field.ts'
import { phrase } from '#domain/kernel/phrase.ts'
import { refuse } from '#domain/kernel/refusal.ts'
import { leaveApplication } from '#domain/leave/application.ts'
import { lostInWords, shortenedTo } from '#domain/leave/reckoning.ts'
import { timeOf } from '#server/core/database/moment.ts'
import { table } from '#server/core/database/table.ts'
import { serve, type Unit } from '#server/core/serve.ts'
import { latestCase } from '#server/engine/approval/begin.ts'
import { absenceOf } from './absence.ts'
import { type Application, lockStudent } from './change.ts'
import { checked, spanOf } from './checked.ts'
import { cancelDeadline } from './deadline.ts'
import { levelFor } from './level.ts'
import { reckon } from './reckon.ts'
import { tellOf } from './tell.ts'
import { periodsOf } from './timetable.ts'

const filled = Object.entries<Field>(leaveApplication.fields as Fields)
  .filter(([, { presence }]) => presence !== 'system')
  .map(([name]) => name as keyof Application)

/** The student who files it, with what a row copies of them. */
async function ownStudent({ db, actor }: Unit) {
  const row = await table(student, db, actor.tenantId).get(
    { id: actor.granted.self },
    { studentId: 'id', classId: 'classId', departmentId: 'departmentId' },
  )
  const message = '请选择请假的学生'
  return row ?? refuse({ type: 'invalid', message, fields: { studentId: message } })
}

function notAhead({ app }: Unit, moment: string, field: string, label: string) {
  const message = phrase('{{label}}不能晚于现在', { label })
  if (moment > timeOf(app.now())) refuse({ type: 'invalid', message, fields: { [field]: message } })
}

async function isExtending({ db, actor }: Unit, { id }: { readonly id: string }) {
  const { rows } = await sql`select from leave_extension where tenant_id = ${actor.tenantId}
    and application_id = ${id} and state = 'reviewing' limit 1`.execute(db)
  return rows.length > 0
}

/** How long its case took, which is over now. */
const decidedIn = async (unit: Unit, { id }: { readonly id: string }) =>
  (await latestCase(unit, leaveApplication.name, id))?.hours ?? null

export const applications = serve(leaveApplication, {
  async beforeWrite(next, { current, ...unit }) {
    if (current && filled.every((name) => next[name] === current[name])) return undefined
    const { actor } = unit
    const who = next.studentId ? {} : await ownStudent(unit)
    const row = { ...next, ...who, id: current?.id }
    const own = actor.granted.self.includes(row.studentId ?? '')
    const kept = (row.answers ?? null) === (current?.answers ?? null)
    return { ...who, ...(await checked(unit, row, kept)), ...(!current && !own && { agentId: actor.id }) }
  },
  async reckon({ typeId = null, days, leavesCity = null, holidayEve = null }, unit) {
    return { level: await levelFor(unit, { typeId, days: days ?? 0, leavesCity, holidayEve }) }
  },
  actions: {
    async submit(row, _, unit) {
      await lockStudent(unit, row.studentId)
      const set = await checked(unit, row, true)
      const late = set.endsAt < timeOf(unit.app.now())
      if (late && unit.actor.granted.self.includes(row.studentId ?? '')) {
        const message = '请假时间已过，请联系辅导员补办'
        refuse({ type: 'invalid', message, fields: { endsOn: message } })
      }
      return { set }
    },
    approve: async (row, _, unit) => ({
      set: {
        cancelBy: await cancelDeadline(unit, row.endsAt ?? ''),
        decidedIn: await decidedIn(unit, row),
      },
    }),
    reject: async (row, _, unit) => ({ set: { decidedIn: await decidedIn(unit, row) } }),
    depart(_, { leftAt }, unit) {
      notAhead(unit, leftAt, 'leftAt', '离校时间')
      return undefined
    },
    comeBack(_, { returnedAt }, unit) {
      notAhead(unit, returnedAt, 'returnedAt', '返校时间')
      return undefined
    },
    askCancel(_, { returnedAt }, unit) {
      notAhead(unit, returnedAt, 'returnedAt', '返校时间')
      return undefined
    },
    async confirm(row, _, unit) {
      await tellOf(unit, row, { event: 'leave-cancelled', title: '已销假' })
      return { set: await takenOf(unit, row) }
    },
    async sendBack(row, { because }, unit) {
      await tellOf(unit, row, { event: 'leave-cancelled', title: `销假被退回，${because}` })
      return undefined
    },
    async lapse(row, _, unit) {
      if (await isExtending(unit, row))
        refuse({ type: 'conflict', message: '续假正在审批，审批后再标记逾期' })
      await tellOf(unit, row, { event: 'leave-overdue', title: '逾期未销假', counsellors: true })
      return { set: await absenceOf(unit, row) }
    },
  },
})

/** What is known once the student is back: whether late, what was missed beyond the end, and the days and hours really taken. */
export async function takenOf(unit: Unit, row: Application) {
  const { returnedAt, endsAt } = row
  if (!returnedAt) return {}
  const span = spanOf(row)
  const late = returnedAt > (endsAt ?? '')
  if (late) return { returnedLate: true, ...(await absenceOf(unit, row)) }
  const back = { returnedLate: false, absentLessons: null, absenceLevel: null }
  const real = shortenedTo(span, returnedAt, await periodsOf(unit))
  if (!real) return back
  const { set, lost } = await reckon(unit, row.studentId ?? '', real)
  return { ...back, days: set.days, lessons: set.lessons, lostLessons: lostInWords(lost) || null }
}
