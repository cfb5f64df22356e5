import { sql } from 'kysely'
import { punishmentAppeal } from '#domain/affairs/punishment/appeal.ts'
import { punishmentCancel } from '#domain/affairs/punishment/cancel.ts'
import { punishment } from '#domain/affairs/punishment/punishment.ts'
import { appealUntilOf, endsOnOf, servedOf } from '#domain/affairs/punishment/terms.ts'
import { type PunishmentKind, punishmentKinds } from '#domain/affairs/punishment/words.ts'
import { daysAfter } from '#domain/kernel/days.ts'
import type { AppContext } from '#server/core/app-context.ts'
import { seeded } from '#server/core/chance.ts'
import { not } from '#server/core/database/table.ts'
import { todayOf } from '#server/core/today.ts'
import { handedIn } from '#server/engine/approval/demo/handed-in.ts'
import { waitingApplication } from '#server/engine/approval/demo/waiting-application.ts'
import { type DemoRow, demoRowsIn } from '#server/engine/demo/demo-rows.ts'
import type { Drawn } from '#server/engine/demo/overrides.ts'

interface Offence {
  readonly category: string
  readonly kind: Exclude<PunishmentKind, 'expulsion'>
  readonly months: number
  readonly place: string
  readonly facts: string
  readonly clause: string
}

const clause = (article: string) => `《学生违纪处分办法》第${article}条`

const offences: readonly Offence[] = [
  {
    ...{ category: '9', kind: 'warning', months: 6, place: '学生公寓', clause: clause('二十一') },
    facts: '宿舍检查时发现使用电热锅，此前已有两次同类违纪记录。',
  },
  {
    ...{ category: '2', kind: 'serious', months: 6, place: '教学楼', clause: clause('十五') },
    facts: '一学期内累计旷课 22 学时，经辅导员谈话后仍未改正。',
  },
  {
    ...{ category: '1', kind: 'demerit', months: 9, place: '教学楼考场', clause: clause('十二') },
    facts: '期末考试中夹带与考试内容有关的纸条，监考教师当场发现。',
  },
  {
    ...{ category: '3', kind: 'probation', months: 12, place: '食堂', clause: clause('十八') },
    facts: '与同学发生争执后首先动手，致对方软组织挫伤。',
  },
]
const [lightest] = offences as readonly [Offence, ...Offence[]]

const proposed = (offence: Offence, happenedOn: string) => {
  const { months: _, ...said } = offence
  return { ...said, happenedAt: `${happenedOn} 10:20:00`, statement: '对事实无异议，愿意接受处分。' }
}

/** What a punishment says that was delivered on this day. */
const delivered = ({ months }: Offence, receivedOn: string) => {
  const told = daysAfter(receivedOn, -16)
  return {
    ...{ toldAt: `${told} 09:00:00`, defendUntil: `${daysAfter(told, 5)} 23:59:59` },
    ...{ statedAt: `${daysAfter(told, 2)} 15:30:00`, decidedOn: daysAfter(receivedOn, -2), months },
    ...{ method: 'direct', receivedOn, signedAt: `${receivedOn} 16:10:00` },
    ...{ appealUntil: appealUntilOf(receivedOn, 10), endsOn: endsOnOf(receivedOn, months) },
  } as const
}

const titleOf = (name: string, kind: PunishmentKind) => `${name} ${punishmentKinds.labels[kind]}`

/** Fields that only a delivery by others, an end or a change fills. */
const untouched = {
  ...{ violationId: null, witness: null, evidence: null, proof: null, deliveryNote: null },
  ...{ deliveryProof: null, deemedAt: null, outcome: null, originalKind: null, remindedAt: null },
}

/** The counsellor who proposes them; a demo without accounts has none. */
async function proposer({ db }: AppContext, tenantId: string) {
  const { rows } = await sql<{
    userId: string
    userName: string
  }>`select u.id as "userId", u.name as "userName"
    from "system_user" u where u.tenant_id = ${tenantId} and u.account = 'counsellor'`.execute(db)
  return rows[0]
}

