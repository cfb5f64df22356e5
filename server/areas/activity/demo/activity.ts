import { cadre } from '#domain/activity/cadre.ts'
import { community } from '#domain/activity/community.ts'
import { communityDorm } from '#domain/activity/community-dorm.ts'
import { labour } from '#domain/activity/labour.ts'
import { leagueFee } from '#domain/activity/league-fee.ts'
import { leagueMember } from '#domain/activity/league-member.ts'
import { organisation } from '#domain/activity/organisation.ts'
import { socialPractice } from '#domain/activity/social-practice.ts'
import { society } from '#domain/activity/society.ts'
import { societyMember } from '#domain/activity/society-member.ts'
import { subsidy } from '#domain/activity/subsidy.ts'
import type { AppContext } from '#server/core/app-context.ts'
import { waitingApplication } from '#server/engine/approval/demo/waiting-application.ts'
import { demoRowsIn } from '#server/engine/demo/demo-rows.ts'
import { type Drawn, inTurn, oneOf, weighted } from '#server/engine/demo/overrides.ts'

const societies = [
  ...([
    ['4', '篮球社'],
    ['4', '摄影社'],
    ['4', '汉服社'],
    ['2', '机器人协会'],
  ] as const),
  ...([
    ['5', '青年志愿者协会'],
    ['6', '心理互助社'],
    ['4', '吉他社'],
    ['3', '创业社'],
  ] as const),
]
const organisations = ['学生会', '学生社团联合会', '青年志愿者总队', '学生自律委员会', '校园广播站']
const communities = [
  ...['明德社区', '笃学社区', '弘毅社区', '至善社区', '致远社区', '崇文社区', '尚理社区', '博雅社区'],
  ...['知行社区', '日新社区', '求是社区', '勤朴社区', '厚德社区', '格物社区', '思齐社区', '若水社区'],
]
const events = ['消防疏散演练', '楼栋读书会', '包饺子迎冬至', '心理健康讲座', '寝室美化评比']
const items = ['校园绿地养护', '实训室整理', '食堂帮厨', '图书整理', '社区垃圾分类宣传']
const projects = ['乡村振兴调研', '企业岗位见习', '支教助学', '非遗文化寻访', '社区志愿服务']
const months = ['2026-09', '2026-10', '2026-11']
const paidOn = (_: number, { random }: Drawn) => (random.below(10) < 7 ? '2026-11-10' : null)
const foundedOn = (at: number) => `${2012 + at}-10-15`
const onStage =
  (day: string) =>
  (_: number, { get }: Drawn) =>
    get('stage') && day
const since = oneOf(['2025-09-20', '2026-03-10', '2026-09-20'])

/** What students of the demo college do beside their lessons. */
export async function demoActivity(app: AppContext, tenantId: string): Promise<void> {
  const draw = demoRowsIn(app, tenantId)
  await draw(society, societies.length, {
    ...{ kind: inTurn(societies.map(([kind]) => kind)), name: inTurn(societies.map(([, name]) => name)) },
    ...{ foundedOn, checked: weighted({ 1: 90, 2: 10 }), checkedOn: '2026-09-15' },
  })
  await draw(
    societyMember,
    { each: 'studentId', times: 0.2 },
    { since, until: null, post: weighted({ 1: 2, 2: 3, 3: 5, 4: 90 }) },
    { apart: ['studentId'] },
  )
  await draw(
    communityDorm,
    { each: 'buildingId', times: 1 },
    { name: inTurn(communities), place: oneOf(['一楼谈心室', '二楼活动室']) },
    { among: { buildingId: { kind: 'dormitory' } } },
  )
  await draw(community, 20, {
    ...{ title: inTurn(events), startsAt: (at) => `2026-${at % 2 ? '10' : '11'}-${10 + (at % 15)} 19:00:00` },
    endsAt: (_, { get }) => get('startsAt')?.replace('19:00', '20:30') ?? null,
  })
  await draw(organisation, organisations.length, { name: inTurn(organisations), level: '1', foundedOn })
  await draw(
    cadre,
    { each: 'studentId', times: 0.15 },
    {
      ...{ since, until: null },
      organisationId: (_, { get, pick }) => (Number(get('post')) > 4 ? null : pick('organisationId')),
    },
    { apart: ['studentId'] },
  )
  await draw(
    leagueMember,
    { each: 'studentId', times: 0.2 },
    {
      memberNo: (at) => `T2026${String(at + 1).padStart(5, '0')}`,
      ...{ branch: '第一团支部', joinedOn: oneOf(['2023-05-04', '2024-05-04']), transferredOn: null },
      ...{ stage: oneOf([null, null, null, '1', '2']), stageOn: onStage('2026-06-20') },
      ...{
        recommendedOn: onStage('2026-05-12'),
        contactId: (_, { get, pick }) => get('stage') && pick('contactId'),
      },
    },
  )
  await draw(
    leagueFee,
    { each: 'memberId', times: months.length },
    { month: oneOf(months), amount: '0.20', paidOn },
  )
  await draw(
    labour,
    { each: 'studentId', times: 0.5 },
    {
      ...{ item: oneOf(items), hours: oneOf([2, 4, 8]), attended: (_, { random }) => random.below(10) > 0 },
      score: (_, { get, random }) => (get<boolean>('attended') ? 70 + random.below(30) : null),
    },
  )
  const days = { since: '2026-07-10', until: '2026-07-24', adviser: oneOf(['周文静', '何立群']) } as const
  const practice = {
    ...days,
    project: inTurn(projects),
    place: oneOf(['大理', '保山', '昆明']),
    insured: true,
  }
  await draw(
    socialPractice,
    { each: 'studentId', times: 0.1 },
    {
      ...{ ...practice, team: null, state: weighted({ approved: 90, refused: 10 }) },
      score: (_, { get, random }) => (get('state') === 'approved' ? 75 + random.below(25) : null),
    },
  )
  await draw(
    subsidy,
    { each: 'studentId', times: 0.05 },
    { batch: '2026 年秋季第一批', paidOn, amount: oneOf(['100.00', '200.00', '300.00']) },
  )
  const safetyPlan = '两人以上同行，每日向指导教师报平安。'
  for (const at of [0, 1])
    await waitingApplication(app, tenantId, socialPractice, at, () => ({
      ...{ project: '寒假返乡调研', place: '大理', adviser: '周文静', state: 'reviewing' },
      ...{ since: '2027-01-20', until: '2027-02-05' },
      ...{ safetyPlan, insured: true },
    }))
}
