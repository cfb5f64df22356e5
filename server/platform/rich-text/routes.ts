import { sql } from 'kysely'
import { z } from 'zod'
import { schemaOf } from '#domain/kernel/field-schema.ts'
import { refuse } from '#domain/kernel/refusal.ts'
import { richText } from '#domain/system/rich-text.ts'
import { cleanHtml } from '#server/core/clean-html.ts'
import { table } from '#server/core/database/table.ts'
import { jsonOf } from '#server/core/request-body.ts'
import type { PersonalCall, Route } from '#server/core/route.ts'
import { stamps } from '#server/core/stamps.ts'

interface Kept {
  readonly id: string
  readonly code: string
  readonly content: string
}

/** GET richText/getOne, by `code` or `id`; nothing when nobody has written it. */
async function getOne({ c, app, tenantId }: PersonalCall): Promise<Kept | null> {
  const { code = '', id = '' } = c.req.query()
  return (
    (await table(richText, app.db, tenantId).get(
      [sql`(code = ${code} or id::text = ${id})`],
      ['id', 'code', 'content'],
    )) ?? null
  )
}

const asked = z.object({
  code: schemaOf(richText.fields.code).describe('代码'),
  content: schemaOf(richText.fields.content).describe('内容'),
})

/** No row that readers see would hold their files. */
const withoutPictures = (html: string) => html.replaceAll(/<img [^<>]*>/g, '')

/** POST richText/add: writes the text of a code, whether or not there was one. */
async function add({ c, app, actor, tenantId }: PersonalCall): Promise<Kept> {
  const { success, data, error } = asked.safeParse(await jsonOf(c))
  if (!success) return refuse({ type: 'invalid', message: error.issues[0]?.message ?? '请求参数格式错误' })
  const row = {
    ...stamps(tenantId, actor.id),
    code: data.code,
    content: withoutPictures(cleanHtml(data.content)),
  }
  const { id } = await app.db
    .insertInto('system_rich_text')
    .values(row)
    .onConflict((same) =>
      same.columns(['tenant_id', 'code']).doUpdateSet({
        content: row.content,
        updated_by: actor.id,
        updated_at: app.now().toISOString(),
        revision: sql`system_rich_text.revision + 1`,
      }),
    )
    .returning('id')
    .executeTakeFirstOrThrow()
  return { id, code: row.code, content: row.content }
}

export const richTextRoutes: readonly Route[] = [
  {
    method: 'GET',
    path: 'base/richText/getOne',
    access: 'signed-in',
    title: '富文本',
    query: { code: '代码', id: '编号' },
    answer: getOne,
  },
  {
    method: 'POST',
    path: 'base/richText/add',
    access: 'system.notice:update',
    title: '写富文本',
    input: asked,
    answer: add,
  },
]
