import md5 from 'crypto-js/md5.js'
import type { Field, Fields } from '#domain/kernel/field.ts'
import { initialStateOf } from '#domain/kernel/flow.ts'
import { copiesIn } from '#domain/kernel/form-rules.ts'
import type { AnyResource } from '#domain/kernel/resource.ts'
import type { AnyTable } from '#domain/kernel/table.ts'
import type { AppContext } from '#server/core/app-context.ts'
import { type Random, seeded } from '#server/core/chance.ts'
import { insertRows } from '#server/core/database/insert-rows.ts'
import { table } from '#server/core/database/table.ts'
import { todayOf } from '#server/core/today.ts'
import { deriveCopies } from '#server/engine/rows/copies.ts'
import { asColumns } from '#server/engine/rows/put-rows.ts'
import { drawRow } from './draw-row.ts'
import { drawingOf } from './drawing.ts'
import type { Overrides } from './overrides.ts'
import { type Among, type Pools, poolsOf } from './pools.ts'
import type { Making, Values } from './sketch.ts'

interface How {
  /** Tells apart what is drawn of one resource more than once. */
  readonly key?: string
  /**
   * Which rows a reference may point at, by the reference: `{ studentId: { attendMode: '1' } }`. It throws where there is
   * none and the reference is required, or says whose the row is.
   */
  readonly among?: Among
  /** What else of the rows pointed at `of` answers: `{ bedId: ['studentId'] }`. */
  readonly reads?: Readonly<Record<string, readonly string[]>>
  /** When they were made; now, unless told. */
  readonly at?: Date
  /** Fields that no two of these rows have alike, beside those that no two rows have alike anyhow. */
  readonly apart?: readonly string[]
}

/**
 * So many rows, or so many for each that a reference may point at. `{ each: 'studentId', times: 0.05 }` is one for every
 * twenty, at random; from `times: 1` on each is pointed at in turn, and from the beginning again. `of` are the rows that
 * it may point at, in their order, once each where no `times` are said.
 */
export type Count =
  | number
  | { readonly each: string; readonly times: number; readonly of?: readonly Pointable[] }
  | { readonly each: string; readonly times?: number; readonly of: readonly Pointable[] }

interface Pointable {
  readonly id: string
}

export type DemoRow = Readonly<Record<string, unknown>> & { readonly id: string }

/** So often one row is drawn anew that would stand twice. */
const most = 120

/**
 * For the demo college: draws so many believable rows of a resource and keeps them, the same ones each time. They keep
 * the fields, rules and unique values of the resource; it throws where there are no more values to tell so many apart.
 * Lines and files are not drawn, and no hook runs.
 */
