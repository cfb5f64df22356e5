import type { Field, Fields } from '#domain/kernel/field.ts'
import { copiesIn, filledBy, followingFrom } from '#domain/kernel/form-rules.ts'
import type { AnyResource } from '#domain/kernel/resource.ts'
import { drawValue } from './draw-value.ts'
import type { Drawing } from './drawing.ts'
import type { Drawer, Drawn } from './overrides.ts'
import type { Pointed, Pools } from './pools.ts'

export type Values = Record<string, unknown>

/** What rows of one resource are made by. */
export interface Making {
  readonly resource: AnyResource
  readonly overrides: Readonly<Record<string, unknown>>
  readonly pools: Pools
  /** The fields that are drawn where nothing else is said. */
  readonly drawn: ReadonlySet<string>
  /** Of these, those that are never left empty. */
  readonly always: ReadonlySet<string>
  /** Those that tell one row from another. */
  readonly own: ReadonlySet<string>
  readonly letters: string
  /** The reference that goes through what it may point at, one after another. */
  readonly turn?: string
}

/** What the last try taught: values that are to stand, and fields that are not to be empty. */
export interface Lessons {
  readonly values: Values
  readonly needed: Set<string>
}

/** One row, as far as its fields go by themselves and by one another; its rules are not asked yet. */
export function sketch(making: Making, drawing: Drawing, at: number, lessons: Lessons): Values {
  const { resource, overrides } = making
  const fields = resource.fields as Fields
  const values: Values = {}
  const underWay = new Set<string>()
  const drawn: Drawn = {
    random: drawing.random,
    today: drawing.today,
    get: (name) => get(name) as never,
    pick: (name) => drawPointed(making, drawing, name, { values, get, at }),
    of: (name, field) => (making.pools.get(name)?.byId.get(String(get(name)))?.[field] ?? null) as never,
    label: (name) => making.pools.get(name)?.byId.get(String(get(name)))?.title ?? '',
  }
  function get(name: string): unknown {
    if (name in values) return values[name]
    if (underWay.has(name)) throw new Error(`${resource.name}: ${name} waits for itself`)
    underWay.add(name)
    const value = drawField(name)
    values[name] = value
    return value
  }
  function drawField(name: string): unknown {
    if (name in overrides) {
      const given = overrides[name]
      return typeof given === 'function' ? (given as Drawer<unknown>)(at, drawn) : given
    }
    if (name in lessons.values) return lessons.values[name]
    if (!making.drawn.has(name)) return null
    const sure = making.always.has(name) || lessons.needed.has(name) || name === making.turn
    if (!sure && drawing.random.below(10) >= 7) return null
    return making.pools.has(name)
      ? drawPointed(making, drawing, name, { values, get, at })
      : (titled(name) ?? drawValue(askedOf(making, name), drawing) ?? null)
  }
  /** What the server names after the row that it is about. */
  function titled(name: string): string | undefined {
    const field = fields[name]
    if (name !== resource.title || field?.presence !== 'system' || field.kind !== 'text' || field.numbered)
      return
    const about = Object.keys(fields).find(
      (each) => fields[each]?.kind === 'reference' && making.always.has(each),
    )
    const label = about && drawn.label(about)
    return label ? `${label} ${resource.label}`.slice(0, field.max) : undefined
  }
  // What it shares with other references goes by it, so that it comes first.
  if (making.turn) get(making.turn)
  for (const [name, { presence, label }] of Object.entries(fields))
    if (get(name) === null && presence === 'required')
      throw new Error(`Nothing is known that ${resource.name} ${name} (${label}) takes.`)
  return settled(making, values)
}

/** What a text of the row is drawn by. */
export const askedOf = ({ resource, own, letters }: Making, name: string) => ({
  ...{ field: resource.fields[name] as Field, label: resource.label, letters },
  ...{ title: name === resource.title, own: own.has(name) },
})

interface SoFar {
  readonly values: Values
  readonly get: (name: string) => unknown
  readonly at: number
}

/** Of what may be pointed at one, within what the row shares with it; ids with commas where the field holds several. */
function drawPointed(
  { resource, pools, overrides, always, turn }: Making,
  { random }: Drawing,
  name: string,
  { values, get, at }: SoFar,
): string | null {
  const pool = pools.get(name)
  if (!pool) return null
  const known = (other: string) => (other in overrides ? get(other) : values[other])
  const bound = pool.shared.filter((other) => known(other) != null)
  const rows =
    bound.length > 0
      ? pool.rows.filter((row) => bound.every((other) => row[other] === known(other)))
      : pool.rows
  if (rows.length === 0) {
    if (always.has(name) && resource.fields[name].presence === 'required')
      throw new Error(`There is nothing that ${resource.name} ${name} may point at.`)
    return null
  }
  const first = (name === turn && rows[at % rows.length]) || random.pick(rows)
  for (const other of pool.shared) if (!(other in values)) values[other] = first[other]
  if (resource.fields[name].kind !== 'references') return first.id
  const ids = [first, random.pick(rows), random.pick(rows)].slice(0, resource.fields[name].most)
  return [...new Set(ids.map(({ id }) => id))].join(',')
}

/** What follows from the values by the declaration: what a field fills, what is copied, emptied and computed. */
function settled({ resource, overrides, pools }: Making, values: Values): Values {
  const whole = { ...values }
  const take = (some: Readonly<Record<string, unknown>>) => {
    for (const [name, value] of Object.entries(some)) if (!(name in overrides)) whole[name] = value
  }
  for (const name of Object.keys(resource.linked ?? {}))
    if (whole[name] != null) take(filledBy(resource, name, whole))
  for (const [name, takes] of copiesIn(resource)) {
    const pointed: Pointed | undefined = pools.get(name)?.byId.get(String(whole[name]))
    if (pointed || whole[name] == null) take(copied(resource, takes, pointed))
  }
  return { ...whole, ...followingFrom(resource, whole) }
}

/** What a person fills stays theirs where nothing is pointed at. */
const copied = (
  { fields }: AnyResource,
  takes: Readonly<Record<string, string>>,
  pointed: Pointed | undefined,
): Values =>
  Object.fromEntries(
    Object.entries(takes).flatMap(([here, there]) =>
      pointed ? [[here, pointed[there] ?? null]] : fields[here].presence === 'system' ? [[here, null]] : [],
    ),
  )