/** Punishments of the last year and a half: some run, some were removed after their term. */
async function history(app: AppContext, tenantId: string, others: readonly string[]) {
  const today = todayOf(app)
  const by = await proposer(app, tenantId)
  const at = (row: number) => offences[row % offences.length] ?? lightest
  const receivedOn = (row: number) => daysAfter(today, -25 - row * 21)
  const said = (row: number) => ({
    ...proposed(at(row), daysAfter(receivedOn(row), -22)),
    ...delivered(at(row), receivedOn(row)),
  })
  const isOver = (row: number) => (endsOnOf(receivedOn(row), at(row).months) ?? '') <= today
  await demoRowsIn(app, tenantId)(
    punishment,
    22,
    {
      ...untouched,
      title: (_: number, { label, get }: Drawn) => titleOf(label('studentId'), get<PunishmentKind>('kind')),
      caseNo: (row) => `CF${receivedOn(row).slice(0, 4)}${String(9 + row).padStart(4, '0')}`,
      documentNo: (row) => `校学处〔${receivedOn(row).slice(0, 4)}〕${9 + row}号`,
      ...{
        category: (row) => said(row).category,
        kind: (row) => said(row).kind,
        place: (row) => said(row).place,
        facts: (row) => said(row).facts,
      },
      ...{
        clause: (row) => said(row).clause,
        happenedAt: (row) => said(row).happenedAt,
        toldAt: (row) => said(row).toldAt,
      },
      ...{
        defendUntil: (row) => said(row).defendUntil,
        statedAt: (row) => said(row).statedAt,
        decidedOn: (row) => said(row).decidedOn,
      },
      ...{
        months: (row) => said(row).months,
        method: 'direct',
        receivedOn,
        signedAt: (row) => said(row).signedAt,
      },
      ...{ appealUntil: (row) => said(row).appealUntil, endsOn: (row) => said(row).endsOn },
      statement: (row) => said(row).statement,
      state: (row) => (isOver(row) ? 'removed' : 'effective'),
      removedOn: (row) =>
        isOver(row) ? daysAfter(endsOnOf(receivedOn(row), at(row).months) ?? '', 6) : null,
      toldId: (_, { get }) => get('studentId'),
      proposedBy: by?.userId ?? null,
    },
    {
      ...{ key: 'history', apart: ['studentId'] },
      among: { studentId: { studentState: '01', id: not(others) } },
    },
  )
}

interface Person {
  readonly id: string
  readonly name: string
}

/** The student account and four classmates, in the order of `waitingApplication`. */
async function classOf({ db }: AppContext, tenantId: string): Promise<readonly Person[]> {
  const { rows } = await sql<Person>`select s.id, s.name from "system_user" p
    join base_student own on own.tenant_id = p.tenant_id and own.id = p.student_id
    join base_student s on s.tenant_id = own.tenant_id and s.class_id = own.class_id
    where p.tenant_id = ${tenantId} and p.account = 'student'
    order by s.id = own.id desc, s.student_no limit 5`.execute(db)
  return rows
}

/** The punishment of one student that has come so far. */
async function ofStudent(app: AppContext, tenantId: string, { id, name }: Person, key: string, row: object) {
  const by = await proposer(app, tenantId)
  const [kept] = await demoRowsIn(app, tenantId)(
    punishment,
    1,
    {
      ...untouched,
      ...{ removedOn: null, caseNo: null, documentNo: null, decidedOn: null, months: null, method: null },
      ...{
        receivedOn: null,
        signedAt: null,
        appealUntil: null,
        endsOn: null,
        statement: null,
        statedAt: null,
      },
      title: (_, { get }) => titleOf(name, get<PunishmentKind>('kind')),
      ...{ toldId: id, proposedBy: by?.userId ?? null },
      ...row,
    },
    { key, among: { studentId: { id } } },
  )
  return kept as DemoRow
}

