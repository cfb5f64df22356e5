import { student } from '#domain/base/student.ts'
import type { Row } from '#domain/kernel/infer.ts'
import { refuseAt } from '#domain/kernel/refusal.ts'
import { contactFields, contactUpdate } from '#domain/records/roster/contact-update.ts'
import { table } from '#server/core/database/table.ts'
import { serve, type Unit } from '#server/core/serve.ts'
import { refuseToCome } from '#server/core/today.ts'
import { rowsOf } from '#server/engine/rows/rows-of.ts'

type Update = Row<typeof contactUpdate>
type Student = Row<typeof student>
type Name = keyof typeof contactFields
type Values = Partial<Record<string, string | null>>

const names = Object.keys(contactFields) as readonly Name[]
const about = { reason: '联系方式更新' }

/** What a row gives to the record: what is filled, and of a row that is changed only what is new in it. */
const given = (next: Partial<Update>, current?: Update) =>
  names.filter((name) => next[name] && next[name] !== current?.[name])

async function studentOf({ db, actor }: Unit, id: string | null | undefined) {
  const found = await table(student, db, actor.tenantId).get({ id: id ?? null }, ['id', ...names])
  return found ?? refuseAt('studentId', '请选择学生')
}

export const contactUpdates = serve(contactUpdate, {
  async beforeWrite(next, { current, ...unit }) {
    refuseToCome(unit, 'checkedOn', next.checkedOn, '核实日期不能晚于今天')
    if (current && current.studentId !== next.studentId)
      refuseAt('studentId', '不能改到其他学生名下，请另行登记')
    const before = await studentOf(unit, next.studentId)
    const kept: Values = Object.fromEntries(
      given(next, current).map((name) => [contactFields[name], before[name]]),
    )
    return kept as Partial<Update>
  },
  async afterWrite(row, { current, ...unit }) {
    const fields = given(row, current)
    if (fields.length === 0) return
    const rows = rowsOf(student, unit)
    const record = await rows.lock(row.studentId)
    if (!record) return
    const values: Values = Object.fromEntries(fields.map((name) => [name, row[name]]))
    await rows.update(record, values as Partial<Student>, about)
  },
  /** The record goes back to what it said before, where nobody has changed it since. */
  async beforeRemove(ids, unit) {
    const students = rowsOf(student, unit)
    for (const row of await rowsOf(contactUpdate, unit).lockAll(ids)) {
      const record = await students.lock(row.studentId)
      if (!record) continue
      const values: Values = Object.fromEntries(
        given(row).flatMap((name) => (record[name] === row[name] ? [[name, row[contactFields[name]]]] : [])),
      )
      if (Object.keys(values).length > 0)
        await students.update(record, values as Partial<Student>, { reason: '撤销联系方式更新' })
    }
  },
})
