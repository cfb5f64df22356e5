import { sql } from 'kysely'
import type { AppContext } from '#server/core/app-context.ts'
import { stamps } from '#server/core/stamps.ts'

const day = 86_400_000

interface Asked {
  readonly kind: 'teacher' | 'student'
  /** The given name that stands beside theirs: asked for, or given up where it was passed. */
  readonly given: string
  readonly state: 'pending' | 'passed' | 'refused'
  readonly reason?: string
  readonly daysAgo: number
}

const asked: readonly Asked[] = [
  { kind: 'teacher', given: '文静', state: 'pending', daysAgo: 1 },
  { kind: 'teacher', given: '沐阳', state: 'pending', daysAgo: 3 },
  { kind: 'teacher', given: '思远', state: 'passed', reason: '已核对户口簿原件', daysAgo: 9 },
  { kind: 'teacher', given: '一鸣', state: 'refused', reason: '请先办理更名，凭证明重新提交', daysAgo: 12 },
  { kind: 'student', given: '雨桐', state: 'pending', daysAgo: 1 },
  { kind: 'student', given: '浩然', state: 'pending', daysAgo: 2 },
  { kind: 'student', given: '子涵', state: 'passed', reason: '已核对身份证原件', daysAgo: 7 },
]

/** What teachers and students of the demo college have asked to be changed: some waits, some is decided. */
export async function createDemoReviews({ db, now }: Pick<AppContext, 'db' | 'now'>, tenantId: string) {
  const { rows: people } = await sql<{ id: string; kind: string; row: string; name: string }>`
    select u.id, u.kind, coalesce(u.teacher_id, u.student_id) as row,
      coalesce(t.name, s.name) as name
    from "system_user" u
    left join base_teacher t on t.tenant_id = u.tenant_id and t.id::text = u.teacher_id::text
    left join base_student s on s.tenant_id = u.tenant_id and s.id::text = u.student_id::text
    where u.tenant_id = ${tenantId} and coalesce(t.id, s.id) is not null order by u.account`.execute(db)
  const { rows: admins } = await sql<{ id: string }>`select id from "system_user"
    where tenant_id = ${tenantId} and account = 'admin'`.execute(db)
  const reviewer = admins[0]?.id
  if (!reviewer) return
  const rows = asked.flatMap(({ kind, given, state, reason = null, daysAgo }, at) => {
    const those = people.filter((person) => person.kind === kind)
    const who = those[at % those.length]
    if (!who) return []
    const on = new Date(now().getTime() - daysAgo * day)
    const decided = state !== 'pending'
    const other = who.name.slice(0, 1) + given
    return [
      {
        ...stamps(tenantId, who.id),
        created_at: on,
        updated_at: on,
        user_id: who.id,
        resource: `base.${kind}`,
        row_id: who.row,
        title: who.name,
        changes: JSON.stringify({ name: state === 'passed' ? [other, who.name] : [who.name, other] }),
        state,
        reason,
        reviewer_id: decided ? reviewer : null,
        reviewed_at: decided ? new Date(on.getTime() + day / 2) : null,
      },
    ]
  })
  if (rows.length > 0) await db.insertInto('system_field_review').values(rows).execute()
}
