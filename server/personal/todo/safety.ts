import { sql } from 'kysely'
import type { Todo } from '#domain/system/todos/calls.ts'
import type { TodoProvider } from '#server/core/todo.ts'
import { isRecommended, isRequired } from '#server/identity/second-factor/rule.ts'
import { isEnrolled, standingOf } from '#server/identity/second-factor/standing.ts'
import { withPolicy } from '#server/identity/session/must-change.ts'

const kind = '账号安全'
const href = '/personalcenter'

/** A second proof that the college asks of the person, or advises, and that is not set up. */
export const secondFactorTodos: TodoProvider = async ({ app, tenantId, actor }) => {
  const standing = await standingOf(app.db, tenantId, actor.id, app.now())
  if (!standing || isEnrolled(standing)) return []
  const required = await isRequired(app, tenantId, actor.id)
  if (!required && !(await isRecommended(app, tenantId, actor.id))) return []
  const note = required ? '学校要求您的账号开启二次验证' : '学校建议您的账号开启二次验证'
  return [{ id: 'safety:factor', kind, title: '设置二次验证', note, due: null, href, doneAt: null }]
}

/** Days before the end in which a password is told to be running out. */
const ahead = 14

/** A password that runs out soon. One that has run out is asked for before anything else, not here. */
export const passwordTodos: TodoProvider = async ({ app, tenantId, actor }) => {
  const { rows } = await sql<Pick<Todo, 'due'>>`
    select (ends at time zone 'Asia/Shanghai')::date::text as due from (
      select coalesce(u.password_changed_at, u.created_at) + policy.expiry_days * interval '1 day' as ends
      from "system_user" u ${withPolicy}
      where u.tenant_id = ${tenantId} and u.id = ${actor.id} and u.password_hash is not null
        and policy.expiry_days > 0) p
    where ends <= ${app.now().toISOString()}::timestamptz + ${ahead} * interval '1 day'`.execute(app.db)
  return rows.map(({ due }) => ({
    id: 'safety:password',
    kind,
    title: '修改即将到期的密码',
    note: null,
    due,
    href,
    doneAt: null,
  }))
}
