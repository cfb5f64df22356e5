import { sql } from 'kysely'
import { hardshipBatch } from '#domain/affairs/hardship/batch.ts'
import { hardship } from '#domain/affairs/hardship/hardship.ts'
import { totalOf } from '#domain/affairs/hardship/places.ts'
import { hardshipQuota } from '#domain/affairs/hardship/quota.ts'
import { levelOf, scoreOf } from '#domain/affairs/hardship/score.ts'
import type { HardshipLevel } from '#domain/affairs/hardship/words.ts'
import { daysAfter } from '#domain/kernel/days.ts'
import { yuanOf } from '#domain/kernel/money.ts'
import type { AppContext } from '#server/core/app-context.ts'
import { type Random, seeded } from '#server/core/chance.ts'
import { insertRows } from '#server/core/database/insert-rows.ts'
import { behind, table } from '#server/core/database/table.ts'
import { newId } from '#server/core/new-id.ts'
import { todayOf } from '#server/core/today.ts'
import { waitingApplication } from '#server/engine/approval/demo/waiting-application.ts'
import { demoRowsIn } from '#server/engine/demo/demo-rows.ts'
import { enrolledIn, sharesOf } from '../hardship/distribute.ts'

const thresholds = { specialFrom: 60, hardFrom: 45, plainFrom: 30 }
const ratio = 25

/** Of students `s`: who studies, or has graduated since. */
const wasThere = sql`s.student_state in ('01', '05', '07')`

const illnesses = [
  '母亲患类风湿关节炎，长期服药，不能从事重体力劳动。',
  '父亲腰椎手术后丧失部分劳动能力。',
  '祖父患慢性肾病，每周透析两次。',
]
const debtReasons = ['修建住房向信用社贷款', '家人住院治疗借款', '兄弟姐妹同时上学的生源地贷款']

/** What a family of the demo says of itself: poor enough to be recognised. */
function familyIn(random: Random) {
  for (;;) {
    const familySize = 3 + random.below(4)
    const said = (share: number, words: string) => (random.next() < share ? words : null)
    const owes = random.next() < 0.4
    const group = String(1 + random.below(14))
    const family = {
      ...{ familySize, labourCount: 1 + random.below(2), supportCount: random.below(4) },
      incomePerHead: yuanOf((24 + random.below(90)) * 10_000),
      ...{ debt: owes ? yuanOf((1 + random.below(9)) * 1_000_000) : null },
      debtReason: owes ? random.pick(debtReasons) : null,
      disaster: said(0.06, '今年七月暴雨，自家农田和部分房屋被淹。'),
      accident: said(0.06, '父亲今年在工地受伤，尚未恢复工作。'),
      illness: said(0.3, random.pick(illnesses)),
      groups: said(0.5, group),
    }
    const score = scoreOf(family)
    const level = levelOf(score.points, family.groups, thresholds)
    if (level) return { ...family, ...score, level, proposedLevel: level }
  }
}

interface Asking {
  readonly id: string
  readonly name: string
  readonly className: string
}

interface Year {
  readonly first: number
  readonly academicYear: string
  readonly isOver: boolean
}

const beginningIn = (today: string) => Number(today.slice(0, 4)) - (today.slice(5, 7) < '08' ? 1 : 0)

/** The places of a batch, as they were divided in its year. */
async function places(app: AppContext, tenantId: string, batchId: string, year: Year): Promise<number> {
  // Of the three grades that were in the college then.
  const classes = await enrolledIn(
    app.db,
    tenantId,
    sql`c.grade between ${year.first - 2} and ${year.first} and ${wasThere}`,
  )
  const total = totalOf(
    { places: null, ratio },
    classes.reduce((sum, { headcount }) => sum + headcount, 0),
  )
  const rows = sharesOf(total, classes).map((share) => ({ id: newId(), ...share, batchId, moved: 0 }))
  if (rows.length > 0) await insertRows(app.db, hardshipQuota, tenantId, rows, { by: 'demo' })
  return total
}

/** Those who applied: four in five of the places of each class, the same ones in each of their years. */
async function askingIn({ db }: AppContext, tenantId: string, batchId: string, { isOver }: Year) {
  const { rows } = await sql<Asking>`select s.id, s.name, s."className" from (
      select s.id, s.name, c.name as "className", r.places,
        row_number() over (partition by s.class_id order by md5(s.id::text)) as rank
      from affairs_hardship_quota r join ${behind('base_student s', 'r.class_id', 'class_id')}
      join ${behind('base_class c', 'r.class_id')}
      where r.tenant_id = ${tenantId} and r.batch_id = ${batchId} and ${wasThere}
        and (${isOver} or r.class_id is distinct from (select own.class_id from base_student own
          join "system_user" p on p.tenant_id = own.tenant_id and p.student_id = own.id
          where own.tenant_id = ${tenantId} and p.account = 'student'))) s
    where s.rank <= ceil(s.places * 0.8) order by s.id`.execute(db)
  return rows
}

