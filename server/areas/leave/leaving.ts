import { sql } from 'kysely'
import type { z } from 'zod'
import { student } from '#domain/base/student.ts'
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
  readonly key: string | null
  readonly bed: string | null
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
      (select ${yuanIn('a.due - a.paid')} from admissions_admitted_student a where a.tenant_id = s.tenant_id
        and a.student_id = s.id and a.due > a.paid limit 1) as fees,
      (select coalesce(o.sizes, '') from claim_goods_order o join ${behind('admissions_admitted_student a', 'o.admitted_id')} and a.student_id = s.id
        where o.tenant_id = s.tenant_id and o.kind = 'key' and o.state in ('received', 'lost') limit 1) as key,
      (select b.name from dormitory_bed b where b.tenant_id = s.tenant_id and b.student_id = s.id) as bed,
      (select c.uid from base_campus_card c where c.tenant_id = s.tenant_id and c.student_id = s.id
        and c.state <> 'cancelled' limit 1) as card
    from base_student s where s.tenant_id = ${tenantId} and s.id = any(${asked}::uuid[])
      and ${reached('s')} limit 1`.execute(app.db)
  const [own] = rows
  if (!own) return []
  const step = (code: LeavingStep['code'], left: string | null, said = left): LeavingStep => ({
    code,
    done: left === null,
    left: said,
  })
  return [
    step('leaves', own.leaves),
    step('fees', own.fees),
    step('keys', own.key),
    step('bed', own.bed),
    step('card', own.card, null),
  ]
}

export const leavingRoutes: readonly Route[] = [answerCall(leaveCalls.leaving, leavingAsked, leavingSteps)]
