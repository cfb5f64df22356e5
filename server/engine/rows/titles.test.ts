import { readdirSync, readFileSync } from 'node:fs'
import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { mentor } from '#domain/base/mentor.ts'
import { student } from '#domain/base/student.ts'
import { role } from '#domain/system/role.ts'
import { user } from '#domain/system/user.ts'
import { insertRows } from '#server/core/database/insert-rows.ts'
import { stamps } from '#server/core/stamps.ts'
import { oneEngine } from '#tests/support/database.ts'
import { sampleRows } from '#tests/support/sample-rows.ts'
import { type Ask, serverOn } from '#tests/support/server.ts'

describe.each(oneEngine)(
  'finding 7: names and fields that a role sees in part or not at all, on %s',
  (engine) => {
    const server = serverOn(engine)
    const name = '欧阳明月'
    const shown = '欧****'
    let ask: Ask
    let own: { id: string; classId: string; teacherId: string; batch: string }
    const get = async (path: string) => {
      const { status, body } = await ask('GET', path)
      return status === 200 ? body.data : status
    }

    beforeAll(async () => {
      const college = server.college()
      const { tenantId } = college
      const { db } = server.app()
      const rows = await sampleRows(db, tenantId)
      const [pupil, other] = [String(rows.get(student.name)?.id), crypto.randomUUID()]
      await sql`update base_student set name = ${name}, student_no = 'S1', grade = 2024, student_state = '01'
      where id = ${pupil}`.execute(db)
      await sql`insert into base_student select * from jsonb_populate_record(null::base_student,
      (select to_jsonb(s) || ${JSON.stringify({ id: other, name: '阿木', student_no: 'S2', grade: 2025 })}::jsonb
        from base_student s where id = ${pupil}))`.execute(db)
      const mentored = rows.get(mentor.name)
      await sql`update base_mentor set student_id = ${pupil} where id = ${mentored?.id}`.execute(db)
      await sql`update "system_user" set name = ${name}, student_id = ${pupil}, teacher_id = null
      where id = ${rows.get(user.name)?.id}`.execute(db)
      const rules = { name: 'masked', gender: 'hidden', grade: 'hidden' }
      const roleId = crypto.randomUUID()
      await insertRows(db, role, tenantId, [
        { id: roleId, code: 'role-0', name: '受限', grants: 'all', sort: 1 },
      ])
      for (const [field, access] of Object.entries(rules))
        await db
          .insertInto('security_secret_field')
          .values({
            ...stamps(tenantId),
            role_id: roleId,
            resource: student.name,
            field,
            access,
            first: 1,
            last: 0,
          })
          .execute()
      const may = ['view', 'update', 'remove', 'add', 'review'].map((verb) => `base.student:${verb}`)
      ask = college.person([{ may: [...may, 'base.mentor:view', 'system.user:view', 'system.role:users'] }])
      const admin = college.person([{ may: [] }, { may }])
      const changed = { rows: { ids: [pupil] }, changes: { formerName: '旧名' } }
      await admin('POST', 'base/student/batchUpdate', { json: changed })
      const { body } = await ask('POST', 'base/student/batchUpdate', {
        json: { rows: { ids: [pupil, other] }, changes: { formerName: '小名' } },
      })
      await sql`insert into system_field_review (tenant_id, id, user_id, resource, row_id, title, changes, state,
        created_at, updated_at, created_by, updated_by)
      values (${tenantId}, gen_random_uuid(), ${rows.get(user.name)?.id}, 'base.student', ${pupil}, ${name},
        '{}', 'pending', now(), now(), '', '')`.execute(db)
      own = {
        id: pupil,
        classId: String(rows.get('base.class')?.id),
        teacherId: String(rows.get('base.teacher')?.id),
        batch: body.data.batch,
      }
    }, 60_000)

    it('class lists show what the student list shows, in an order that says nothing', async () => {
      const listed = await get(`base/student/classStudent?classId=${own.classId}`)
      expect(listed).toHaveLength(2)
      expect(listed[0]).toMatchObject({ name: shown, label: shown, studentNo: 'S1' })
      expect(listed[0]).not.toHaveProperty('gender')
    })

    it('pickers are not asked by them', async () => {
      const picker = 'base/baseStudentInfo/getSelect'
      expect(await get(`${picker}?grade=2024`)).toBe(400)
      expect(await get(`${picker}?xh=${encodeURIComponent('明月')}`)).toEqual([])
      // Beside a name that is covered stands no number.
      expect(await get(`${picker}?xh=S1`)).toEqual([])
      expect(await get(`base/student/getSelect?keyword=${encodeURIComponent('明月')}`)).toEqual([])
      expect(await get(`base/student/page?params.search=${encodeURIComponent('明月')}`)).toMatchObject({
        total: 0,
      })
    })

    it('a reference to them sorts nothing', async () => {
      expect(await get('base/mentor/page?ascs=studentId')).toBe(400)
      const { records } = await get('base/mentor/page')
      expect(records[0].labels.studentId).toBe(shown)
    })

    it('history and reviews call rows, and those who acted, as lists do', async () => {
      const told = await get(`base/student/history?id=${own.id}`)
      expect(told.map(({ rowTitle }: { rowTitle: string }) => rowTitle)).toEqual([shown, shown])
      const { records } = await get('system/fieldReview/page?resource=base.student')
      expect(records[0]).toMatchObject({ title: shown, by: shown })
      const users = await get('system/user/page?size=100')
      expect(JSON.stringify(users)).not.toContain(name)
      expect(await get('system/user/page?ascs=name')).toBe(400)
    })

    it('a batch that is taken back calls those that are gone as lists do', async () => {
      await sql`delete from base_mentor where student_id = ${own.id}`.execute(server.app().db)
      await sql`update "system_user" set student_id = null where student_id = ${own.id}`.execute(
        server.app().db,
      )
      await sql`alter table base_student disable trigger all`.execute(server.app().db)
      await sql`delete from base_student where id = ${own.id}`.execute(server.app().db)
      await sql`alter table base_student enable trigger all`.execute(server.app().db)
      const { body } = await ask('POST', 'base/student/undo', { json: { batch: own.batch } })
      expect(body.data.refusals).toEqual([
        { id: own.id, name: shown, message: '数据已被删除或不在您的管理范围内' },
      ])
    })
  },
)

