import type { Field, Fields } from '#domain/kernel/field.ts'
import { schemaOf } from '#domain/kernel/field-schema.ts'
import { sentence } from '#domain/kernel/phrase.ts'
import type { Cell } from '#domain/sheet/sheet-row.ts'
import type { ImportPlan } from '#domain/system/import-plan.ts'
import { importableFields } from '#domain/system/importable.ts'
import type { Unit } from '#server/core/serve.ts'
import { entriesOf } from '#server/engine/dictionaries/entries.ts'
import type { FieldVisibility } from '#server/engine/rows/field-visibility.ts'
import type { Batch } from './batches.ts'
import { cleanText, halfWidth } from './clean-text.ts'
import { type Found, findNamed } from './find-references.ts'
import { cellsSaid } from './merged.ts'
import { type Codes, comparable, dayFault, readCell } from './read-cell.ts'
import type { Staged } from './stage.ts'

/** What a row came to, and what is wrong with it, by field. */
export interface Read {
  readonly values: Record<string, unknown>
  readonly faults: Record<string, string>
  /** References whose text names several rows: which of them is meant, the row that is there already may say. */
  readonly doubtful: Readonly<Record<string, readonly string[]>>
  /** What stands in a cell as this person sees the field, in part: it is no value, but the one that is kept may look so. */
  readonly veiled: Readonly<Record<string, string>>
  /** Fields of this plan whose cells are empty. */
  readonly empty: readonly string[]
}

interface Column {
  readonly name: string
  readonly field: Field
  readonly at: number
}

function columnsOf({ resource }: Batch, { columns }: ImportPlan): readonly Column[] {
  const fields = new Map(importableFields(resource))
  return columns.flatMap((name, at) => {
    const field = name === null ? undefined : fields.get(name)
    return name !== null && field ? [{ name, field, at }] : []
  })
}

/** Reads the cells of many rows. What they point at is looked up together, and each name once for the whole sheet. */
export async function rowReader(unit: Unit, batch: Batch, plan: ImportPlan, masks: FieldVisibility['masks']) {
  const columns = columnsOf(batch, plan)
  const choices = await choicesOf(unit, batch.resource.fields, columns)
  const known = new Map<string, Map<string, ReadonlySet<string>>>(
    columns.map(({ name }) => [name, new Map()]),
  )
  const memory = new Map(columns.map(({ name }) => [name, new Map<Cell, Settled>()]))

  type Given = Pick<Staged, 'cells' | 'marks'>

  async function learn(rows: readonly (readonly Cell[])[]) {
    for (const { name, field, at } of columns.filter(({ field }) => field.kind === 'reference')) {
      const names = known.get(name) as Map<string, ReadonlySet<string>>
      const texts = rows.flatMap((cells) => {
        const read = cells[at] == null ? undefined : readCell(field, cells[at])
        const text = read && 'value' in read ? String(read.value) : undefined
        return text === undefined ? [] : [text, halfWidth(text)].filter((each) => !names.has(each))
      })
      const asked = [...new Set(texts)]
      const found: Found = await findNamed(unit, field, asked)
      for (const text of asked) names.set(text, found.get(text) ?? new Set())
    }
  }

  /** What a cell comes to. A column says most of its codes, days and names again and again: each is read once. */
  function said(name: string, field: Field, cell: Cell): Settled {
    const before = memory.get(name) as Map<Cell, Settled>
    const found = before.get(cell)
    if (found) return found
    const { codes, labels } = choices.get(name) ?? none
    const read = readCell(field, cell, codes, labels)
    const kept = 'value' in read ? settled(field, read.value, known.get(name)) : read
    if (before.size < mostRemembered) before.set(cell, kept)
    return kept
  }

  function read(row: Given): Read {
    const cells = cellsSaid(plan, row)
    const result = {
      values: {} as Record<string, unknown>,
      faults: {} as Record<string, string>,
      doubtful: {} as Record<string, readonly string[]>,
      veiled: {} as Record<string, string>,
      empty: [] as string[],
    }
    for (const { name, field, at } of columns) {
      const cell = cells[at] ?? null
      if (cell === null || cleanText(cell) === '') {
        result.empty.push(name)
        continue
      }
      if (masks.has(name) && String(cell).includes('*')) {
        result.veiled[name] = cleanText(cell)
        result.faults[name] = `读到“${cleanText(cell).slice(0, 60)}”，这是隐去了一部分的内容，请填写完整`
        continue
      }
      const day = row.marks.days?.includes(at) ? dayFault(field, cell) : undefined
      const kept = day === undefined ? said(name, field, cell) : { fault: day }
      if ('value' in kept) result.values[name] = kept.value
      else {
        result.faults[name] = kept.fault
        if (kept.ids) result.doubtful[name] = kept.ids
      }
    }
    return result
  }

  return async (rows: readonly Given[]) => {
    await learn(rows.map((row) => cellsSaid(plan, row)))
    return rows.map(read)
  }
}

/** A column with more different cells than these seldom says one again. */
const mostRemembered = 500

const none = { codes: new Map<string, string>(), labels: [] as readonly string[] }

/** A value, or why there is none; a text that names several rows names them. */
type Settled = { readonly value: unknown } | { readonly fault: string; readonly ids?: readonly string[] }

/** The value as its field keeps it. */
function settled(
  field: Field,
  value: unknown,
  names: ReadonlyMap<string, ReadonlySet<string>> = new Map(),
): Settled {
  if (field.kind === 'reference') {
    // As it is written, or else with plain digits and letters.
    const as = (text: string) => [...(names.get(text) ?? [])]
    const written = as(String(value))
    const ids = written.length > 0 ? written : as(halfWidth(String(value)))
    if (ids.length === 1) return { value: ids[0] }
    const why =
      ids.length === 0 ? `没有找到这个${field.label}` : `有 ${ids.length} 个同名的${field.label}，请改填编码`
    const fault = `读到“${String(value).slice(0, 60)}”，${why}`
    return ids.length > 0 ? { fault, ids } : { fault }
  }
  const parsed = schemaOf(field).safeParse(value)
  if (parsed.success) return { value: parsed.data }
  return {
    fault: `读到“${String(value).slice(0, 60)}”，${sentence(parsed.error.issues[0]?.message ?? '') || `${field.label}不正确`}`,
  }
}

async function choicesOf({ app, actor }: Unit, _fields: Fields, columns: readonly Column[]) {
  const chosen = columns.filter(({ field }) => field.dictionary)
  const names = [...new Set(chosen.map(({ field }) => field.dictionary?.name ?? ''))]
  const entries = await entriesOf(app, actor.tenantId, names)
  return new Map(
    chosen.map(({ name, field }) => {
      const all = entries[field.dictionary?.name ?? ''] ?? []
      // What is on offer today goes before what once was; a code goes before a label that looks like it.
      const spoken = [...all.filter(({ enabled }) => !enabled), ...all.filter(({ enabled }) => enabled)]
      const codes: Codes = new Map([
        ...spoken.map(({ label, value }) => [comparable(label), value] as const),
        ...spoken.map(({ value }) => [comparable(value), value] as const),
      ])
      return [
        name,
        { codes, labels: all.filter(({ enabled }) => enabled).map(({ label }) => label) },
      ] as const
    }),
  )
}
