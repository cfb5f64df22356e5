import { sql } from 'kysely'
import { dictionaries } from '#domain/index.ts'
import { refuse } from '#domain/kernel/refusal.ts'
import { dictionary } from '#domain/system/dictionary.ts'
import type { Database } from '#server/core/app-context.ts'
import { serve } from '#server/core/serve.ts'

const open = new Set(dictionaries.filter((each) => each.open).map(({ name }) => name))

/** Entries of open dictionaries. A code stays what it is, for rows carry it; it is retired, not rewritten. */
export const dictionaryEntries = serve(dictionary, {
  async beforeWrite({ code = '', key, replacedBy }, { db, actor, current }) {
    if (!open.has(code)) wrong('code', '没有这个可以编辑的字典')
    if (current && (current.code !== code || current.key !== key))
      wrong('key', '字典键已被数据使用，不能修改；可以停用后新增')
    if (replacedBy && !(await isThere(db, actor.tenantId, code, replacedBy)))
      wrong('replacedBy', '这个字典里没有由其代替的键')
    return undefined
  },
})

async function isThere(db: Database, tenantId: string, code: string, key: string) {
  const { rows } = await sql`select from system_dictionary
    where tenant_id = ${tenantId} and code = ${code} and key = ${key}`.execute(db)
  return rows.length > 0
}

const wrong = (field: string, message: string) =>
  refuse({ type: 'invalid', message, fields: { [field]: message } })
