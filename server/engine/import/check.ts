import { sql } from 'kysely'
import { type Field, type Fields, initialsOf } from '#domain/kernel/field.ts'
import { plainOfHtml } from '#domain/kernel/html.ts'
import { refuse } from '#domain/kernel/refusal.ts'
import { brokenRules } from '#domain/kernel/rule.ts'
import { emptyOf } from '#domain/kernel/schema.ts'
import type { ImportPlan } from '#domain/system/import-plan.ts'
import { keysOf, mustBeSaid } from '#domain/system/importable.ts'
import type { Unit } from '#server/core/serve.ts'
import { type FieldVisibility, visibilityOf } from '#server/engine/rows/field-visibility.ts'
import { mask } from '#server/engine/rows/mask.ts'
import { type Batch, setBatch } from './batches.ts'
import { equalRows } from './equal-rows.ts'
import { type Existing, keyOf, rowsByKey } from './kept-rows.ts'
import { checkGoesOn, type Progress } from './progress.ts'
import { type Read, rowReader } from './reading-rows.ts'
import { markTwins, type Staged, saveRead, saveStaged, stagedPortions, stagedWhere } from './stage.ts'

type Values = Readonly<Record<string, unknown>>

const planOf = ({ plan }: Batch): ImportPlan =>
  plan ?? refuse({ type: 'conflict', message: '请先确认各列的对应关系' })

/** Checks every row of an import against its plan and against what is kept. */
export async function checkBatch(unit: Unit, batch: Batch, progress: Progress): Promise<void> {
  const check = await checkerOf(unit, batch)
  let done = 0
  // While one portion is written down, the next is checked.
  let saving = Promise.resolve()
  for await (const rows of stagedPortions(unit.db, batch)) {
    checkGoesOn(progress)
    const checked = await check(rows)
    await saving
    saving = saveRead(unit.db, batch, checked)
    saving.catch(() => {})
    done += rows.length
    progress.tell(done, batch.total, '正在检查数据')
  }
  await saving
  // Until now no row was new or changed: the planner would look for them by their state, and sort what it finds.
  await sql`analyze system_import_row`.execute(unit.db)
  const twins = twinsOf(batch)
  if (twins) await markTwins(unit.db, batch, twins)
  await setBatch(unit.db, batch, { state: 'staged', fault: null }, ['checking'])
}

/** Checks some rows again, with those that had or have the same key. */
export async function checkAgain(unit: Unit, batch: Batch, changed: readonly Staged[]): Promise<void> {
  const check = await checkerOf(unit, batch)
  const checked = await check(changed)
  await saveStaged(unit.db, batch, checked)
  const twins = twinsOf(batch)
  const keys = [...changed, ...checked].flatMap(({ key }) => (key === null ? [] : [key]))
  if (!twins || keys.length === 0) return
  const ids = changed.map(({ id }) => id)
  const others = await stagedWhere(
    unit.db,
    batch,
    sql`key = any(${keys}::text[]) and not id = any(${ids}::uuid[])`,
    { limit: 10_000 },
  )
  await saveRead(unit.db, batch, await check(others))
  await markTwins(unit.db, batch, twins, keys)
}

/** What no two rows of a sheet may share: the key of the plan, or else what no two rows may share at all. */
const distinctOf = (batch: Batch) => {
  const { key, columns } = planOf(batch)
  if (key.length > 0) return key
  return keysOf(batch.resource).find((group) => group.every((name) => columns.includes(name))) ?? []
}

function twinsOf(batch: Batch) {
  const group = distinctOf(batch)
  const labels = group.map((name) => batch.resource.fields[name].label)
  return group[0] === undefined ? undefined : { field: group[0], label: labels.join('、') }
}

