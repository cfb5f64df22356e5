import { insurance } from '#domain/affairs/insurance.ts'
import { insuranceCharge } from '#domain/affairs/insurance-charge.ts'
import { insuranceRefund } from '#domain/affairs/insurance-refund.ts'
import { insuranceSettings } from '#domain/affairs/insurance-settings.ts'
import { student } from '#domain/base/student.ts'
import type { Row } from '#domain/kernel/infer.ts'
import { fenOrNone, yuanOf } from '#domain/kernel/money.ts'
import { phrase } from '#domain/kernel/phrase.ts'
import { refuse, refuseAt } from '#domain/kernel/refusal.ts'
import { table } from '#server/core/database/table.ts'
import { serve, type Unit } from '#server/core/serve.ts'
import { refuseToCome } from '#server/core/today.ts'
import { rowsOf } from '#server/engine/rows/rows-of.ts'
import { settingsOf } from '#server/engine/rows/single.ts'

const settings = ({ db, actor }: Unit) => settingsOf(db, actor.tenantId, insuranceSettings)
const holds = (codes: string | null, code: string | null | undefined) =>
  (codes ?? '').split(',').includes(code ?? '')

/** Whether the settings count the student as not at school. */
async function isAbsent(unit: Unit, id: string | undefined): Promise<boolean> {
  const { absentStates, absentModes } = await settings(unit)
  const who = await table(student, unit.db, unit.actor.tenantId).get({ id }, ['studentState', 'attendMode'])
  return holds(absentStates, who?.studentState) || holds(absentModes, who?.attendMode)
}

/** Refuses what is of a year that is not collected now, and money of students for whom the college takes none. */
async function mustBeCollected(unit: Unit, { year, absent }: Row<typeof insurance>, paying: boolean) {
  const { year: open, insureAbsent } = await settings(unit)
  if (year !== open)
    refuse({ type: 'conflict', message: phrase('目前办理 {{year}} 年度参保', { year: open }) })
  if (paying && absent && !insureAbsent)
    refuse({ type: 'conflict', message: '学生不在校，按不在校设置不在本校参保' })
}

type OfStudent = Pick<Row<typeof insurance>, 'studentId' | 'classId' | 'departmentId' | 'kind'>

/** No copies by reference: the row pointed at is locked to be changed, which two who copy it at once would both wait for. */
const aboutStudent = ({ studentId, classId, departmentId, kind }: OfStudent) => ({
  ...{ studentId, classId, departmentId, kind },
})
const chargeOf = (row: Row<typeof insurance>) => ({
  ...{ ...aboutStudent(row), year: row.year, amount: row.due, refunded: '0.00' },
})

export const insurances = serve(insurance, {
  async beforeWrite({ studentId }, { current, ...unit }) {
    return { absent: await isAbsent(unit, studentId), ...(!current && { paid: '0.00' }) }
  },
  actions: {
    async charge(row, { channelId, paidOn }, unit) {
      await mustBeCollected(unit, row, true)
      refuseToCome(unit, 'paidOn', paidOn, '缴费日期不能晚于今天')
      const paid = { ...chargeOf(row), insuranceId: row.id, channelId, paidOn }
      await rowsOf(insuranceCharge, unit).insert(paid, { verb: 'add' })
      return { set: { paid: row.due } }
    },
    async exempt(row, { reason }, unit) {
      await mustBeCollected(unit, row, false)
      const { absentReasons } = await settings(unit)
      if (row.absent && !holds(absentReasons, reason)) refuseAt('reason', '不在校学生不能选这个原因')
      return undefined
    },
    async recheck({ studentId }, _, unit) {
      return { set: { absent: await isAbsent(unit, studentId) } }
    },
  },
})

const listed = async (unit: Unit, id: string | null | undefined) =>
  (await rowsOf(insurance, unit).lock(id ?? '')) ?? refuseAt('insuranceId', '参保名单不存在')

export const insuranceCharges = serve(insuranceCharge, {
  async beforeWrite({ insuranceId, paidOn }, unit) {
    const row = await listed(unit, insuranceId)
    if (row.state !== 'pending') refuseAt('insuranceId', '只有待缴费的学生可以登记缴费')
    await mustBeCollected(unit, row, true)
    refuseToCome(unit, 'paidOn', paidOn, '缴费日期不能晚于今天')
    return chargeOf(row)
  },
  async afterWrite({ insuranceId, amount }, unit) {
    await rowsOf(insurance, unit).update(
      await listed(unit, insuranceId),
      { paid: amount },
      { verb: 'charge' },
    )
  },
})

export const insuranceRefunds = serve(insuranceRefund, {
  async beforeWrite({ chargeId, amount, refundedOn }, unit) {
    const charge = await rowsOf(insuranceCharge, unit).lock(chargeId ?? '')
    if (!charge) return refuseAt('chargeId', '缴费单不存在')
    // Before the refund has its number, as numbers are drawn one transaction after the other.
    await listed(unit, charge.insuranceId)
    const left = fenOrNone(charge.amount) - fenOrNone(charge.refunded)
    if (fenOrNone(amount) <= 0 || fenOrNone(amount) > left)
      refuseAt('amount', phrase('退费金额应大于 0，且不超过可退的 {{left}} 元', { left: yuanOf(left) }))
    if ((refundedOn ?? '') < charge.paidOn) refuseAt('refundedOn', '退费日期不能早于缴费日期')
    refuseToCome(unit, 'refundedOn', refundedOn, '退费日期不能晚于今天')
    return aboutStudent(charge as OfStudent)
  },
  async afterWrite({ chargeId, amount, reason }, unit) {
    const charges = rowsOf(insuranceCharge, unit)
    const charge = await charges.lock(chargeId)
    if (!charge) return
    const refunded = fenOrNone(charge.refunded) + fenOrNone(amount)
    await charges.update(charge, { refunded: yuanOf(refunded) }, { verb: 'refund' })
    const paid = fenOrNone(charge.amount) - refunded
    const row = await listed(unit, charge.insuranceId)
    const left = { paid: yuanOf(paid), ...(paid === 0 && { reason }) }
    await rowsOf(insurance, unit).update(row, left, { verb: 'refund' })
  },
})
