import { sql } from 'kysely'
import { isBlankHtml } from '#domain/kernel/html.ts'
import { refuse, refuseAt } from '#domain/kernel/refusal.ts'
import { type Audience, isForSomebody } from '#domain/kits/audience.ts'
import { notice } from '#domain/system/notice.ts'
import { noticeReceipt } from '#domain/system/notice-receipt.ts'
import { cleanHtml } from '#server/core/clean-html.ts'
import { changedBy, table } from '#server/core/database/table.ts'
import { notifyEverybody } from '#server/core/messages/notify.ts'
import { serve } from '#server/core/serve.ts'
import { belongingOf, countReached, reachedBy } from '#server/engine/audience/audience.ts'
import { standing } from '#server/personal/notices/mine.ts'

export const notices = serve(notice, {
  beforeWrite(next, { current }) {
    const body = cleanHtml(next.body ?? '')
    if (isBlankHtml(body)) refuseAt('body', '请填写正文')
    if (!isForSomebody(next as Audience)) refuseAt('toEverybody', '请选择发布范围')
    return { body, state: current?.state ?? 'draft' }
  },
  actions: {
    /** Puts a notice before the people it is for. Published again after a change, it is unread again. */
    async publish(row, _, { db, app, actor: { tenantId, name, id } }) {
      const count = await countReached(db, tenantId, row as Audience)
      if (count === 0) refuse({ type: 'invalid', message: '发布范围内没有人员' })
      await table(noticeReceipt, db, tenantId).remove({ noticeId: row.id })
      const now = app.now().toISOString()
      await table(notice, db, tenantId).update(
        { id: row.id },
        {
          state: 'published',
          publishedAt: now,
          publisher: name,
          reach: count,
          ...changedBy(id, now),
        },
      )
      return { outcome: `已发布给 ${count} 人` }
    },
    async withdraw({ id }, _, { db, app, actor }) {
      await table(notice, db, actor.tenantId).update(
        { id },
        { state: 'withdrawn', ...changedBy(actor.id, app.now()) },
      )
      return undefined
    },
    /** Reminds those who have not read it. */
    async remind(row, _, { db, app, actor: { tenantId } }) {
      const unread = sql`select p.id from (${reachedBy(tenantId, row as Audience)}) p where not exists (
        select from system_notice_receipt r
        where r.tenant_id = ${tenantId} and r.notice_id = ${row.id} and r.user_id = p.id)`
      const count = await notifyEverybody(db, app, tenantId, unread, {
        kind: 'notice',
        title: '请阅读公告',
        text: row.title ?? '',
        link: `/personal/mynotice?notice=${row.id}`,
      })
      return { outcome: `已提醒 ${count} 人` }
    },
  },
  async shownElsewhere(ids, { db, app, actor: { id, tenantId } }) {
    const me = await belongingOf(db, tenantId, id)
    const { rows } = await sql<{ id: string }>`select n.id
      ${standing(app, tenantId, me)} and n.id = any(${ids}::uuid[])`.execute(db)
    return rows.map((row) => row.id)
  },
})