async function checkerOf(unit: Unit, batch: Batch) {
  const { resource } = batch
  const plan = planOf(batch)
  const { masks } = await visibilityOf(unit.db, unit.actor, resource)
  const read = await rowReader(unit, batch, plan, masks)
  const groups = keysOf(resource)
  const distinct = distinctOf(batch)
  const blank = emptyOf(resource)

  return async (rows: readonly Staged[]): Promise<readonly Staged[]> => {
    const isLeft = ({ marks }: Staged) => plan.hidden !== 'take' && marks.hidden === true
    const left = rows.filter(isLeft).map(leftOut)
    return [...left, ...(await checked(rows.filter((row) => !isLeft(row))))]
  }

  async function checked(rows: readonly Staged[]): Promise<readonly Staged[]> {
    const reads = await read(rows)
    const wanted = reads.map(({ values }) => values)
    const holders = await Promise.all(
      groups.map(async (group) => [group, await rowsByKey(unit, resource, group, wanted)] as const),
    )
    const [, there] =
      holders.find(([group]) => group.join() === plan.key.join()) ??
      ([plan.key, await rowsByKey(unit, resource, plan.key, wanted)] as const)
    const equal =
      plan.key.length > 0 ? undefined : await equalRows(unit, resource, plan, masks, wanted, saysTheSame)
    return rows.map((row, index) => {
      const of = reads[index] as Read
      const isVeiled = (name: string, kept: Existing) =>
        masks.has(name) && looksLike(kept, name, of.veiled, masks)
      const current = there.get(keyOf(plan.key, of.values) ?? '') ?? equal?.(of, isVeiled)
      const { faults, values, state } = judged({ batch, plan, masks, blank }, of, current, holders)
      return {
        ...row,
        values,
        faults,
        state,
        key: keyOf(distinct, of.values),
        targetId: current?.mayUpdate ? current.id : null,
      }
    })
  }
}

/** A row that is not to be brought in. */
const leftOut = (row: Staged): Staged => ({
  ...row,
  values: {},
  faults: {},
  state: 'left',
  key: null,
  targetId: null,
})

type Holders = readonly (readonly [readonly string[], ReadonlyMap<string, Existing>])[]

interface Judging {
  readonly batch: Batch
  /** Every field with nothing in it. */
  readonly blank: Values
  readonly plan: ImportPlan
  readonly masks: FieldVisibility['masks']
}

/** What becomes of a row: a new one, a change, nothing, or a fault with its words. */
function judged(
  { batch, plan, masks, blank }: Judging,
  told: Read,
  current: Existing | undefined,
  holders: Holders,
) {
  const read = current ? settledBy(current, told, masks) : told
  const { resource } = batch
  const cleared = plan.empty === 'clear' ? read.empty : []
  const values = current
    ? { ...Object.fromEntries(cleared.map((name) => [name, null])), ...read.values }
    : { ...begunWith(resource.fields, read), ...read.values }
  const faults: Record<string, string> = {
    ...missing(resource.fields, read, current ? cleared : undefined),
    ...read.faults,
    ...met(batch, plan, read, current),
    ...taken(batch, values, current, holders),
  }
  // Whether a value is the one that is masked would be told by a row that stays the same.
  const differing = current
    ? changedIn(values, current).filter(
        (name) => !saysTheSame(resource.fields[name], values[name], current[name]),
      )
    : []
  const changed = Object.keys(values).filter(
    (name) => !current || masks.has(name) || differing.includes(name),
  )
  // A row is mended once: rules are asked too, but those of a field that is wrong already.
  const { rules = [] } = resource
  const sound = (rule: { readonly fields: readonly string[] }) =>
    rule.fields.every((name) => !(name in faults))
  const asked = { ...resource, rules: rules.filter(sound) }
  for (const { field, message } of brokenRules(
    asked,
    { ...blank, ...current, ...values },
    current && changed,
  ))
    faults[field] ??= message
  const state =
    Object.keys(faults).length > 0 ? 'bad' : !current ? 'new' : changed.length > 0 ? 'changed' : 'same'
  const kept = current ? Object.fromEntries(changed.map((name) => [name, values[name]])) : values
  return { faults, values: kept, state } as const
}

