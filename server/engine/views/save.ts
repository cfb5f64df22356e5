import { sql } from 'kysely'
import type { z } from 'zod'
import { phrase } from '#domain/kernel/phrase.ts'
import { refuse } from '#domain/kernel/refusal.ts'
import { savedView } from '#domain/system/saved-view.ts'
import type { viewSaved } from '#domain/system/saved-views/asked.ts'
import { changedBy, table } from '#server/core/database/table.ts'
import { newId } from '#server/core/new-id.ts'
import type { PersonalCall } from '#server/core/route.ts'
import { myOwn } from './own.ts'

/** Views of one person on one screen. */
const most = 30
/** Characters of a view as it is kept. */
const longest = 16_000

/** Keeps a new view, or one of the person's own as it looks now. */
export async function saveView({ id, screen, name, view }: z.output<typeof viewSaved>, call: PersonalCall) {
  const { app, tenantId, actor } = call
  const content = JSON.stringify(view)
  if (content.length > longest) refuse({ type: 'invalid', message: '视图内容过长，请减少筛选条件' })
  const key = id ?? newId()
  await app.db.transaction().execute(async (db) => {
    await myOwn(db, call, screen)
    const same = await sql<{ id: string }>`select id from system_saved_view where tenant_id = ${tenantId}
      and owner_id = ${actor.id} and screen = ${screen} and name = ${name} and id <> ${key}`.execute(db)
    if (same.rows.length > 0)
      refuse({ type: 'conflict', message: '已有同名视图', fields: { name: '已有同名视图' } })
    if (id) {
      const rows = await table(savedView, db, tenantId).update(
        { id, ownerId: actor.id, screen },
        { name, content, ...changedBy(actor.id, app.now()) },
        ['id'],
      )
      if (rows.length === 0) refuse({ type: 'not-found' })
      return
    }
    const total = await table(savedView, db, tenantId).count({ ownerId: actor.id, screen })
    if (total >= most)
      refuse({ type: 'invalid', message: phrase('每个页面最多保存 {{count}} 个视图', { count: most }) })
    await sql`insert into system_saved_view
        (tenant_id, id, created_by, updated_by, name, screen, owner_id, content, to_everybody)
      values (${tenantId}, ${key}, ${actor.id}, ${actor.id}, ${name}, ${screen}, ${actor.id}, ${content}, false)`.execute(
      db,
    )
  })
  return { id: key }
}
