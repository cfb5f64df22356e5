import { sql } from 'kysely'
import { unpaidOf, type Verdict, type VerifyWay } from '#domain/claim/verdict.ts'
import { verification } from '#domain/claim/verification.ts'
import type { Yuan } from '#domain/kernel/money.ts'
import type { AppContext } from '#server/core/app-context.ts'
import { type Random, seeded } from '#server/core/chance.ts'
import { insertRows } from '#server/core/database/insert-rows.ts'
import { yuanIn } from '#server/core/database/yuan.ts'

const day = '2026-09-05'
const desks = ['东门核验台', '体育馆核验台']
/** How busy the desks are from eight in the morning on. */
const hours = { '8': 9, '9': 18, '10': 21, '11': 14, '12': 5, '13': 8, '14': 12, '15': 8, '16': 4, '17': 1 }
const ways: Readonly<Record<VerifyWay, number>> = { 'id-card': 80, qr: 12, 'campus-card': 3, name: 5 }
/** At most so many come on that day; the others are still awaited. */
const most = 700

interface Coming {
  readonly id: string
  readonly name: string
  readonly candidateNo: string
  readonly idTail: string
  readonly departmentId: string | null
  readonly majorId: string
  readonly classId: string | null
  readonly studentId: string | null
  readonly due: Yuan
  readonly paid: Yuan
  readonly deferredUntil: string | null
}

/** The day of arrival at two desks: who came, who was sent back first, and one pass that was taken back. */
export async function createArrivalDay({ db }: Pick<AppContext, 'db'>, tenantId: string): Promise<void> {
  const users = await db
    .selectFrom('system_user')
    .select(['id', 'account'])
    .where('tenant_id', '=', tenantId)
    .where('account', 'in', ['verifier', 'admin'])
    .execute()
  const idOf = (account: string): string | null => users.find((user) => user.account === account)?.id ?? null
  const people = { operatorId: idOf('verifier'), witnessId: idOf('admin') }
  // Those who have an account of the demo are to meet the desk themselves.
  const { rows: awaited } = await sql<Coming>`
    select s.id, s.name, s.candidate_no as "candidateNo", right(s.id_no, 4) as "idTail",
      s.department_id as "departmentId", s.major_id as "majorId", s.class_id as "classId",
      s.student_id as "studentId", ${yuanIn('s.due')} as due, ${yuanIn('s.paid')} as paid,
      s.deferred_until::text as "deferredUntil"
    from admissions_admitted_student s
    where s.tenant_id = ${tenantId} and s.arrival = 'awaited' and not exists (
      select from "system_user" u where u.tenant_id = s.tenant_id and u.student_id = s.student_id)
    order by s.candidate_no`.execute(db)
  const random = seeded(905)
  const share = Math.min(0.45, most / Math.max(awaited.length, 1))
  const came = awaited.filter(() => random.next() < share)
  const taps = [
    ...came.flatMap((person, at) => tapsOf(random, person, at, people)),
    ...Array.from({ length: Math.ceil(came.length / 40) }, () => stranger(random, people)),
  ]
  await insertRows(db, verification, tenantId, taps, { by: 'demo', at: new Date(`${day}T20:00:00+08:00`) })
  const arrived = taps.flatMap(({ passed, undoneAt, admittedId, tappedAt }) =>
    passed && !undoneAt && admittedId ? [{ id: admittedId, at: tappedAt }] : [],
  )
  await sql`update admissions_admitted_student s set arrival = 'arrived', arrived_at = came.at
    from jsonb_to_recordset(${JSON.stringify(arrived)}::jsonb) as came(id uuid, at timestamptz)
    where s.tenant_id = ${tenantId} and s.id = came.id`.execute(db)
}

interface People {
  readonly operatorId: string | null
  readonly witnessId: string | null
}

type Tap = {
  readonly id: string
  readonly tappedAt: string
  readonly verdict: Verdict
  readonly passed: boolean
  readonly undoneAt?: string
  readonly admittedId?: string
}

function tapsOf(random: Random, person: Coming, at: number, { operatorId, witnessId }: People): Tap[] {
  const { id: admittedId, due: _, paid: __, deferredUntil: ___, ...names } = person
  const first = moment(random)
  const base = { admittedId, ...names, arrivalBefore: 'awaited' }
  const tap = (minutes: number, verdict: Verdict, more: object = {}): Tap => ({
    ...seen(random, first + minutes * 60_000, operatorId),
    ...base,
    verdict,
    passed: false,
    ...more,
  })
  const owing = unpaidOf({ ...person, arrived: false }, day) > 0
  const passes = tap(0, owing ? 'unpaid' : 'pass', { passed: true })
  if (at % 61 === 7) {
    const why = { overridden: true, reason: '证件姓名有生僻字，已核对录取通知书', witnessId }
    return [tap(-2, 'mismatch'), tap(0, 'mismatch', { passed: true, ...why })]
  }
  if (at % 67 === 11) return [tap(-9, 'expired'), passes]
  if (at % 53 === 5) return [passes, tap(1, 'already')]
  if (at % 149 === 13) {
    const undone = {
      undoneAt: iso(first - 240_000),
      undoneById: operatorId,
      undoReason: '误刷同行同学的证件',
    }
    return [tap(-6, passes.verdict, { passed: true, ...undone }), passes]
  }
  return [passes]
}

const stranger = (random: Random, { operatorId }: People): Tap => ({
  ...seen(random, moment(random), operatorId),
  verdict: 'not-listed',
  passed: false,
  ...{ idTail: String(1000 + random.below(9000)) },
})

function seen(random: Random, time: number, operatorId: string | null) {
  const at = iso(time)
  return {
    id: random.id(),
    key: random.id(),
    way: random.weighted(ways),
    desk: random.pick(desks),
    operatorId,
    overridden: false,
    tappedAt: at,
    receivedAt: at,
  }
}

const moment = (random: Random): number =>
  Date.parse(`${day}T00:00:00+08:00`) + Number(random.weighted(hours)) * 3_600_000 + random.below(3600) * 1000

const iso = (time: number) => new Date(time).toISOString()
