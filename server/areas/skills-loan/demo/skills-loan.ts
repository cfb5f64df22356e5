import { certificate } from '#domain/skills-loan/certificate.ts'
import { loan } from '#domain/skills-loan/loan.ts'
import type { AppContext } from '#server/core/app-context.ts'
import { waitingApplication } from '#server/engine/approval/demo/waiting-application.ts'
import { demoRowsIn } from '#server/engine/demo/demo-rows.ts'
import { type Drawn, oneOf, weighted } from '#server/engine/demo/overrides.ts'

/** Name, kind, level, issuer. */
const earned = [
  ['电工', '1', '4', '云南省职业技能鉴定中心'],
  ['汽车维修工', '1', '4', '云南省职业技能鉴定中心'],
  ['汽车运用与维修', '2', '7', '北京中车行高新技术有限公司'],
  ['Web 前端开发', '2', '8', '工业和信息化部教育与考试中心'],
  ['智能财税', '2', '8', '中联集团教育科技有限公司'],
  ['全国计算机等级考试二级', '4', '9', '教育部教育考试院'],
  ['高等学校英语应用能力考试 B 级', '5', '9', '云南省教育厅'],
  ['普通话水平测试', '6', '9', '云南省语言文字培训测试中心'],
] as const
const days = ['2025-06-20', '2025-11-28', '2026-03-25', '2026-06-18', '2026-10-16']

const of =
  (part: 1 | 2 | 3) =>
  (_: number, { get }: Drawn) =>
    earned.find(([name]) => name === get('name'))?.[part] ?? null
const isLent = ({ get }: Drawn) => get('state') === 'approved'

/** Certificates and loans of the demo college. */
export async function demoSkillsLoan(app: AppContext, tenantId: string): Promise<void> {
  const draw = demoRowsIn(app, tenantId)
  await draw(
    certificate,
    { each: 'studentId', times: 0.15 },
    {
      name: oneOf(earned.map(([name]) => name)),
      ...{ kind: of(1), level: of(2), issuer: of(3) },
      certificateNo: (at) => `YN${String(26_000_000 + at)}`,
      ...{ issuedOn: oneOf(days), validUntil: null },
      recognition: weighted({ none: 70, credits: 30 }),
      credits: (_, { get, random }) => (get('recognition') === 'credits' ? 1 + random.below(4) : null),
      state: weighted({ approved: 92, refused: 8 }),
    },
  )
  await draw(
    loan,
    { each: 'studentId', times: 0.08 },
    {
      academicYear: oneOf(['2024-2025', '2025-2026', '2026-2027']),
      ...{ kind: 'origin', renewed: (_, { random }) => random.below(3) > 0 },
      ...{ amount: oneOf(['8000.00', '12000.00', '16000.00', '20000.00']), bank: '国家开发银行' },
      uses: oneOf(['1', '1,2', '1,2,3']),
      contractNo: (at) => `5301${String(260_000 + at)}`,
      receiptNo: (at) => `K${String(10_000 + at)}`,
      state: weighted({ approved: 95, refused: 5 }),
      releasedOn: (_, drawn) =>
        isLent(drawn) ? `${String(drawn.get('academicYear')).slice(0, 4)}-11-15` : null,
      released: (_, drawn) => (isLent(drawn) ? drawn.get<string>('amount') : null),
      settledOn: null,
    },
  )
  for (const at of [0, 1])
    await waitingApplication(app, tenantId, certificate, at, () => ({
      ...{ name: '电工', kind: '1', level: '4', certificateNo: `YN2700000${at}` },
      ...{ issuer: '云南省职业技能鉴定中心', issuedOn: '2026-11-06', recognition: 'credits', credits: 2 },
      state: 'reviewing',
    }))
  await waitingApplication(app, tenantId, loan, 1, ({ name }) => ({
    ...{ academicYear: '2026-2027', kind: 'origin', renewed: false, amount: '12000.00', uses: '1,2' },
    ...{ bank: '国家开发银行', contractNo: '5301990001', receiptNo: 'K99001' },
    ...{ borrower: `${name.slice(0, 1)}建国`, borrowerRelation: '51', borrowerPhone: '13900001111' },
    state: 'reviewing',
  }))
}
