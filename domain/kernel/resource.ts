import type { Action } from './action.ts'
import { camel } from './camel.ts'
import type { Field, Fields } from './field.ts'
import type { Flow } from './flow.ts'
import type { FormRules } from './form.ts'
import type { Given, Range } from './grant.ts'
import type { CreateOf, RowOf } from './infer.ts'
import type { Rule } from './rule.ts'
import type { Summable } from './sums.ts'
import type { Table } from './table.ts'
import type { PathBehind, Through, ThroughOf } from './through.ts'

/** A row is in scope when one of these holds: its field, or the one at the end of a path, lies in what the person was granted. */
export interface Scope<Key = string> {
  readonly field: Key | 'id'
  readonly grant: Range
}

type Name<F> = keyof F & string
type Reference<F> = {
  [K in keyof F]: F[K] extends Field<infer _V, infer _P, 'reference'> ? K : never
}[keyof F] &
  string
/** `studentId.classId`: the class of the student. tests/contracts/copies.test.ts walks what stands behind the first dot. */
type Path<F> = `${Reference<F>}.${string}`

type Sort<N extends string> = N | `-${N}`

/** One row for the whole college: settings. */
export interface Singleton<F extends Fields> {
  /** What holds until somebody changes it. */
  readonly initial: CreateOf<F>
  /** Sets of values that can be put into the form at once, by their names. */
  readonly presets?: Readonly<Record<string, Partial<CreateOf<F>>>>
}

export interface Spec<
  F extends Fields,
  C extends readonly (Name<F> | PathBehind<T>)[],
  K extends readonly (Name<F> | PathBehind<T>)[],
  A,
  T extends Through = Record<never, never>,
> extends Table<F>,
    FormRules<NoInfer<F>> {
  readonly label: string
  /** The field that names a row wherever another one points at it. */
  readonly title: Name<F>
  /** The resources that paths among its columns and filters go through, see through.ts. */
  readonly through?: T & ThroughOf<F, T>
  /** What a field behind a path is called here, where its own label says too little: 生源省份 of a birthplace. */
  readonly called?: { readonly [P in PathBehind<NoInfer<T>>]?: string }
  /** What a list shows, in order: fields, and by a path such as `studentId.studentNo` those of rows pointed at. Each can be sorted by. */
  readonly columns: C
  /** Columns of its own in the order in which they decide, `-` before one whose largest comes first. */
  readonly sort?: readonly Sort<C[number] & Name<F>>[] | Sort<C[number] & Name<F>>
  readonly filters: K
  /** What its list adds up over all rows that were asked for, under the columns that show it: amounts and whole numbers. */
  readonly sums?: readonly Summable<F>[]
  /** Section title to fields. Left out, the form is one section of every field a person fills. */
  readonly form?: Readonly<Record<string, readonly Name<F>[]>>
  /** The reference to the row above, for rows that hang under one another. */
  readonly parent?: Name<F>
  /** Left out, anyone who may view the resource sees every row of the tenant. */
  readonly scope?: readonly Scope<Name<F> | Path<F>>[]
  /** The rows that a person adds, changes or removes, where they see more of them than these. Left out, those in scope. */
  readonly writeScope?: readonly Scope<Name<F> | Path<F>>[]
  /** The duties that its rows give to people. */
  readonly grants?: Given<Name<F>>
  /** What must hold between fields; the form and the server ask it alike. */
  readonly rules?: readonly Rule<NoInfer<F>>[]
  /** What may be done with a row beside changing it, by name. */
  readonly actions?: A & Readonly<Record<string, Action<RowOf<NoInfer<F>>>>>
  /** What else may be granted on it, by name, where it is no action with a row: the titles of the permissions. */
  readonly permissions?: Readonly<Record<string, string>>
  /**
   * What people may change of the row that is about themselves: at once, or once it was reviewed, until the college
   * sets it otherwise; and which of its lines. `rounds` names the rounds during which more may be open.
   */
  readonly own?: {
    readonly write: readonly Name<F>[]
    readonly review: readonly Name<F>[]
    readonly lines?: readonly string[]
    readonly rounds?: string
  }
  readonly singleton?: Singleton<NoInfer<F>>
  /** A row stands as it is while this holds: nobody changes or removes it, and anyone who tries is told why. */
  readonly stands?: {
    while(row: RowOf<NoInfer<F>>): boolean
    readonly message: string
  }
  /** What people may do to its rows; left out, all of it. With none, only the server writes it, as it does a log. */
  readonly writes?: readonly ('add' | 'update' | 'remove')[]
  /** Its rows go into the hundred thousands, so that a search by letters must not read them all. */
  readonly manyRows?: true
  /** Its rows say who may come in: anyone who writes one proves once more who they are. */
  readonly proof?: true
  /** Every write is kept in the audit chain. */
  readonly audited?: true
  /** What its list can tell of a past day: fields as their change records have them, of rows that had begun by `since`. */
  readonly asOf?: { readonly fields: readonly Name<F>[]; readonly since: Name<F> }
  /** Reports can be designed of its rows. */
  readonly reported?: true
  /**
   * Pickers offer its rows to anybody signed in: only for what says nothing of people, and has no scope. Left out, to
   * anyone who may view it or has a form or a list that refers to it, see server/engine/rows/looking-up.ts. With ranges,
   * anyone who fills in such a form is offered, beside what is in scope, what their own duties give of these; it gives
   * nothing but a name to choose.
   */
  readonly lookUp?: 'everybody' | readonly Scope<Name<F> | Path<F>>[]
  /** Tells rows of one title apart: pickers show it beside the title, and search it, for anyone who may view the row. */
  readonly tellsApart?: Name<F>
}

