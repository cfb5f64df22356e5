import type { Fields } from './field.ts'
import type { AnyFormRules } from './form.ts'
import type { AnswersOf } from './infer.ts'
import type { Print } from './print.ts'
import type { AnyResource } from './resource.ts'

/** Something that may be done with one row beside changing its fields. Its permission is `area.noun:name`. */
// biome-ignore lint/suspicious/noExplicitAny: of any row, whatever its fields
export interface Action<Row = any> extends Pick<AnyFormRules, 'visibleWhen' | 'requiredWhen'> {
  readonly label: string
  /** Whether the row allows it: asked by the server for the button, and again for the call. */
  readonly when?: (row: Row) => boolean
  /** What a person fills in before it is done, in one dialog for one row and for many. */
  readonly asks?: Fields
  /** It corrects earlier answers: its form begins with what the row keeps of them, but for what is masked. */
  readonly revises?: true
  /** The whole effect, when it is only this. */
  readonly set?: Partial<Row>
  /** Answers are set on fields of the row of the same name, as with acts of a flow; a handler may refuse, and set more. */
  readonly keep?: true
  /** It is done on another screen, whose address then says `?{by}={id of the row}`. */
  readonly open?: { readonly path: `/${string}`; readonly by: string }
  /** It prints the row: each copy has a code of its own, and is on the record. */
  readonly print?: Print<Row>
  /** It asks another system, before the transaction that records it: whether it answers, or what it has to tell. */
  readonly trial?: true
  /** What it asks belongs to one row, as the number of a receipt does: it is not done with many at once. */
  readonly single?: true
  /** It is done with all chosen rows at once, with each of them or with none: no row has a button of its own for it. */
  readonly over?: 'many'
  /** With `over`: fields in which the chosen rows have to be alike, such as whose they are. */
  readonly same?: readonly string[]
  /** With `over`: the row that is made of the chosen ones. */
  readonly makes?: Making
  /** It is an act of the resource's flow, whose chart says what becomes of the row; see flow.ts. */
  readonly step?: true
  /** Only the end of an approval does it: nobody has a button or a call for it. */
  readonly byCase?: true
  /** Only the person that this reference of the row names, whatever else the permission reaches. */
  readonly by?: string
  /** A moment of the row before which no row has a button for it; its handler says why. */
  readonly notBefore?: string
  /** What a person is told, and must agree to, before it is done. */
  readonly confirm?: string
  readonly danger?: boolean
  /** It opens somebody's account: anyone who does it proves once more who they are. */
  readonly proof?: true
}

/**
 * A row whose lines are the chosen rows. Its own fields are the answers and what is `same`, by their names. Who may do the
 * action may make it, without a right to add one.
 */
export interface Making {
  readonly resource: AnyResource
  /** The name of its lines. */
  readonly lines: string
  /** Fields of a line, each with the field of the chosen row that it takes; `id` is the row itself. */
  readonly from: Readonly<Record<string, string>>
  /** Its own fields that answers of another name fill, each with that name: no answer may be called `code`. */
  readonly fills?: Readonly<Record<string, string>>
}

/** What came of an action with all chosen rows at once. */
export interface Together {
  /** One sentence of it. */
  readonly outcome?: string
  /** The row that was made, as it is called. */
  readonly made?: { readonly id: string; readonly title: string }
}

/** Done with one row at a time: a copy goes into somebody's hands, and another system is not asked by the hundred. */
export const isByOne = ({ print, trial, single }: Pick<Action, 'print' | 'trial' | 'single'>): boolean =>
  print !== undefined || trial === true || single === true

/** What is neither a `set` nor kept nor a screen nor a print nor an act of a flow needs a handler of the server's. */
export type HandledAction<R> = R extends { readonly actions?: infer A }
  ? {
      [K in keyof A]: A[K] extends
        | { set: object }
        | { keep: true }
        | { open: object }
        | { print: object }
        | { step: true }
        | { over: 'many' }
        ? never
        : K
    }[keyof A] &
      string
  : never

/** What is done with many rows at once, and makes no row of them by its declaration: it needs a handler as well. */
export type TogetherAction<R> = R extends { readonly actions?: infer A }
  ? {
      [K in keyof A]: A[K] extends { over: 'many' } ? (A[K] extends { makes: object } ? never : K) : never
    }[keyof A] &
      string
  : never

/** Acts of a flow, and what keeps its answers: the server may have something to add to each. */
export type SteppedAction<R> = R extends { readonly actions?: infer A }
  ? { [K in keyof A]: A[K] extends { step: true } | { keep: true } ? K : never }[keyof A] & string
  : never

/** The answers to what the action `K` of a resource asks; empty where it asks nothing. */
export type ActionAnswers<R, K> = R extends { readonly actions?: infer A }
  ? K extends keyof A
    ? AnswersOf<A[K] extends { readonly asks: infer F extends Fields } ? F : Record<never, never>>
    : never
  : never

/** What an action asks, in the shape of a resource, so that its form and its schema are those of any form. */
export const askedForm = ({ name }: Pick<AnyResource, 'name'>, action: Action): AnyResource => {
  const { label, asks = {}, visibleWhen = {}, requiredWhen = {} } = action
  return { name, label, title: '', fields: asks, columns: [], filters: [], visibleWhen, requiredWhen }
}

/** The forms that the actions of a resource ask, each with the action's name. */
export const askedForms = (resource: AnyResource): readonly (readonly [name: string, form: AnyResource])[] =>
  Object.entries<Action>(resource.actions ?? {})
    .filter(([, { asks }]) => asks)
    .map(([name, action]) => [name, askedForm(resource, action)])

/** What a body of the call says beside the answers, so that no question may have these names. */
export const namesOfActionCall = ['id', 'rows', 'expected', 'password', 'code', 'factor', 'lines'] as const