export const demoRowsIn =
  ({ db, now }: Pick<AppContext, 'db' | 'now'>, tenantId: string) =>
  async <R extends AnyResource>(
    resource: R,
    asked: Count,
    overrides: Overrides<R> = {},
    { key = '', among: within, reads, apart, at = now() }: How = {},
  ): Promise<readonly DemoRow[]> => {
    const among = amongOf(asked, within)
    const given: Values = { ...resource.singleton?.initial, ...overrides }
    const seed = `${resource.name} ${key}`
    const fields = resource.fields as Fields
    const drawn = drawnOf(resource)
    const groups = groupsOf(resource)
    const pointing = Object.keys(fields).filter(
      (name) =>
        pointers.has((fields[name] as Field).kind) &&
        (drawn.has(name) || name in given) &&
        given[name] !== null,
    )
    const pools = await poolsOf({ db, tenantId }, resource, pointing, { among, reads })
    const always = alwaysOf(resource)
    const making: Making = {
      ...{ resource, overrides: { ...stateOf(resource), ...given }, drawn },
      ...{ pools, always },
      ...(typeof asked === 'object' && timesOf(asked) >= 1 && { turn: asked.each }),
      own: new Set(groups.flatMap(({ names }) => names)),
      letters: lettersOf(resource.name),
    }
    const taken: Taken = [
      ...(await takenOf({ db, tenantId }, resource, groups)),
      ...(apart ? [[{ names: apart }, new Set<string>()] as const] : []),
    ]
    const draw = { making, taken, random: seeded(Number.parseInt(hashOf(seed).slice(0, 8), 16)) }
    const count = resource.singleton ? 1 : countOf(asked, pools)
    const nothing = Object.keys(among ?? {}).find(
      (name) => always.has(name) && pools.get(name)?.rows.length === 0,
    )
    if (count > 0 && nothing)
      throw new Error(`${resource.name} ${nothing}: there is nothing among what it may point at.`)
    const rows = Array.from({ length: count }, (_, at) =>
      nextRow(draw, { today: todayOf({ now }), at, count }),
    ).flatMap((row, at) => (row ? [{ ...row, id: idOf(`${seed} ${at}`) }] : []))
    if (rows.length < count) throw new Error(tooFew(resource.name, { count, drawn: rows.length, taken }))
    const kept = rows.map((row) => ({ ...asColumns(fields, row), id: row.id }))
    await insertRows(db, resource, tenantId, kept, { by: 'demo', at })
    // Copies of what was read are drawn; what a row points at beside that is looked up.
    const isDrawn = (row: DemoRow) =>
      copiesIn(resource).every(([by]) => row[by] == null || pools.get(by)?.byId.has(String(row[by])))
    const others = rows.filter((row) => !isDrawn(row)).map(({ id }) => id)
    if (others.length > 0) await deriveCopies({ db, tenantId }, resource, others)
    return rows
  }

const countOf = (asked: Count, pools: Pools) =>
  typeof asked === 'number'
    ? Math.floor(asked)
    : Math.round((pools.get(asked.each)?.rows.length ?? 0) * timesOf(asked))

const timesOf = ({ times = 1 }: Exclude<Count, number>) => times

const amongOf = (asked: Count, among: Among | undefined): Among | undefined =>
  typeof asked === 'object' && asked.of
    ? { ...among, [asked.each]: { ...among?.[asked.each], id: asked.of.map(({ id }) => id) } }
    : among

const pointers = new Set<Field['kind']>(['reference', 'references', 'files'])

const hashOf = (text: string) => String(md5(text))

/** As `idFrom` makes them in SQL. */
function idOf(text: string): string {
  const hash = hashOf(text)
  const bits = `${hash.slice(0, 12)}8${hash.slice(13, 16)}8${hash.slice(17)}`
  return bits.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}

/** `claim.goods-order` → `GO`: what its codes begin with. */
const lettersOf = (name: string) =>
  name
    .slice(name.indexOf('.') + 1)
    .split('-')
    .map((word) => word.charAt(0).toUpperCase())
    .join('')
    .padEnd(2, 'X')

/** An application stands where it begins until somebody says otherwise. */
const stateOf = ({ flow }: AnyResource): Values => (flow ? { [flow.field]: initialStateOf(flow) } : {})

interface Group {
  readonly names: readonly string[]
  /** They may stand twice once this is filled. */
  readonly whileEmpty?: string
}

/** What may not stand twice: what the table refuses, and what tells rows of one title apart. */
function groupsOf({ unique = [], uniqueWhile, title, tellsApart }: AnyResource & AnyTable): readonly Group[] {
  const whileEmpty = uniqueWhile?.empty as string | undefined
  return [
    ...(unique as readonly (readonly string[])[]).map((names) => ({ names })),
    ...((uniqueWhile?.groups ?? []) as readonly (readonly string[])[]).map((names) => ({
      names,
      ...(whileEmpty && { whileEmpty }),
    })),
    ...(tellsApart ? [{ names: [title, tellsApart] as readonly string[] }] : []),
  ]
}

