import { sql } from 'kysely'
import { behind } from '#server/core/database/table.ts'
import { notifyEverybody } from '#server/core/messages/notify.ts'
import type { Unit } from '#server/core/serve.ts'
import { aboutStudent } from '#server/engine/audience/about-student.ts'
import type { Change } from './unit.ts'

type Subject = Pick<Change, 'studentId' | 'title' | 'fromClassId' | 'toClassId' | 'bedId'>

/** Tells the student, the counsellors of the old class and the new, and where it is asked the keeper of the bed. */
export const tellOf = (
  unit: Unit,
  { studentId, title, fromClassId, toClassId, bedId }: Subject,
  { title: news, keeper = false }: { title: string; keeper?: boolean },
) => {
  const { db, app, actor } = unit
  const about = aboutStudent(unit, { studentId, classIds: [fromClassId, toClassId] })
  const people = keeper ? sql`${about} union ${keeperOf(actor.tenantId, bedId)}` : about
  const told = { kind: 'service', event: 'status-change', title: `${title}：${news}` } as const
  return notifyEverybody(db, app, actor.tenantId, people, told)
}

const keeperOf = (tenantId: string, bedId: string | null) =>
  sql`select u.id from "system_user" u where u.tenant_id = ${tenantId} and u.enabled and u.teacher_id in (
    select h.keeper_id from dormitory_bed b join ${behind('base_building h', 'b.building_id')}
    where b.tenant_id = ${tenantId} and b.id = ${bedId})`
