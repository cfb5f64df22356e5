import type { AnyResource } from '#domain/kernel/resource.ts'
import { importableFields } from '#domain/system/importable.ts'
import type { Cell, SheetRow } from './sheet/sheet-row.ts'
import { synonyms } from './synonyms.ts'

/** A heading without what people put round it: `* 学 号（必填）：` is 学号. */
export function plain(heading: string): string {
  const bare = heading
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s*:_'"·.-]/g, '')
  return bare.replace(/\([^()]*\)|\[[^[\]]*\]|【[^【】]*】|〔[^〔〕]*〕/g, '') || bare
}

/** Every way in which a heading may name a field; a heading that would name two names the first. */
function namesOf(resource: AnyResource): ReadonlyMap<string, string> {
  const fields = importableFields(resource)
  const names = new Map<string, string>()
  const learn = (text: string, field: string) => {
    const name = plain(text)
    if (!names.has(name)) names.set(name, field)
  }
  // Labels before synonyms: what is one field's label is no other's synonym.
  for (const [name, { label }] of fields) learn(label, name)
  for (const [name, { label }] of fields) {
    for (const text of [
      name,
      `${resource.label}${label}`,
      name.replace(/Id$/, ''),
      ...(synonyms[label] ?? []),
    ])
      learn(text, name)
    for (const suffix of ['名称', '代码', '编号', '编码']) learn(`${label}${suffix}`, name)
  }
  return names
}

/** Which field each heading names, from the first column on; a field is named once, and what is not known is null. */
export function matched(resource: AnyResource, headings: readonly Cell[]): readonly (string | null)[] {
  const names = namesOf(resource)
  const taken = new Set<string>()
  return headings.map((heading) => {
    const field = names.get(plain(String(heading ?? '')))
    if (!field || taken.has(field)) return null
    taken.add(field)
    return field
  })
}

const farthest = 20

/** The row of headings: among the first rows the one that names most fields, for a title may stand above it. */
export function headingRowOf(resource: AnyResource, rows: readonly SheetRow[]): number {
  const first = rows.slice(0, farthest)
  const named = first.map(({ cells }) => matched(resource, cells).filter((field) => field !== null).length)
  const most = Math.max(...named)
  if (most > 0) return named.indexOf(most)
  // Nothing is known by name: the first row with several cells, or the first of all.
  return Math.max(
    0,
    first.findIndex(({ cells }) => cells.filter((cell) => cell !== null).length > 1),
  )
}

/** `A`, `B` … `Z`, `AA`: the column as the sheet names it. */
export function letterOf(index: number): string {
  const last = String.fromCharCode(65 + (index % 26))
  return index < 26 ? last : letterOf(Math.floor(index / 26) - 1) + last
}