export type Resource<
  F extends Fields = Fields,
  C extends readonly string[] = readonly string[],
  K extends readonly string[] = readonly string[],
  A = Readonly<Record<string, Action>>,
  T extends Through = Through,
  // biome-ignore lint/suspicious/noExplicitAny: columns, filters and actions are put back precisely
> = Omit<Spec<F, any, any, any>, 'columns' | 'filters' | 'actions' | 'through' | 'called'> & {
  readonly through?: T
  readonly called?: Readonly<Record<string, string>>
  readonly columns: C
  readonly filters: K
  /** Acts of the flow included. */
  readonly actions?: A
  readonly flow?: Flow
  /** Where its calls stand, where a screen asks others than those at its name. */
  readonly callsAt?: string
}

// biome-ignore lint/suspicious/noExplicitAny: any resource at all, whatever its fields
export type AnyResource = Resource<any>

/** Says what a thing of the school is; its table, calls, checks, list and form follow from this. */
export function defineResource<
  const F extends Fields,
  const C extends readonly (Name<F> | PathBehind<T>)[],
  const K extends readonly (Name<F> | PathBehind<T>)[],
  const A extends Readonly<Record<string, Action>> = Record<never, never>,
  const Acts = Record<never, never>,
  const T extends Through = Record<never, never>,
>(spec: Spec<F, C, K, A, T> & { readonly flow?: Flow<Acts> }): Resource<F, C, K, A & Acts, T> {
  const { actions, flow } = spec
  return { ...spec, ...((actions || flow) && { actions: { ...flow?.actions, ...actions } }) } as Resource<
    F,
    C,
    K,
    A & Acts,
    T
  >
}

/** `base.grade-major` is called at `gradeMajor` of the service `base`. */
export const areaOf = (name: string) => name.slice(0, name.indexOf('.'))
export const callNameOf = (name: string) => camel(name.slice(name.indexOf('.') + 1))

/** Where the calls of a resource stand: `base/building`. */
export const placeOfCalls = ({ name, callsAt }: Pick<AnyResource, 'name' | 'callsAt'>): string =>
  callsAt ?? `${areaOf(name)}/${callNameOf(name)}`
