import { among, bars, count, distinct, ratio, ring, stats, sum, trend } from '#domain/kernel/stats.ts'
import { feeLedger } from './ledger.ts'
import { studentFee } from './student-fee.ts'

const settled = among('state', 'paid', 'waived')
const owing = among('state', 'due', 'part', 'deferred')

/** 缴费统计: what is due, paid and owed, of the fees that are due within the time that is asked for. */
export const feeStats = stats({
  path: 'fee/stats',
  title: '缴费统计',
  of: studentFee,
  over: 'dueOn',
  since: 'school-year',
  by: [
    ...(['departmentId', 'studentId.majorId', 'classId', 'studentId.grade', 'projectId'] as const),
    ...(['academicYear', 'state'] as const),
  ],
  measures: {
    students: distinct('studentId', '应缴人数'),
    fees: count('应缴笔数'),
    settled: count('缴清笔数', settled),
    settledRate: ratio('settled', 'fees', '缴清率'),
    due: sum('due', '应缴'),
    reduced: sum('reduced', '减免'),
    payable: sum('payable', '应收'),
    refunded: sum('refunded', '已退'),
    held: sum('held', '实收'),
    heldRate: ratio('held', 'payable', '收缴率'),
    owed: sum('owed', '欠费', owing),
    debtors: distinct('studentId', '欠费人数', owing),
  },
  charts: [
    bars(['payable', 'held'], { most: 20 }),
    ring('fees', 'state'),
    bars('owed', { by: 'studentId.grade' }),
  ],
})

// An offset moves no money: it came in when it was paid beforehand.
const payment = among('kind', 'payment', 'deposit')
const refund = among('kind', 'refund', 'withdrawal')

/** 收退款统计: what came in and went back each day, by channel. */
export const cashStats = stats({
  path: 'fee/stats-cash',
  title: '收退款统计',
  of: feeLedger,
  over: 'movedOn',
  since: 'term',
  by: ['channelId', 'projectId', 'departmentId', 'classId', 'academicYear', 'kind', 'reason'],
  measures: {
    payments: count('收款笔数', payment),
    received: sum('amount', '收款金额', payment),
    refunds: count('退款笔数', refund),
    returned: sum('amount', '退款金额', refund),
    returnRate: ratio('returned', 'received', '退款率'),
  },
  charts: [
    trend('received', { each: 'day' }),
    ring('received', 'channelId'),
    bars('received', { by: 'projectId' }),
  ],
})
