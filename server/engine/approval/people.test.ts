import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { building } from '#domain/base/building.ts'
import { campus } from '#domain/base/campus.ts'
import { classLeader } from '#domain/base/class-leader.ts'
import { counsellor } from '#domain/base/counsellor.ts'
import { mentor } from '#domain/base/mentor.ts'
import { bed } from '#domain/dormitory/bed.ts'
import { room } from '#domain/dormitory/room.ts'
import type { AnyTable } from '#domain/kernel/table.ts'
import type { RoleCode } from '#domain/roles.ts'
import type { Source } from '#domain/workflow/source.ts'
import { insertRows } from '#server/core/database/insert-rows.ts'
import { newId } from '#server/core/new-id.ts'
import { type Admitted, admit } from '#tests/support/admitted.ts'
import { oneEngine } from '#tests/support/database.ts'
import { teacherOf } from '#tests/support/places.ts'
import { sessionsOn } from '#tests/support/session.ts'
import { peopleOf } from './people.ts'

describe.each(oneEngine)('people of a step, on %s', (engine) => {
  const server = sessionsOn(engine)
  const ids: Record<string, string> = {}
  let admitted: Admitted | undefined
  let receivingId = ''

  const keep = async (table: AnyTable, row: object) => {
    const id = newId()
    await insertRows(server.app().db, table, server.tenantId, [{ id, ...row }])
    return id
  }

  /** A teacher with an account, of a department of their own; the id of the teacher comes back. */
  async function teaches(
    name: string,
    role: RoleCode = 'teacher',
    departmentId: string = crypto.randomUUID(),
  ) {
    const teacherId = await teacherOf(server.app(), server.tenantId, departmentId)
    await server.person(role, { name, teacherId })
    return teacherId
  }

  beforeAll(async () => {
    const { db } = server.app()
    ;[admitted] = await admit(db, server.tenantId, [{}])
    const { rows } = await sql<{ classId: string; departmentId: string }>`select class_id as "classId",
      department_id as "departmentId" from admissions_admitted_student where tenant_id = ${server.tenantId}`.execute(
      db,
    )
    const { classId = '', departmentId = '' } = rows[0] ?? {}
    const of = { classId, departmentId }
    const since = '2020-01-01'
    await keep(classLeader, { teacherId: await teaches('班主任'), ...of, since })
    await keep(classLeader, { teacherId: await teaches('前任'), ...of, since, until: '2021-01-01' })
    await keep(counsellor, { teacherId: await teaches('辅导员'), ...of, since })
    ids.teacher = await teaches('导师')
    await keep(mentor, {
      ...{ teacherId: ids.teacher, studentId: admitted?.studentId, departmentId, since },
    })
    const heads = await teaches('学院负责人', 'department')
    await sql`update base_teacher set department_id = ${departmentId} where id = ${heads}`.execute(db)
    await sql`update base_student set department_id = ${departmentId} where tenant_id = ${server.tenantId}`.execute(
      db,
    )
    receivingId = crypto.randomUUID()
    await teaches('接收学院', 'department', receivingId)
    const beside = await teaches('接收学院教师')
    await sql`update base_teacher set department_id = ${receivingId} where id = ${beside}`.execute(db)
    const keeperId = await teaches('宿管', 'dormmaster')
    const campusId = await keep(campus, { code: 'N', name: '北校区', enabled: true })
    const hall = { code: 'A1', name: 'A1楼', campusId, kind: 'dormitory', floors: 5, enabled: true }
    const buildingId = await keep(building, { ...hall, keeperId })
    const roomId = await keep(room, {
      name: 'A1楼 101',
      no: '101',
      buildingId,
      floor: 1,
      capacity: 4,
      state: 'open',
    })
    const own = { roomId, buildingId, no: 1, state: 'occupied', studentId: admitted?.studentId }
    await keep(bed, { name: 'A1楼 101-1', ...own })
    const account = await server.person('employer', { name: '表单所填' })
    const named = await sql<{ id: string }>`select id from "system_user" where account = ${account}`.execute(
      db,
    )
    ids.user = named.rows[0]?.id ?? ''
    ids.away = await teaches('停用的教师')
    await sql`update "system_user" set enabled = false where teacher_id = ${ids.away}`.execute(db)
    ids.without = await teacherOf(server.app(), server.tenantId, crypto.randomUUID())
  })

  it.each<[Source, readonly string[]]>([
    [{ kind: 'class-teacher' }, ['班主任']],
    [{ kind: 'counsellor' }, ['辅导员']],
    [{ kind: 'mentor' }, ['导师']],
    [{ kind: 'college' }, ['学院负责人']],
    [{ kind: 'receiving-college' }, ['接收学院']],
    [{ kind: 'dorm-master' }, ['宿管']],
    [{ kind: 'field', field: 'userId' }, ['表单所填']],
    [{ kind: 'field', field: 'nothing' }, []],
    [{ kind: 'field', field: 'teacherId' }, ['导师']],
    [{ kind: 'field', field: 'awayId' }, []],
    [{ kind: 'field', field: 'withoutId' }, []],
    [{ kind: 'field', field: 'words' }, []],
    [{ kind: 'role', role: 'dormmaster' }, ['宿管']],
  ])('%j', async (source, names) => {
    const { user: userId, teacher: teacherId, away: awayId, without: withoutId } = ids
    const row = { userId, teacherId, awayId, withoutId, words: '李老师' }
    const about = { studentId: admitted?.studentId ?? '', receivingId, row }
    const people = await peopleOf(server.app(), { tenantId: server.tenantId, ...about }, source)
    expect(people.map(({ name }) => name)).toEqual(names)
    const nobodys = { studentId: null, receivingId: null, row: {} }
    const others = await peopleOf(server.app(), { tenantId: server.tenantId, ...nobodys }, source)
    expect(others.length).toBe(source.kind === 'role' ? 1 : 0)
    expect(await peopleOf(server.app(), { tenantId: 'another', ...about }, source)).toEqual([])
  })
})