/** Everybody who was recognised, turned down or whose recognition ended in one year; answers with their levels. */
async function decided(
  app: AppContext,
  tenantId: string,
  batchId: string,
  year: Year,
  last: ReadonlyMap<string, HardshipLevel>,
): Promise<ReadonlyMap<string, HardshipLevel>> {
  const { first, academicYear, isOver } = year
  const today = todayOf(app)
  const autumn = `${first}-10-28`
  const recognisedOn = autumn < today ? autumn : daysAfter(today, -3)
  const endsOn = `${first + 1}-08-31`
  const asking = await askingIn(app, tenantId, batchId, year)
  if (asking.length === 0) return new Map()
  const byId = new Map(asking.map((each) => [each.id, each]))
  const random = seeded(first)
  const families = asking.map(() => familyIn(random))
  const states = asking.map(() =>
    random.weighted({ [isOver ? 'expired' : 'recognised']: 94, refused: 4, ended: 2 }),
  )
  const familyOf = (at: number) => families[at] as (typeof families)[number]
  const isIn = (at: number) => states[at] !== 'refused'
  const of =
    <K extends keyof ReturnType<typeof familyIn>>(name: K) =>
    (at: number) =>
      familyOf(at)[name]
  const rows = await demoRowsIn(app, tenantId)(
    hardship,
    { each: 'studentId', of: asking },
    {
      title: (_, { get }) => `${byId.get(get('studentId') ?? '')?.name} ${academicYear}学年困难认定`,
      className: (_, { get }) => byId.get(get('studentId') ?? '')?.className ?? null,
      ...{ batchId, academicYear, noticeDays: 5, promise: true, other: null, proof: null },
      ...{ familySize: of('familySize'), labourCount: of('labourCount'), supportCount: of('supportCount') },
      ...{
        incomePerHead: of('incomePerHead'),
        incomeSource: (at) => (at % 3 === 0 ? '7' : at % 3 === 1 ? '1' : '5'),
      },
      ...{ debt: of('debt'), debtReason: of('debtReason'), disaster: of('disaster') },
      ...{ accident: of('accident'), illness: of('illness'), groups: of('groups') },
      ...{ incomePoints: of('incomePoints'), burdenPoints: of('burdenPoints'), debtPoints: of('debtPoints') },
      ...{ eventPoints: of('eventPoints'), groupPoints: of('groupPoints'), points: of('points') },
      ...{ proposedLevel: of('proposedLevel'), level: of('level'), levelReason: null },
      lastLevel: (_, { get }) => last.get(get('studentId') ?? '') ?? null,
      state: (at) => states[at] as 'recognised',
      recognisedOn: (at) => (isIn(at) ? recognisedOn : null),
      endsOn: (at) => (isIn(at) ? endsOn : null),
      endsAt: (at) => (isIn(at) ? `${endsOn} 23:59:59` : null),
      changedOn: (at) => (states[at] === 'ended' ? daysAfter(recognisedOn, 2) : null),
      changeReason: (at) => (states[at] === 'ended' ? '家庭经济状况好转，本人申请终止认定。' : null),
      formerLevel: null,
    },
    { key: academicYear, at: new Date(`${recognisedOn}T10:00:00+08:00`) },
  )
  return new Map(
    rows.flatMap(({ studentId, level, state }) =>
      state === 'refused' || state === 'ended' ? [] : [[String(studentId), level as HardshipLevel] as const],
    ),
  )
}

/** Applications of the student account and of classmates that wait for the review of their class. */
async function underWay(app: AppContext, tenantId: string, batchId: string, { academicYear }: Year) {
  const random = seeded(19)
  for (const at of [0, 1, 2, 3])
    await waitingApplication(app, tenantId, hardship, at, ({ name }) => ({
      ...{ ...familyIn(random), batchId, academicYear, noticeDays: 5, promise: true, incomeSource: '1,7' },
      ...{ title: `${name} ${academicYear}学年困难认定`, state: 'reviewing' },
    }))
}

/** Hardship recognition of the demo college: this school year and the three before. */
export async function demoHardship(app: AppContext, tenantId: string): Promise<void> {
  const today = todayOf(app)
  const latest = beginningIn(today)
  let last: ReadonlyMap<string, HardshipLevel> = new Map()
  for (const first of [latest - 3, latest - 2, latest - 1, latest]) {
    const year: Year = { first, academicYear: `${first}-${first + 1}`, isOver: first < latest }
    const batchId = seeded(first).id()
    const window = year.isOver
      ? { opensOn: `${first}-09-10`, closesOn: `${first}-10-10` }
      : { opensOn: daysAfter(today, -60), closesOn: daysAfter(today, 20) }
    await insertRows(app.db, hardshipBatch, tenantId, [
      {
        ...{
          id: batchId,
          name: `${year.academicYear}学年家庭经济困难学生认定`,
          academicYear: year.academicYear,
        },
        ...{ ...window, ...thresholds, endsOn: `${first + 1}-08-31`, noticeDays: 5, places: null, ratio },
        note: '请如实填写家庭情况，并上传民政、乡村振兴等部门出具的证明。',
      },
    ])
    const total = await places(app, tenantId, batchId, year)
    await table(hardshipBatch, app.db, tenantId).update({ id: batchId }, { total })
    last = await decided(app, tenantId, batchId, year, last)
    if (!year.isOver) await underWay(app, tenantId, batchId, year)
  }
}
