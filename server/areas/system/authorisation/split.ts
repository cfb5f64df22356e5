import { partLabels } from '#domain/security/giving.ts'
import { calledAll, type Named } from '#server/identity/roles/called.ts'
import { type Part, parts } from './parts.ts'

/** What a giver may give of some items, and what lies beyond. */
export function splitBy<Item>(items: readonly Item[], gives: (item: Item) => boolean) {
  return { within: items.filter(gives), beyond: items.filter((item) => !gives(item)) }
}

/** What was opened and closed, kind by kind. */
export type Changed = Readonly<
  Record<Part, { readonly given: readonly Named[]; readonly taken: readonly Named[] }>
>

/** For the audit: which rows were given and taken, by name and id. */
export function listed(changed: Changed): string {
  const said = (word: string, of: 'given' | 'taken') =>
    parts.flatMap((part) => {
      const rows = changed[part][of]
      const called = part === 'grades' ? rows.map(({ name }) => name).join('、') : calledAll(rows)
      return rows.length > 0 ? [`${word}${partLabels[part]}：${called}`] : []
    })
  return [...said('授予', 'given'), ...said('收回', 'taken')].join('；') || '未改变数据范围'
}
