import { sql } from 'kysely'
import { refuse } from '#domain/kernel/refusal.ts'
import { type Audience, isForSomebody } from '#domain/kits/audience.ts'
import { notice } from '#domain/system/notice.ts'
import { cleanHtml, isBlankHtml } from '#server/core/clean-html.ts'
import { serve } from '#server/core/serve.ts'
import { belongingOf } from '#server/engine/audience/audience.ts'
import { standing } from '#server/personal/notices/mine.ts'

/** What is published stands as it was read: to change it, it is withdrawn first. */
export const notices = serve(notice, {
  beforeWrite(next, { current }) {
    if (current?.state === 'published')
      return refuse({ type: 'conflict', message: '已发布的公告不能修改，请先撤回' })
    const body = cleanHtml(next.body ?? '')
    if (isBlankHtml(body)) wrong('body', '请填写正文')
    if (!isForSomebody(next as Audience)) wrong('toEverybody', '请选择发布范围')
    return { body, state: current?.state ?? 'draft' }
  },
  async shownElsewhere(ids, { db, app, actor: { id, tenantId } }) {
    const me = await belongingOf(db, tenantId, id)
    const { rows } = await sql<{ id: string }>`select n.id
      ${standing(app, tenantId, me)} and n.id = any(${ids}::uuid[])`.execute(db)
    return rows.map((row) => row.id)
  },
})

const wrong = (field: string, message: string) =>
  refuse({ type: 'invalid', message, fields: { [field]: message } })
