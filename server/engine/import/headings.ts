import type { AnyResource } from '#domain/kernel/resource.ts'
import type { Cell, SheetRow } from '#domain/sheet/sheet-row.ts'
import { importableFields } from '#domain/system/importable.ts'
import { tableNamed } from '#server/core/tables.ts'
import { cleanText } from './clean-text.ts'
import { synonyms } from './synonyms.ts'

/** A heading without what people put round it: `* 1. 学 号（必填）：` is 学号. */
export function plain(heading: string): string {
  const bare = cleanText(heading)
    .normalize('NFKC')
    .toLowerCase()
    .replace(/^[\s*]*(\d{1,2}|[一二三四五六七八九十]{1,2})[、.]/, '')
    .replace(/[\s*★☆※#:_'"·.-]/g, '')
  const outside = bare.replace(/\([^()]*\)|\[[^[\]]*\]|【[^【】]*】|〔[^〔〕]*〕|<[^<>]*>/g, '') || bare
  return outside.replace(/(必填项?|必录|选填项?|可空)$/, '') || outside
}

/** What a heading may mean besides: one of two languages, a quantity without its unit, a thing without where it is. */
function readings(heading: string): readonly string[] {
  const name = plain(heading)
  const parts = heading.split(/[/|\r\n]+/).map(plain)
  const unitless = name.replace(/(元|分|人|个|岁|年|cm|kg|㎡|m2|平方米)$/, '')
  return [...new Set([name, ...parts, unitless, name.replace(/^(所在|所属)/, '')])].filter(
    (each) => each !== '',
  )
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
  // What points at a department may be headed as departments are, where nothing else here points at one.
  for (const [name, { target }] of fields) {
    if (
      !target ||
      target === resource.name ||
      fields.filter(([, other]) => other.target === target).length > 1
    )
      continue
    const label = String(tableNamed(target)?.label ?? '')
    for (const text of [label, ...(synonyms[label] ?? [])]) learn(text, name)
  }
  return names
}

/** Which field each heading names, from the first column on; a field is named once. Null: not known, or left out. */
export function matched(
  resource: AnyResource,
  headings: readonly Cell[],
  left: readonly number[] = [],
): readonly (string | null)[] {
  const names = namesOf(resource)
  const taken = new Set<string>()
  return headings.map((heading, at) => {
    if (left.includes(at)) return null
    const known = readings(String(heading ?? '')).map((text) => names.get(text))
    const field = known.find((name) => name !== undefined && !taken.has(name))
    if (field === undefined) return null
    taken.add(field)
    return field
  })
}

const farthest = 20

/** Headings of two rows, one merged over the other: what the lower leaves empty stands above it. */
function joined(lower: readonly Cell[], upper: readonly Cell[] = []): readonly Cell[] {
  return Array.from(
    { length: Math.max(lower.length, upper.length) },
    (_, at) => lower[at] ?? upper[at] ?? null,
  )
}

/** Where the headings end, among the rows given, and what they are. */
export interface HeadingRow {
  readonly at: number
  readonly headings: readonly Cell[]
}

/**
 * The row of headings: among the first rows the one that names most fields, for a title may stand above it. Where two
 * rows together name more than either, the headings are both.
 */
export function headingRowOf(resource: AnyResource, rows: readonly SheetRow[]): HeadingRow {
  const first = rows.slice(0, farthest).map(({ cells }) => cells)
  const named = (cells: readonly Cell[]) => matched(resource, cells).filter((field) => field !== null).length
  const single = first.map((headings, at) => ({ at, headings, count: named(headings) }))
  const double = first.flatMap((lower, at) => {
    const headings = joined(lower, first[at - 1])
    // Of two rows both must name something, else a row of data under the headings would count.
    return at > 0 && named(lower) > 0 ? [{ at, headings, count: named(headings) }] : []
  })
  const most = Math.max(...single.map(({ count }) => count), ...double.map(({ count }) => count))
  const found = [...single, ...double].find(({ count }) => count === most)
  if (most > 0 && found) return found
  // Nothing is known by name: the first row with several cells, or the first of all.
  const at = Math.max(
    0,
    first.findIndex((cells) => cells.filter((cell) => cell !== null).length > 1),
  )
  return { at, headings: first[at] ?? [] }
}
