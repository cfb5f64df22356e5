import { sql } from 'kysely'
import { v7 } from 'uuid'
import { z } from 'zod'
import { refuse } from '#domain/kernel/refusal.ts'
import { viewSchema } from '#domain/kernel/view.ts'
import { checked } from '#server/core/checked.ts'
import { jsonOf } from '#server/core/request-body.ts'
import type { PersonalCall } from '#server/core/route.ts'
import { myOwn } from './own.ts'
import { screenOf } from './read.ts'

/** Views of one person on one screen. */
const most = 30
/** Characters of a view as it is kept. */
const longest = 16_000

const saved = z.strictObject({
  id: z.uuid().optional(),
  screen: z.string(),
  name: z.string('请填写视图名称').trim().min(1, '请填写视图名称').max(40, '视图名称不能超过 40 个字'),
  view: viewSchema,
})

/** Keeps a new view, or one of the person's own as it looks now. */
export async function saveView(call: PersonalCall) {
  const { c, app, tenantId, actor } = call
  const { id, screen, name, view } = checked(saved, {}, await jsonOf(c))
  const content = JSON.stringify(view)
  if (content.length > longest) refuse({ type: 'invalid', message: '视图内容过长，请减少筛选条件' })
  const place = screenOf(screen)
  const key = id ?? v7()
  await app.db.transaction().execute(async (db) => {
    await myOwn(db, call, place)
    const same = await sql<{ id: string }>`select id from system_saved_view where tenant_id = ${tenantId}
      and owner_id = ${actor.id} and screen = ${place} and name = ${name} and id <> ${key}`.execute(db)
    if (same.rows.length > 0)
      refuse({ type: 'conflict', message: '已有同名视图', fields: { name: '已有同名视图' } })
    if (id) {
      const { rows } = await sql`update system_saved_view set name = ${name}, content = ${content},
          revision = revision + 1, updated_at = ${app.now()}, updated_by = ${actor.id}
        where tenant_id = ${tenantId} and id = ${id} and owner_id = ${actor.id} and screen = ${place}
        returning id`.execute(db)
      if (rows.length === 0) refuse({ type: 'not-found' })
      return
    }
    const { rows } = await sql<{ count: number }>`select count(*)::integer as count from system_saved_view
      where tenant_id = ${tenantId} and owner_id = ${actor.id} and screen = ${place}`.execute(db)
    if ((rows[0]?.count ?? 0) >= most) refuse({ type: 'invalid', message: `每个页面最多保存 ${most} 个视图` })
    await sql`insert into system_saved_view
        (tenant_id, id, created_by, updated_by, name, screen, owner_id, content, to_everybody)
      values (${tenantId}, ${key}, ${actor.id}, ${actor.id}, ${name}, ${place}, ${actor.id}, ${content}, false)`.execute(
      db,
    )
  })
  return { id: key }
}
