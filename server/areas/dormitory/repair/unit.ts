import type { repairOrder } from '#domain/dormitory/repair/order.ts'
import type { Row } from '#domain/kernel/infer.ts'
import { timeOf } from '#server/core/database/moment.ts'
import type { Unit } from '#server/core/serve.ts'
import { tellAboutStudent } from '#server/engine/audience/about-student.ts'

export type Order = Row<typeof repairOrder>

export const nowOf = ({ app }: Pick<Unit, 'app'>) => timeOf(app.now())

/** Hours on the clock since a moment, to a tenth. */
export const hoursSince = (unit: Unit, moment: string) =>
  Math.round(
    (Date.parse(`${nowOf(unit)}Z`.replace(' ', 'T')) - Date.parse(`${moment}Z`.replace(' ', 'T'))) / 360_000,
  ) / 10

/** Tells the student of the order, where it has one with an account. */
export const tellStudent = (
  unit: Unit,
  { studentId, title }: Pick<Order, 'studentId' | 'title'>,
  news: string,
) =>
  studentId &&
  tellAboutStudent(
    unit,
    { studentId },
    { kind: 'service', event: 'repair-news', title: `${title}：${news}`, link: '/dormitory/repair-apply' },
  )