/**
 * What people fill, but secrets and files. Of what the server says, neither copies nor what is computed: what it cannot
 * do without, the states that its list shows, and all that its list shows where people fill nothing, as in a log.
 */
function drawnOf(resource: AnyResource): ReadonlySet<string> {
  const fields = Object.entries(resource.fields as Fields)
  const follows = new Set([
    ...Object.keys(resource.computed ?? {}),
    ...copiesIn(resource).flatMap(([, takes]) => Object.keys(takes)),
  ])
  const always = alwaysOf(resource)
  const isLog = fields.every(([, { presence }]) => presence === 'system')
  const isSaid = (name: string, { kind }: Field) =>
    !follows.has(name) &&
    (always.has(name) || (resource.columns.includes(name) && (isLog || kind === 'choice')))
  return new Set(
    fields.flatMap(([name, field]) => {
      if (field.presence === 'required') return [name]
      if (field.secret || field.kind === 'files') return []
      return field.presence === 'optional' || isSaid(name, field) ? [name] : []
    }),
  )
}

/**
 * What a row cannot do without: what it is called and told apart by, the number that it begins with, whom it is about, and
 * what people must fill.
 */
function alwaysOf(resource: AnyResource): ReadonlySet<string> {
  const { fields, title, scope = [], flow } = resource
  const required = Object.entries(fields as Fields).filter(
    ([, { presence, numbered }]) => presence === 'required' || (numbered && !numbered.by),
  )
  const about = [flow?.approval?.student, ...scope.map(({ field }) => field.split('.')[0])]
  return new Set(
    [...required.map(([name]) => name), title, ...about].filter(
      (name) => name !== undefined && name in fields,
    ),
  ) as ReadonlySet<string>
}

type Taken = readonly (readonly [group: Group, keys: Set<string>])[]

/** The values of those that are there already. */
async function takenOf(
  { db, tenantId }: { readonly db: AppContext['db']; readonly tenantId: string },
  resource: AnyResource,
  groups: readonly Group[],
): Promise<Taken> {
  if (groups.length === 0) return []
  const names = [
    ...new Set(groups.flatMap(({ names, whileEmpty }) => [...names, ...(whileEmpty ? [whileEmpty] : [])])),
  ]
  const rows = (await table(resource, db, tenantId).list({}, names as never)) as unknown as readonly Values[]
  return groups.map((group) => [group, new Set(rows.flatMap((row) => keyOf(group, row) ?? []))])
}

/** None where it may stand twice: PostgreSQL holds that what is empty differs. */
const keyOf = ({ names, whileEmpty }: Group, row: Values): string | undefined =>
  names.some((name) => row[name] == null) || (whileEmpty && row[whileEmpty] != null)
    ? undefined
    : JSON.stringify(names.map((name) => row[name]))

interface Drawing {
  readonly making: Making
  readonly taken: Taken
  readonly random: Random
}

/** The next row that does not stand there already; none where there is no other. */
function nextRow(
  { making, taken, random }: Drawing,
  { today, at, count }: { readonly today: string; readonly at: number; readonly count: number },
): Values | undefined {
  for (let tries = 0; tries < most; tries++) {
    const row = drawRow(
      making,
      () => drawingOf({ random, today, serial: at + tries * count, again: tries > 0 }),
      at,
    )
    const keys = taken.map(([group, known]) => [known, keyOf(group, row)] as const)
    if (keys.some(([known, key]) => key !== undefined && known.has(key))) continue
    for (const [known, key] of keys) if (key !== undefined) known.add(key)
    return row
  }
  return
}

interface Few {
  readonly count: number
  readonly drawn: number
  readonly taken: Taken
}

/** What is said where too few rows differ, with the fields in which they have to. */
const tooFew = (name: string, { count, drawn, taken }: Few) => {
  const apart = taken.map(([{ names }]) => names.join(', ')).join('; ')
  return `${name}: of ${count} rows only ${drawn} differ in what tells them apart (${apart}).`
}
