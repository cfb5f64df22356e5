import { sql } from 'kysely'
import type { z } from 'zod'
import { dictionaries } from '#domain/index.ts'
import type { parentAsked, treeAsked } from '#domain/system/dictionaries/codes-asked.ts'
import type { PersonalCall } from '#server/core/route.ts'
import { entriesOf } from './entries.ts'

const knownCode = (code = '') => (/^[\w.-]{1,100}$/.test(code) ? code : '')

/** GET dataDictionary/getTree (dictionaryCode): its entries in the shape of a tree, of which ours have one level. */
export async function dictionaryTree(
  { dictionaryCode }: z.output<typeof treeAsked>,
  { app, tenantId }: PersonalCall,
) {
  const code = knownCode(dictionaryCode)
  const entries = (await entriesOf(app, tenantId, [code]))[code] ?? []
  return entries
    .filter(({ enabled }) => enabled)
    .map((entry) => ({ ...entry, title: entry.label, key: entry.value, hasChildren: false, children: [] }))
}

/** GET dataDictionary/getParentDict (code, dictionaryKey): the dictionary above an entry; above the dictionaries is nothing. */
export async function parentDictionary(
  { code: asked, dictionaryKey: key = '' }: z.output<typeof parentAsked>,
  { app, tenantId }: PersonalCall,
) {
  const code = knownCode(asked)
  const entries = (await entriesOf(app, tenantId, [code]))[code] ?? []
  const declared = dictionaries.find(({ name }) => name === code)
  if (!declared || (key && !entries.some(({ dictKey }) => dictKey === key))) return null
  return { id: '0', parentId: '', code, dictKey: '-1', dictValue: declared.label, sort: 0, remark: '' }
}

/** Every dictionary with how many entries it has, and whether they can be edited. */
export async function dictionaryKinds({ app, tenantId }: PersonalCall) {
  const { rows } = await sql<{ code: string; entries: number; retired: number }>`
    select code, count(*)::int as entries, count(*) filter (where not enabled
      or valid_to < (${app.now().toISOString()}::timestamptz at time zone 'Asia/Shanghai')::date)::int as retired
    from system_dictionary where tenant_id = ${tenantId} group by code`.execute(app.db)
  const kept = new Map(rows.map((row) => [row.code, row]))
  return dictionaries.map(({ name, label, labels, open }) => ({
    code: name,
    label,
    open,
    entries: open ? (kept.get(name)?.entries ?? 0) : Object.keys(labels).length,
    retired: kept.get(name)?.retired ?? 0,
  }))
}
