import { sql } from 'kysely'
import { behind } from '#server/core/database/table.ts'
import type { TodoProvider } from '#server/core/todo.ts'

/** What of somebody's own record is empty and needed to reach them. */
export const profileTodos: TodoProvider = async ({ app, tenantId, actor }) => {
  const { rows } = await sql<{ missing: string[] }>`
    select array_remove(array[
      case when coalesce(s.mobile, t.mobile, '') = '' then '手机号' end,
      case when coalesce(s.email, t.email, '') = '' then '电子邮箱' end,
      case when s.id is not null and coalesce(s.emergency_phone, '') = '' then '紧急联系电话' end
    ], null) as missing
    from "system_user" u
    left join ${behind('base_student s', 'u.student_id')}
    left join ${behind('base_teacher t', 'u.teacher_id')}
    where u.tenant_id = ${tenantId} and u.id = ${actor.id} and (s.id is not null or t.id is not null)`.execute(
    app.db,
  )
  const missing = rows[0]?.missing ?? []
  if (missing.length === 0) return []
  return [
    {
      id: 'profile:contact',
      kind: '资料完善',
      title: '补全个人联系方式',
      note: `缺少：${missing.join('、')}`,
      due: null,
      href: '/personalcenter',
      doneAt: null,
    },
  ]
}