describe('finding 7: names of rows leave the server by one function', () => {
  /** They keep a name, or look for one, and answer with none; or they say a person their own. */
  const others: Readonly<Record<string, string>> = {
    'server/engine/history/record.ts': 'keeps',
    'server/engine/history/verify.ts': 'hashes',
    'server/engine/rows/audit-write.ts': 'keeps for the audit, where 对象 quotes any',
    'server/engine/rows/columns.ts': 'titles in SQL, masked with their rows by masking.ts',
    'server/engine/rows/sorting.ts': 'order, refused by question.ts where it tells',
    'server/engine/reviews/ask.ts': 'keeps',
    'server/areas/system/door-person.ts': 'keeps in a field that quotes both',
    'server/areas/claim/verification/code.ts': 'one’s own',
    'server/areas/claim/verification/listed.ts': 'covers by masking.ts',
    'server/areas/claim/verification/stretched.ts': 'hashes',
    'server/areas/claim/goods/students.ts': 'covers by masking.ts',
    'server/areas/base/student.ts': 'covers by masking.ts',
    'server/areas/award/quota.ts': 'covers by masking.ts',
    'server/areas/award/payout.ts': 'compares with the holder of an account, and answers with none',
    'server/identity/registration/open-account.ts': 'looks for',
    'server/identity/roles/separation.ts': 'an administrator, to administrators',
    'server/core/messages/in-words.ts': 'to the person called so',
    'server/personal/personal-center/my-profile.ts': 'one’s own',
    'server/identity/session/user-info.ts': 'one’s own',
    'server/core/actor/person-of.ts': 'who asks',
    'server/engine/reviews/decide.ts': 'keeps for the audit, where 对象 quotes any',
    'server/engine/batch/result.ts': 'titles.ts',
    'server/engine/approval/begin.ts': 'keeps in a field that quotes any',
    'server/engine/approval/facts.ts': 'staff who decide, named to those who have to do with the case',
    'server/engine/approval/picks.ts': 'staff who decide, named to those who picked them',
    'server/engine/export/codes-beside.ts': 'compares names, and tells codes where both are seen whole',
    'server/engine/print/copy.ts': 'keeps in a field that quotes any',
    'server/areas/fee/receipt/lines.ts': 'keeps in a field that quotes it',
    'server/engine/approval/people.ts': 'staff who decide, named to those who have to do with the case',
    'server/areas/workflow/routes.ts': 'a case, to those who were asked to decide on it',
    'server/areas/workflow/colleagues.ts': 'staff, to staff',
    'server/areas/leave/checked.ts': 'keeps in a field that quotes students',
    'server/areas/leave/extension.ts': 'keeps in a field that quotes students',
    'server/areas/leave/timetable.ts': 'subjects',
    'server/areas/leave/gate/passes.ts': 'one’s own',
    'server/platform/messages/by-mail.ts': 'one’s own, over a mail to oneself',
    'server/areas/dormitory/house/school-calls.ts': 'students, masked as their rules say',
    'server/identity/session/demo-accounts.ts': 'roles',
  }
  const named =
    /row_title|\btitle(?:Of|In|Behind)\(|\b[urst]\.name\b(?=[^`]*(?:base_student|base_teacher|"system_user"|admissions_admitted))/
  const files = readdirSync('server', { recursive: true, encoding: 'utf8' })
    .map((file) => `server/${file.replaceAll('\\', '/')}`)
    .filter((file) => /\.ts$/.test(file) && !/\.test\.ts$|\/demo\//.test(file))

  it.each(
    files.map((file) => [file, readFileSync(file, 'utf8')] as const).filter(([, text]) => named.test(text)),
  )('%s', (file, text) => {
    expect(text.includes('/titles.ts') || file === 'server/engine/rows/titles.ts' || file in others).toBe(
      true,
    )
  })
})
