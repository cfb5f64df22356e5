import { sql } from 'kysely'
import type { OwnCode } from '#domain/claim/own-code.ts'
import { codeRenewal, codeSeconds, signedWords, verifyCodeText } from '#domain/claim/verify-code.ts'
import { momentOf } from '#server/core/database/moment.ts'
import { behind } from '#server/core/database/table.ts'
import { yuanIn } from '#server/core/database/yuan.ts'
import type { PersonalCall } from '#server/core/route.ts'
import { todayOf } from '#server/core/today.ts'
import { verifyRules } from './rules.ts'

type Own = NonNullable<OwnCode['student']>

/** One's own code for the next minute, and how one stands. Nobody who is not on the list. */
export async function ownCode({ app, actor, tenantId }: PersonalCall): Promise<OwnCode> {
  const rules = await verifyRules(app.db, tenantId)
  const { opensOn, closesOn, states } = rules
  const student = await own(app.db, tenantId, actor.granted.self, rules.year)
  const bring = (rules.bring ?? '').split('\n').filter((line) => line.trim())
  const code =
    student && states.includes(student.arrival) ? await signedCode(app, tenantId, student.id) : null
  const today = todayOf(app)
  return { student, code, seconds: codeSeconds, renewal: codeRenewal, today, bring, opensOn, closesOn }
}

async function signedCode({ now, secrets }: PersonalCall['app'], tenantId: string, id: string) {
  const until = Math.floor(now().getTime() / 1000) + codeSeconds
  return verifyCodeText({ id, until, signature: await secrets.sign(signedWords(tenantId, { id, until })) })
}

async function own(db: PersonalCall['app']['db'], tenantId: string, self: readonly string[], year: number) {
  const { rows } = await sql<Own>`
    select s.id, s.name, s.candidate_no as "candidateNo", m.name as major, c.name as "schoolClass", b.name as bed,
      ${yuanIn('s.due')} as due, ${yuanIn('s.paid')} as paid, s.deferred_until::text as "deferredUntil",
      s.arrival, ${momentOf('s.arrived_at')} as "arrivedAt"
    from admissions_admitted_student s
    join ${behind('base_major m', 's.major_id')}
    left join ${behind('base_class c', 's.class_id')}
    left join ${behind('dormitory_bed b', 's.bed_id')}
    where s.tenant_id = ${tenantId} and s.year = ${year} and s.student_id = any(${self}::uuid[])
    order by s.id limit 1`.execute(db)
  return rows[0] ?? null
}