/**
 * What the row that is there says of the cells that say it in part only: of several rows with one name it points at the
 * one that is meant, and a value that this person sees in part is the kept one where it looks like that. A row out of
 * reach says nothing.
 */
export function settledBy(current: Existing, told: Read, masks: FieldVisibility['masks']): Read {
  if (!current.mayUpdate) return told
  const { doubtful, veiled, ...read } = told
  const pointed = Object.keys(doubtful).filter((name) => doubtful[name]?.includes(String(current[name])))
  const seen = Object.keys(veiled).filter((name) => looksLike(current, name, veiled, masks))
  const isKnown = ([name]: readonly [string, unknown]) => pointed.includes(name) || seen.includes(name)
  return {
    ...read,
    doubtful: {},
    veiled: {},
    values: { ...read.values, ...Object.fromEntries(pointed.map((name) => [name, current[name]])) },
    faults: Object.fromEntries(Object.entries(read.faults).filter((fault) => !isKnown(fault))),
  }
}

const looksLike = (kept: Existing, name: string, veiled: Read['veiled'], masks: FieldVisibility['masks']) => {
  const masking = masks.get(name)
  return masking !== undefined && mask(String(kept[name] ?? ''), masking) === veiled[name]
}

/** A cell has no room for how a text is set: where its words are the same, the text stays as it is. */
const saysTheSame = ({ kind }: Field, value: unknown, kept: unknown) =>
  kind === 'rich-text' &&
  typeof value === 'string' &&
  typeof kept === 'string' &&
  wordsOf(value) === wordsOf(kept)

const wordsOf = (html: string) => plainOfHtml(html).replace(/\s+/g, ' ').trim()

export const changedIn = (values: Values, current: Values) =>
  Object.keys(values).filter((name) => (values[name] ?? null) !== (current[name] ?? null))

/** What a new row has where the sheet says nothing, as it would have at the form. */
const begunWith = (fields: Fields, { faults }: Read): Values =>
  Object.fromEntries(Object.entries(initialsOf(fields)).filter(([name]) => faults[name] === undefined))

/** Required fields that a new row leaves out, or that a change would empty. */
function missing(fields: Fields, { values, faults }: Read, emptied: readonly string[] | undefined) {
  const asked = Object.entries(fields).filter(([name, field]) =>
    emptied ? field.presence === 'required' && emptied.includes(name) : mustBeSaid(field),
  )
  return Object.fromEntries(
    asked
      .filter(([name]) => values[name] === undefined && faults[name] === undefined)
      .map(([name, { label }]) => [name, `请填写${label}`]),
  )
}

/** Whether a row that is there already, or is not, fits the way of importing. */
function met({ resource }: Batch, { key, mode }: ImportPlan, read: Read, current: Existing | undefined) {
  const [first] = key
  if (first === undefined || keyOf(key, read.values) === null) return {}
  const spoken = `${key.map((name) => resource.fields[name].label).join('、')}为“${key.map((name) => read.values[name]).join(' ')}”的${resource.label}`
  if (current && !current.mayUpdate) return { [first]: `${spoken}已存在，但不在您的管理范围内` }
  if (current && mode === 'add') return { [first]: `${spoken}已存在` }
  if (!current && mode === 'update') return { [first]: `没有找到${spoken}` }
  return {}
}

/** Values that another row holds already. */
function taken({ resource }: Batch, values: Values, current: Existing | undefined, holders: Holders) {
  const faults: Record<string, string> = {}
  for (const [group, there] of holders) {
    const holder = there.get(keyOf(group, { ...current, ...values }) ?? '')
    const [first] = group
    if (first !== undefined && holder && holder.id !== current?.id)
      faults[first] =
        `${group.map((name) => resource.fields[name].label).join('、')}已被其他${resource.label}使用`
  }
  return faults
}