/** Of the student account one that runs and one to be answered; of classmates what waits for each desk. */
async function underWay(app: AppContext, tenantId: string, people: readonly Person[]) {
  const [own, second, third, fourth, fifth] = people
  if (!own || !second || !third || !fourth || !fifth) return
  const today = todayOf(app)
  const year = today.slice(0, 4)
  const [, serious, demerit] = offences as readonly [Offence, Offence, Offence]
  const numbered = (at: number) => ({
    ...{ caseNo: `CF${year}000${at}`, documentNo: `校学处〔${year}〕${at}号` },
  })
  const running = async (who: Person, at: number, offence: Offence, daysAgo: number) => {
    const receivedOn = daysAfter(today, -daysAgo)
    return ofStudent(app, tenantId, who, `running-${at}`, {
      ...proposed(offence, daysAfter(receivedOn, -22)),
      ...{ ...delivered(offence, receivedOn), ...numbered(at), state: 'effective' },
    })
  }
  const fresh = (offence: Offence) => {
    const told = {
      toldAt: `${daysAfter(today, -1)} 09:00:00`,
      defendUntil: `${daysAfter(today, 4)} 23:59:59`,
    }
    return { ...proposed(offence, daysAfter(today, -4)), ...told }
  }
  const first = await running(own, 1, lightest, 96)
  await ofStudent(app, tenantId, own, 'informed', {
    ...{ ...fresh(serious), statement: null, state: 'informed', caseNo: `CF${year}0006` },
  })
  await ofStudent(app, tenantId, fifth, 'heard', {
    ...{ ...fresh(lightest), state: 'heard', statedAt: `${today} 08:20:00`, caseNo: `CF${year}0007` },
  })
  await demoRowsIn(app, tenantId)(
    punishmentAppeal,
    { each: 'punishmentId', of: [first] },
    {
      ...{ title: `${titleOf(own.name, lightest.kind)} 申诉`, state: 'refused', outcome: 'uphold' },
      ...{ newKind: null, reason: '电热锅为室友所有，当时并未通电，请求复查。' },
    },
  )
  const due = await running(second, 2, lightest, 200)
  const receivedOn = daysAfter(today, -200)
  const served = servedOf({
    receivedOn,
    months: lightest.months,
    later: [],
    merit: false,
    today,
  })
  await waitingApplication(app, tenantId, punishmentCancel, 1, ({ name }) => ({
    ...{
      title: `${titleOf(name, lightest.kind)} 解除`,
      punishmentId: due.id,
      state: 'reviewing',
      merit: false,
    },
    report: '半年来认真学习宿舍安全管理规定，担任寝室安全员，没有再次违纪。',
    ...{ kind: lightest.kind, laterViolations: 0, laterPunishments: 0 },
    ...served,
  }))
  const disputed = await running(third, 3, demerit, 5)
  await waitingApplication(app, tenantId, punishmentAppeal, 2, ({ name }) => ({
    ...{ title: `${titleOf(name, demerit.kind)} 申诉`, punishmentId: disputed.id, state: 'reviewing' },
    reason: '纸条为上一场考试遗留，并非本人携带，考场录像可以核实。',
  }))
  await decidedSoon(app, tenantId, fourth, { ...fresh(demerit), caseNo: `CF${year}0008` })
}

/** A proposal that the college has to give its opinion of. */
async function decidedSoon(app: AppContext, tenantId: string, { id, name }: Person, row: object) {
  const by = await proposer(app, tenantId)
  if (!by) return
  const title = titleOf(name, (row as { readonly kind: PunishmentKind }).kind)
  const said = { studentId: id, toldId: id, title, proposedBy: by.userId, state: 'reviewing' }
  await handedIn(app, tenantId, punishment, { id: seeded(1190).id(), ...row, ...said }, by)
}

/** Punishments of the demo college, their appeals and their removal. */
export async function demoPunishments(app: AppContext, tenantId: string): Promise<void> {
  const people = await classOf(app, tenantId)
  await history(
    app,
    tenantId,
    people.map(({ id }) => id),
  )
  await underWay(app, tenantId, people)
}
