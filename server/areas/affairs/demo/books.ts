import { archive } from '#domain/affairs/archive.ts'
import { classLog } from '#domain/affairs/class-log.ts'
import { reimbursement } from '#domain/affairs/reimbursement.ts'
import { settlementOf } from '#domain/affairs/settlement.ts'
import { counsellor } from '#domain/base/counsellor.ts'
import { user } from '#domain/system/user.ts'
import type { AppContext } from '#server/core/app-context.ts'
import { empty, not, table } from '#server/core/database/table.ts'
import { demoRowsIn } from '#server/engine/demo/demo-rows.ts'
import { type Drawn, inTurn, oneOf, weighted } from '#server/engine/demo/overrides.ts'

const logs = [
  [
    '01',
    '与学习困难学生谈话',
    '了解两名同学专业课跟不上的原因，约定每周两次在自习室由学习委员辅导。',
    '两周后查看作业完成情况。',
  ],
  ['02', '走访学生宿舍', '逐间查看卫生和用电，提醒两间寝室整理插线板，其余寝室整洁。', '下周复查用电。'],
  ['03', '进课堂听课', '课堂纪律良好，三名同学使用手机，课后已提醒。', null],
  ['04', '防诈骗主题班会', '观看案例短片，讨论刷单和校园贷骗局，全班签署承诺书。', null],
  ['05', '走访学生家庭', '与家长沟通学生在校表现，家长同意加强周末管理。', null],
  [
    '06',
    '学生突发肠胃炎',
    '晚间接到寝室长电话，陪同到校医院就诊，已联系家长，观察后返回寝室。',
    '次日了解恢复情况。',
  ],
  ['09', '毕业班就业指导', '介绍校园双选会安排，逐一查看简历，指出三处共性问题。', null],
] as const

const clinics = [
  ['市第一人民医院', '急性上呼吸道感染'],
  ['市中医医院', '腰部扭伤'],
  ['大学城社区卫生服务中心', '急性肠胃炎'],
  ['市口腔医院', '龋齿'],
] as const

const when =
  (states: readonly string[], value: string) =>
  (_: number, { get }: Drawn) =>
    states.includes(get('state') ?? '') ? value : null

const archiveRow = {
  archiveNo: (at: number) => `DA2026${String(at + 2).padStart(5, '0')}`,
  materials: oneOf(['1,2,3,6', '1,2,3,4,6,7', '1,2,3,5,6,7', '1,2']),
  place: (at: number) => `档案室 ${1 + (at % 6)} 排 ${1 + (at % 9)} 柜`,
  ...{ receivedOn: '2026-09-20', note: null },
  state: weighted({ kept: 80, lent: 6, transferred: 12, missing: 2 }),
  borrower: when(['lent'], '周文静'),
  purpose: when(['lent'], '党员发展政审'),
  lentOn: when(['lent'], '2026-11-12'),
  dueOn: when(['lent'], '2026-12-12'),
  receiver: when(['transferred'], '市人才服务中心'),
  address: when(['transferred'], '人民路 120 号'),
  method: when(['transferred'], 'secret') as never,
  trackingNo: when(['transferred'], 'JY20261030018'),
  sentOn: (at: number, { get }: Drawn) =>
    get('state') === 'transferred' ? (at % 3 === 0 ? '2026-10-12' : '2026-11-16') : null,
  receiptOn: (at: number, { get }: Drawn) => (get('state') === 'transferred' && at % 2 ? '2026-11-20' : null),
  receiptNote: (_: number, { get }: Drawn) => (get('receiptOn') ? '市人才服务中心签收' : null),
}

const isGiven = ({ get }: Drawn) => ['settled', 'paid'].includes(get('state') ?? '')
const given = (drawn: Drawn) =>
  settlementOf({ allowed: drawn.get('allowed') ?? '0.00', ratio: 70, cap: '400.00', before: [] })

const billRow = {
  state: weighted({ submitted: 30, sentBack: 5, settled: 15, paid: 50 }),
  visitedOn: (_: number, { random }: Drawn) => `2026-10-${10 + random.below(20)}`,
  hospital: (at: number) => clinics[at % clinics.length]?.[0] ?? null,
  diagnosis: (at: number) => clinics[at % clinics.length]?.[1] ?? null,
  amount: (_: number, { random }: Drawn) => `${60 + random.below(300)}.${10 + random.below(90)}`,
  allowed: (_: number, drawn: Drawn) => (isGiven(drawn) ? drawn.get('amount') : null),
  ratio: (_: number, drawn: Drawn) => (isGiven(drawn) ? 70 : null),
  reimbursed: (_: number, drawn: Drawn) => (isGiven(drawn) ? given(drawn).reimbursed : null),
  yearTotal: (_: number, drawn: Drawn) => (isGiven(drawn) ? given(drawn).yearTotal : null),
  paidOn: when(['paid'], '2026-11-16'),
  returnReason: when(['sentBack'], '票据不清晰，请重新拍照上传。'),
}

/** Logs of the counsellors' classes since the term began, the files of students, and bills of the last months. */
export async function demoBooks(app: AppContext, tenantId: string): Promise<void> {
  const draw = demoRowsIn(app, tenantId)
  const duties = await table(counsellor, app.db, tenantId).list({ until: empty }, ['teacherId', 'classId'])
  const logOf = (at: number) => logs[Math.floor(at / duties.length)] ?? logs[0]
  const isMeeting = (at: number) => ['03', '04', '09'].includes(logOf(at)[0])
  await draw(classLog, duties.length * logs.length, {
    ...{ classId: inTurn(duties.map(({ classId }) => classId)), studentIds: null },
    teacherId: inTurn(duties.map(({ teacherId }) => teacherId)),
    day: (at) => `2026-${at % 2 ? '10' : '11'}-${10 + ((Math.floor(at / duties.length) * 2 + at) % 14)}`,
    ...{ kind: (at) => logOf(at)[0], topic: (at) => logOf(at)[1], content: (at) => logOf(at)[2] },
    ...{ followUp: (at) => logOf(at)[3] !== null, plan: (at) => logOf(at)[3] },
    result: (at) => (logOf(at)[3] && at % 3 ? '已回访，情况良好。' : null),
    expected: (at) => (isMeeting(at) ? 42 : null),
    present: (at) => (isMeeting(at) ? 40 + (at % 3) : null),
  })
  const own = await table(user, app.db, tenantId).get({ account: 'student' }, ['studentId'])
  // A college may have its areas filled before it has accounts.
  const ids = own?.studentId ? [own.studentId] : []
  const mine = { key: 'own', among: { studentId: { id: ids } } }
  await draw(
    archive,
    ids.length,
    { ...archiveRow, archiveNo: 'DA202600001', materials: '1,2,3,6', state: 'kept' },
    mine,
  )
  await draw(archive, { each: 'studentId', times: 0.3 }, archiveRow)
  const others = { among: { studentId: { id: not(ids) } }, apart: ['studentId'] }
  await draw(reimbursement, { each: 'studentId', times: 0.05 }, billRow, others)
  await draw(
    reimbursement,
    3 * ids.length,
    { ...billRow, state: inTurn(['submitted', 'sentBack', 'paid'] as const) },
    mine,
  )
}
