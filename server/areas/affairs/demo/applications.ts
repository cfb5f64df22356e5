import { archive } from '#domain/affairs/archive.ts'
import { archiveCopy } from '#domain/affairs/archive-copy.ts'
import { cardReissue } from '#domain/affairs/card-reissue.ts'
import { studyAbroad } from '#domain/affairs/study-abroad.ts'
import type { AppContext } from '#server/core/app-context.ts'
import { seeded } from '#server/core/chance.ts'
import { table } from '#server/core/database/table.ts'
import { applicantAt } from '#server/engine/approval/demo/applicant.ts'
import { dayOf, decidedApplication } from '#server/engine/approval/demo/decided-application.ts'
import { waitingApplication } from '#server/engine/approval/demo/waiting-application.ts'
import { demoRowsIn } from '#server/engine/demo/demo-rows.ts'
import { type Drawn, oneOf, weighted } from '#server/engine/demo/overrides.ts'

const collector = (_: number, { get, label }: Drawn) =>
  get('state') === 'collected' ? label('studentId') : null
const collectedOn = (_: number, { get }: Drawn) => (get('state') === 'collected' ? '2026-11-18' : null)
const decided = { collected: 70, ready: 15, making: 10, refused: 5 }

const fees = { student: '10.00', badge: '5.00', campus: '20.00', train: '7.00' } as const
const trips = [
  ['1', '泰国', '曼谷职业技术学院', '短期研学', '1'],
  ['2', '马来西亚', '吉隆坡理工学院', '学分互认交流', '3'],
  ['3', '新加坡', '滨海酒店集团', '酒店管理海外实习', '4'],
] as const

/** What students applied for: a part is done, a part is under way, and some wait for a decision. */
export async function demoApplications(app: AppContext, tenantId: string): Promise<void> {
  const draw = demoRowsIn(app, tenantId)
  const files = await table(archive, app.db, tenantId).list(
    { state: 'kept' },
    { id: 'studentId' },
    { most: 20 },
  )
  await draw(
    archiveCopy,
    { each: 'studentId', of: files },
    {
      state: weighted(decided),
      purpose: oneOf(['应聘单位政审', '专升本报名', '入党材料存档']),
      materials: oneOf(['2,3', '3', '1,2']),
      ...{ copies: oneOf([1, 2]), stamped: true, collector, collectedOn },
    },
  )
  await draw(
    cardReissue,
    { each: 'studentId', times: 0.04 },
    {
      ...{ kind: weighted({ student: 40, badge: 10, campus: 35, train: 15 }), state: weighted(decided) },
      reason: weighted({ lost: 70, broken: 20, changed: 10 }),
      statement: (_, { get }) =>
        get('reason') === 'lost' ? '本人于十一月初在校内不慎遗失证件，声明原证件作废。' : null,
      fromStation: (_, { get }) => (get('kind') === 'train' ? '昆明' : null),
      toStation: (_, { get }) => (get('kind') === 'train' ? '大理' : null),
      fee: (_, { get }) => fees[get<keyof typeof fees>('kind')],
      ...{ collector, collectedOn },
    },
  )
  const tripOf = (at: number) => trips[at % trips.length] ?? trips[0]
  await draw(studyAbroad, 24, {
    ...{ kind: (at) => tripOf(at)[0], country: (at) => tripOf(at)[1], school: (at) => tripOf(at)[2] },
    ...{ program: (at) => tripOf(at)[3], funding: (at) => tripOf(at)[4], note: null },
    ...{ since: '2026-07-10', until: (at) => `2026-08-${10 + (at % 18)}`, guardianAgrees: true },
    passportNo: (_, { random }) => `EJ${1_000_000 + random.below(8_999_999)}`,
    state: weighted({ approved: 90, refused: 10 }),
  })
  const waiting = { state: 'reviewing' }
  const statement = '本人上周在图书馆遗失证件，声明原证件作废。'
  const lost = { kind: 'campus', reason: 'lost', statement, title: '补办校园卡', fee: '20.00' }
  for (const at of [0, 1]) {
    await waitingApplication(app, tenantId, cardReissue, at, () => ({ ...waiting, ...lost }))
    await waitingApplication(app, tenantId, archiveCopy, at, () => ({
      ...{ ...waiting, purpose: '专升本报名', materials: '2,3', copies: 1, stamped: true },
    }))
    await waitingApplication(app, tenantId, studyAbroad, at, ({ name }) => ({
      ...{
        ...waiting,
        kind: '2',
        country: '马来西亚',
        school: '吉隆坡理工学院',
        program: '寒假学分互认交流',
      },
      ...{ since: '2027-01-20', until: '2027-02-18', passportNo: `EJ30054${at}7`, funding: '3' },
      ...{ guardian: `${name.slice(0, 1)}女士`, guardianPhone: '13900003456', guardianAgrees: true },
    }))
  }
}

/** Applications of the last weeks that were decided: of the student account, and of a classmate. */
export async function demoDecided(app: AppContext, tenantId: string): Promise<void> {
  const [own, classmate] = [await applicantAt(app.db, tenantId, 0), await applicantAt(app.db, tenantId, 1)]
  if (!own || !classmate) return
  const random = seeded(83)
  const row = ({ id: studentId }: typeof own) => ({ id: random.id(), studentId, state: 'reviewing' })
  const trip = {
    ...{ kind: '1', country: '泰国', school: '曼谷职业技术学院', program: '短期研学', funding: '1' },
    ...{ since: '2027-01-18', until: '2027-01-31', passportNo: 'EJ3005493', guardianPhone: '13900003456' },
    ...{ guardian: `${own.name.slice(0, 1)}女士`, guardianAgrees: true },
  }
  await decidedApplication(app, tenantId, studyAbroad, { ...row(own), ...trip }, own, {
    before: 47,
    copied: ['department'],
    decisions: [
      { verb: 'approve', comment: '同意，请按期返校并办理销假。' },
      { verb: 'reject', comment: '研学时间与顶岗实习冲突，不同意。' },
    ],
  })
  const copy = { purpose: '政审', materials: '1,3', copies: 1, stamped: true }
  await decidedApplication(app, tenantId, archiveCopy, { ...row(own), ...copy }, own, {
    before: 22,
    copied: ['counsellor'],
    decisions: [{ verb: 'approve', comment: '同意复印。' }],
  })
  const past = { before: 29, decisions: [{ verb: 'approve', comment: '同意补办。' }] } as const
  const lostOn = dayOf(app, past)
  const card = {
    ...{ kind: 'student', reason: 'lost', title: '补办学生证', fee: fees.student },
    statement: `本人于 ${lostOn} 在食堂遗失证件，声明原证件作废。`,
  }
  await decidedApplication(app, tenantId, cardReissue, { ...row(classmate), ...card }, classmate, past)
}
