import { sql } from 'kysely'
import { dictionaries } from '#domain/index.ts'
import { entriesOf as declaredEntries, type Tone, toneOf } from '#domain/kernel/dictionary.ts'
import type { Entry } from '#domain/system/dictionaries/calls.ts'
import type { AppContext } from '#server/core/app-context.ts'

const entry = (
  id: string,
  code: string,
  key: string,
  label: string,
  sort: number,
  { remark = '', replacedBy = '', enabled = true, tone = null }: Partial<Entry> = {},
): Entry => ({
  id,
  parentId: '0',
  code,
  dictKey: key,
  dictValue: label,
  sort,
  remark,
  label,
  value: key,
  replacedBy,
  enabled,
  tone,
})

/** The entries of each dictionary asked for: closed ones from the declaration, open ones from the table. */
export async function entriesOf(app: AppContext, tenantId: string, codes: readonly string[]) {
  const kept = await keptEntries(app, tenantId, codes)
  return Object.fromEntries(codes.map((code) => [code, closedEntries(code) ?? kept.get(code) ?? []]))
}

function closedEntries(code: string): Entry[] | undefined {
  const dictionary = dictionaries.find(({ name, open }) => name === code && !open)
  return (
    dictionary &&
    declaredEntries(dictionary).map(([key, label], sort) =>
      entry(`${code}:${key}`, code, key, label, sort, { tone: toneOf(dictionary, key) ?? null }),
    )
  )
}

interface Kept {
  readonly id: string
  readonly code: string
  readonly key: string
  readonly label: string
  readonly sort: number
  readonly remark: string
  readonly replacedBy: string
  readonly enabled: boolean
  readonly tone: Tone | null
}

async function keptEntries({ db, now }: AppContext, tenantId: string, codes: readonly string[]) {
  const { rows } = await sql<Kept>`
    select d.id, d.code, d.key, d.label, d.sort, coalesce(d.remark, '') as remark,
      coalesce(d.replaced_by, '') as "replacedBy", d.tone,
      d.enabled and today.day >= coalesce(d.valid_from, today.day)
        and today.day <= coalesce(d.valid_to, today.day) as enabled
    from system_dictionary d,
      (select (${now().toISOString()}::timestamptz at time zone 'Asia/Shanghai')::date as day) today
    where d.tenant_id = ${tenantId} and d.code = any(string_to_array(${codes.join(',')}, ','))
    order by d.sort, d.key`.execute(db)
  const entries = rows.map(({ id, code, key, label, sort, ...rest }) =>
    entry(id, code, key, label, sort, rest),
  )
  return Map.groupBy(entries, ({ code }) => code)
}
