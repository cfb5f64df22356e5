import { sql } from 'kysely'
import type { z } from 'zod'
import { student } from '#domain/base/student.ts'
import { leavingStates } from '#domain/dormitory/check-out/application.ts'
import type { CheckOutState } from '#domain/dormitory/check-out/words.ts'
import { takingStates } from '#domain/leave/application.ts'
import { type LeavingStep, leaveCalls } from '#domain/leave/calls.ts'
import { leavingAsked } from '#domain/leave/leaving-asked.ts'
import { answerCall } from '#server/core/answer-call.ts'
import { behind } from '#server/core/database/table.ts'
import { yuanIn } from '#server/core/database/yuan.ts'
import type { PersonalCall, Route } from '#server/core/route.ts'
import { scopeFilter } from '#server/engine/rows/scope.ts'

interface Standing {
  readonly leaves: string | null
  readonly fees: string | null
  readonly lodging: string | null
  readonly key: string | null
  readonly bed: string | null
  readonly lived: boolean
  readonly state: CheckOutState | null
  readonly departs: string | null
  readonly departed: boolean | null
  readonly card: string | null
}

/** How the student stands with each thing that has to be settled before leaving school. */
async function leavingSteps(
  { studentId }: z.output<typeof leavingAsked>,
  { app, actor, tenantId }: PersonalCall,
): Promise<readonly LeavingStep[]> {
  const asked = studentId ? [studentId] : actor.granted.self
  const reached = scopeFilter(student, actor, leaveCalls.leaving.access)
  const { rows } = await sql<Standing>`select
      (select string_agg(l.title, '、') from leave_application l where l.tenant_id = s.tenant_id
        and l.student_id = s.id and l.state = any(${takingStates}::text[])) as leaves,
      (select ${yuanIn('sum(f.owed)')} from fee_student_fee f where f.tenant_id = s.tenant_id
        and f.student_id = s.id and f.owed > 0) as fees,
      (select ${yuanIn('sum(a.owed)')} from dormitory_arrears a where a.tenant_id = s.tenant_id
        and a.student_id = s.id and a.owed > 0) as lodging,
      (select coalesce(o.sizes, '') from claim_goods_order o join ${behind('admissions_admitted_student a', 'o.admitted_id')} and a.student_id = s.id
        where o.tenant_id = s.tenant_id and o.kind = 'key' and o.state in ('received', 'lost') limit 1) as key,
      (select b.name from dormitory_bed b where b.tenant_id = s.tenant_id and b.student_id = s.id) as bed,
      exists (select from dormitory_stay y where y.tenant_id = s.tenant_id and y.student_id = s.id) as lived,
      (select c.state from dormitory_checkout c where c.tenant_id = s.tenant_id and c.student_id = s.id
        and c.state = any(${leavingStates}::text[]) limit 1) as state,
      d.leaves_on::text as departs, d.state <> 'expected' as departed,
      (select c.uid from base_campus_card c where c.tenant_id = s.tenant_id and c.student_id = s.id
        and c.state <> 'cancelled' limit 1) as card
    from base_student s
    left join lateral (select l.leaves_on, l.state from dormitory_leave_school l where l.tenant_id = s.tenant_id
      and l.student_id = s.id and l.state in ('expected', 'away', 'gone') order by l.leaves_on desc limit 1) d on true
    where s.tenant_id = ${tenantId} and s.id = any(${asked}::uuid[])
      and ${reached('s')} limit 1`.execute(app.db)
  const [own] = rows
  return own ? stepsOf(own) : []
}

function stepsOf(own: Standing): readonly LeavingStep[] {
  const step = (code: LeavingStep['code'], left: string | null): LeavingStep => ({
    code,
    done: left === null,
    left,
  })
  const owes = own.fees !== null || own.lodging !== null
  return [
    step('leaves', own.leaves),
    { code: 'fees', done: !owes, left: own.fees, lodging: own.lodging },
    step('keys', own.key),
    ...(own.bed !== null || own.lived ? [{ ...step('bed', own.bed), state: own.state }] : []),
    ...(own.departs !== null ? [{ ...step('departure', own.departs), done: own.departed === true }] : []),
    { ...step('card', own.card), left: null },
  ]
}

export const leavingRoutes: readonly Route[] = [answerCall(leaveCalls.leaving, leavingAsked, leavingSteps)]
