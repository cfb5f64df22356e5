import { choice, date, longText, money, reference, runningNumber } from '#domain/kernel/fields.ts'
import { defineResource } from '#domain/kernel/resource.ts'
import { copiedOfStudent, ofStudent, studentScope } from '#domain/kits/of-student.ts'
import { insuranceKinds, notInsuredReasons } from './insurance-words.ts'

/** 保险退费: what goes back of a charge; with all of it the student is no longer insured. */
export const insuranceRefund = defineResource({
  name: 'affairs.insurance-refund',
  label: '保险退费',
  title: 'no',
  fields: {
    no: runningNumber('退费单号', { prefix: 'TB', each: 'year', digits: 6 }),
    chargeId: reference('缴费单', 'affairs.insurance-charge', { required: true }),
    studentId: reference('学生', 'base.student', { system: true }),
    kind: choice('险种', insuranceKinds, { system: true }),
    amount: money('退费金额（元）', { required: true, max: 10_000 }),
    reason: choice('退费原因', notInsuredReasons, { required: true }),
    channelId: reference('退款渠道', 'fee.channel', { required: true }),
    refundedOn: date('退费日期', { required: true }),
    note: longText('备注', { max: 300 }),
    ...ofStudent,
  },
  unique: [['no']],
  columns: ['no', 'studentId', 'classId', 'chargeId', 'kind', 'amount', 'reason', 'refundedOn'],
  sort: ['-refundedOn', '-no'],
  filters: ['no', 'studentId', 'classId', 'departmentId', 'kind', 'reason', 'refundedOn'],
  sums: ['amount'],
  linked: copiedOfStudent,
  scope: studentScope,
  writes: ['add'],
  audited: true,
})
