import type { Field, FieldKind } from '#domain/kernel/field.ts'
import { schemaOf } from '#domain/kernel/field-schema.ts'
import type { Computed } from '#domain/kernel/form.ts'
import { missingFields } from '#domain/kernel/form-rules.ts'
import type { Rule } from '#domain/kernel/rule.ts'
import { drawShape } from './draw-text.ts'
import type { Drawing } from './drawing.ts'
import { askedOf, type Lessons, type Making, sketch, type Values } from './sketch.ts'

/** So often a row is drawn anew before it is said that its rules cannot be kept. */
const most = 400

const ordered = new Set<FieldKind>(['date', 'moment', 'time', 'integer', 'decimal'])

/** A row that keeps the rules of its resource; drawn again, and better each time, until it does. */
export function drawRow(making: Making, begin: () => Drawing, at: number): Values {
  const { resource } = making
  const lessons: Lessons = { values: {}, needed: new Set() }
  let broken: readonly Rule<never>[] = []
  for (let tries = 0; tries < most; tries++) {
    const drawing = begin()
    const row = sketch(making, drawing, at, lessons)
    const missing = missingFields(resource, row, Object.keys(row))
    broken = [...(resource.rules ?? []), ...outOfBounds(making, row)].filter(
      (rule) => !rule.holds(row as never),
    )
    if (missing.length + broken.length === 0) return checked(making, row)
    for (const name of missing) lessons.needed.add(name)
    for (const rule of broken) learn(making, drawing, lessons, { rule, row, tries })
  }
  const said = broken.map(({ message }) => message).join('；')
  throw new Error(`${resource.name}: no row was found that keeps its rules. ${said}`)
}

/** What is computed keeps the bounds of its field as well: no amount falls below nothing. */
const outOfBounds = ({ resource }: Making, row: Values): readonly Rule<never>[] =>
  Object.entries(resource.computed ?? {}).flatMap(([name, computed]) => {
    const result =
      row[name] == null ? undefined : schemaOf(resource.fields[name] as Field).safeParse(row[name])
    const fields = (computed as Computed<never>).from
    return !result || result.success
      ? []
      : [{ fields, message: String(result.error.issues[0]?.message), holds: () => false }]
  })

interface Broken {
  readonly rule: Rule<never>
  readonly row: Values
  readonly tries: number
}

/** In turn: puts the values of a broken rule in order, draws them anew, leaves one empty. */
function learn(making: Making, drawing: Drawing, lessons: Lessons, { rule, row, tries }: Broken): void {
  const { resource, overrides } = making
  const free = (rule.fields as readonly string[]).filter((name) => !(name in overrides))
  const fieldOf = (name: string): Field => resource.fields[name]
  const sortable = free.filter((name) => row[name] != null && ordered.has(fieldOf(name).kind))
  const sorted = sortable
    .map((name) => row[name] as string | number)
    .toSorted((a, b) => (a < b ? -1 : a > b ? 1 : 0))
  if (tries % 3 === 0 && sortable.some((name, index) => row[name] !== sorted[index])) {
    for (const [index, name] of sortable.entries()) lessons.values[name] = sorted[index]
    return
  }
  for (const name of free) delete lessons.values[name]
  if (tries % 3 === 1) {
    for (const name of free) {
      const shape = isText(fieldOf(name)) ? drawShape(askedOf(making, name), drawing) : undefined
      if (shape !== undefined) lessons.values[name] = shape
    }
    return
  }
  const optional = free.filter((name) => fieldOf(name).presence === 'optional')
  if (tries % 3 === 2 && optional.length > 0) lessons.values[drawing.random.pick(optional)] = null
}

const isText = ({ kind }: Field) => kind === 'text' || kind === 'long-text'

/** What was overridden is held to the fields as well. */
function checked({ resource, overrides }: Making, row: Values): Values {
  for (const name of Object.keys(overrides)) {
    const result =
      row[name] == null ? undefined : schemaOf(resource.fields[name] as Field).safeParse(row[name])
    if (result && !result.success)
      throw new Error(`${resource.name} ${name}: ${row[name]} ${result.error.issues[0]?.message}`)
  }
  return row
}
