import type { RawBuilder } from 'kysely'
import type { ActionAnswers, HandledAction, SteppedAction, TogetherAction } from '#domain/kernel/action.ts'
import type { Row } from '#domain/kernel/infer.ts'
import type { Paper } from '#domain/kernel/print.ts'
import type { AnyResource } from '#domain/kernel/resource.ts'
import type { Actor, AppContext, Database } from './app-context.ts'

/** Where a call works for somebody: on the database, or inside a transaction on it. */
export interface Unit {
  readonly db: Database
  readonly app: AppContext
  readonly actor: Actor
}

/** What else a picker may be asked by, such as `flag`. */
export interface LookupFilter {
  /** The fields that its answer tells of: anyone who does not see each of them whole may not ask. */
  readonly reads: readonly string[]
  /** Nothing when the value asks for nothing. Rows are known as `r`; `sees` says whether the asker sees a field whole. */
  readonly where: (
    value: string,
    actor: Actor,
    sees: (field: string) => boolean,
  ) => RawBuilder<boolean> | undefined
}

/** By the name of the parameter; `keyword` is another name for the picker's own. */
export type LookupFilters = Readonly<Record<string, LookupFilter | 'keyword'>>

/** Where a hook stands: inside the transaction of the write it belongs to. */
export interface WriteUnit<R extends AnyResource = AnyResource> extends Unit {
  /** The row before the change; undefined when it is new. */
  readonly current: Row<R> | undefined
  /** The permission under which it is written; null for lines and for what an action asks. */
  readonly permission: string | null
}

/** Before the write, and outside its transaction: other systems take their time. */
export interface TrialUnit<R extends AnyResource = AnyResource> extends Unit {
  readonly current: Row<R> | undefined
}

/** The server's half of a resource: what its declaration cannot say. */
interface Service<R extends AnyResource> {
  /**
   * Sees a single row before anything of it is locked or checked, and may ask another system whether it holds; refuses it,
   * or says nothing. What is written many at once is not tried.
   */
  readonly tryOut?: (next: Partial<Row<R>>, unit: TrialUnit<R>) => Promise<void>
  /**
   * Sees the row as it would be kept, may refuse it, and returns what else to set: also what only the server fills. What
   * is copied and computed from that follows, but for what it returns itself.
   */
  readonly beforeWrite?: (
    next: Partial<Row<R>>,
    unit: WriteUnit<R>,
  ) => Partial<Row<R>> | undefined | Promise<Partial<Row<R>> | undefined>
  /** Sees the row as it is kept now, and brings along what follows from it elsewhere. */
  readonly afterWrite?: (row: Row<R>, unit: WriteUnit<R>) => void | Promise<void>
  /** Sees the rows that are about to go, and may refuse. What it changes elsewhere, `afterWrite` brings back with them. */
  readonly beforeRemove?: (ids: readonly string[], unit: Unit) => void | Promise<void>
  /** The same, and what hangs on the rows goes with them for good: they are not brought back without it. */
  readonly cascadeRemove?: (ids: readonly string[], unit: Unit) => void | Promise<void>
  /** What of an application that is only thought of follows from what is said of it: see `reckons` of an approval. */
  readonly reckon?: (row: Partial<Row<R>>, unit: Unit) => Promise<Partial<Row<R>>>
  /** Those of these rows that a person sees beside the screen of the resource, such as published notices. */
  readonly shownElsewhere?: (ids: readonly string[], unit: Unit) => Promise<readonly string[]>
  /** Parameters of getSelect and getTree that the specification names, beside keyword and references. */
  readonly lookupFilters?: LookupFilters
}

/** What an action has to tell beside that it is done. */
export interface ActionResult {
  /** A password that was made, to be handed on: told once, and nobody can ask for it again. */
  readonly secret?: string
  /** One sentence of what came of it: 已提醒 3 人. */
  readonly outcome?: string
  /** A copy that was printed. */
  readonly paper?: Paper
}

/**
 * Does an action with a row, which stays locked; the answers have passed the form that the declaration asks. It may refuse,
 * and say what is set on the row, also what only the server fills. With an act of a flow it is asked before the row moves.
 */
type Handler<R extends AnyResource, Answers> = (
  row: Row<R>,
  answers: Answers,
  unit: Unit,
) => Done<R> | undefined | Promise<Done<R> | undefined>

interface Done<R extends AnyResource> extends ActionResult {
  readonly set?: Partial<Row<R>>
}

/**
 * Does an action with all chosen rows, in the order of their ids, which stay locked. `sets` is what is set on each, in the
 * same order.
 */
type TogetherHandler<R extends AnyResource, Answers> = (
  rows: readonly Row<R>[],
  answers: Answers,
  unit: Unit,
) => DoneTogether<R> | Promise<DoneTogether<R>>

interface DoneTogether<R extends AnyResource> extends Pick<ActionResult, 'outcome'> {
  readonly sets?: readonly Partial<Row<R>>[]
}

// biome-ignore lint/suspicious/noExplicitAny: of any resource; `serve` has checked the hooks against their own
type AnyWriteUnit = WriteUnit<any>
// biome-ignore lint/suspicious/noExplicitAny: as above
type AnyTrialUnit = TrialUnit<any>

export interface Served {
  readonly resource: AnyResource
  readonly tryOut?: (next: object, unit: AnyTrialUnit) => Promise<void>
  readonly beforeWrite?: (
    next: object,
    unit: AnyWriteUnit,
  ) => object | undefined | Promise<object | undefined>
  readonly afterWrite?: (row: object, unit: AnyWriteUnit) => void | Promise<void>
  readonly beforeRemove?: Service<AnyResource>['beforeRemove']
  readonly cascadeRemove?: Service<AnyResource>['cascadeRemove']
  readonly reckon?: (row: object, unit: Unit) => Promise<object>
  readonly shownElsewhere?: Service<AnyResource>['shownElsewhere']
  readonly lookupFilters?: LookupFilters
  readonly actions?: Readonly<Record<string, Handler<AnyResource, object>>>
  readonly together?: Readonly<Record<string, TogetherHandler<AnyResource, object>>>
}

type Steps<R extends AnyResource> = {
  readonly [K in SteppedAction<R>]?: Handler<R, ActionAnswers<R, K>>
}
type Handlers<R extends AnyResource> = {
  readonly actions: { readonly [K in HandledAction<R>]: Handler<R, ActionAnswers<R, K>> } & Steps<R>
}
type Togethers<R extends AnyResource> = {
  readonly together: { readonly [K in TogetherAction<R>]: TogetherHandler<R, ActionAnswers<R, K>> }
}
/** Handlers that a declaration asks for are not left out. */
type Asked<Names, Group> = [Names] extends [never] ? Partial<Group> : Group

/** An action that is neither a `set` nor a screen does not compile without its handler. */
export const serve = <const R extends AnyResource>(
  resource: R,
  ...[service]: [HandledAction<R> | TogetherAction<R>] extends [never]
    ? [(Service<R> & Partial<Handlers<R>>)?]
    : [Service<R> & Asked<HandledAction<R>, Handlers<R>> & Asked<TogetherAction<R>, Togethers<R>>]
): Served => ({ resource, ...service }) as unknown as Served

/** A resource with what the server does about it. */
export const servedOf = ({ served }: Pick<AppContext, 'served'>, resource: AnyResource): Served =>
  served.get(resource.name) ?? { resource }
