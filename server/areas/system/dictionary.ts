import { dictionaries } from '#domain/index.ts'
import { refuseAt } from '#domain/kernel/refusal.ts'
import { dictionary } from '#domain/system/dictionary.ts'
import type { Database } from '#server/core/app-context.ts'
import { table } from '#server/core/database/table.ts'
import { serve } from '#server/core/serve.ts'

const open = new Set(dictionaries.filter((each) => each.open).map(({ name }) => name))

/** Entries of open dictionaries. A code stays what it is, for rows carry it; it is retired, not rewritten. */
export const dictionaryEntries = serve(dictionary, {
  async beforeWrite({ code = '', key, replacedBy }, { db, actor, current }) {
    if (!open.has(code)) refuseAt('code', '没有这个可以编辑的字典')
    if (current && (current.code !== code || current.key !== key))
      refuseAt('key', '字典键已被数据使用，不能修改；可以停用后新增')
    if (replacedBy && !(await isThere(db, actor.tenantId, code, replacedBy)))
      refuseAt('replacedBy', '这个字典里没有由其代替的键')
    return undefined
  },
})

async function isThere(db: Database, tenantId: string, code: string, key: string) {
  return table(dictionary, db, tenantId).exists({ code, key })
}
