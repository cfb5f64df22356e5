import type { Field, Fields } from './field.ts'
import type { AnyResource } from './resource.ts'

type Name<F> = keyof F & string

/** A row while it is being filled: nothing is certain to be there yet. */
export type Entered<F extends Fields> = {
  readonly [K in keyof F]: (F[K] extends Field<infer Value> ? Value : never) | null
}

/** A condition over other fields of the row; `from` names all that it looks at. */
export interface When<F extends Fields> {
  readonly from: readonly Name<F>[]
  readonly holds: (row: Entered<F>) => boolean
}

/** A value that follows from other fields. People never enter it; null where it cannot be told. */
export interface Computed<F extends Fields> {
  readonly from: readonly Name<F>[]
  readonly is: (row: Entered<F>) => unknown
}

/** What entering one field brings along. */
export interface Linked<F extends Fields> {
  /** Puts these into the form; the person may still change them, and the rules are asked as ever. */
  readonly fills?: (row: Entered<F>) => Partial<Entered<F>>
  /**
   * Of a reference: fields of this row, each by the field of the row pointed at that it is a copy of. They change when
   * that one does; one that people fill is theirs until then.
   */
  readonly copies?: Readonly<Partial<Record<Name<F>, string>>>
}

/** Rows of another table that are filled within the form of this one, and saved with it. */
export interface Lines {
  /** They have no calls of their own: anyone who may see or change the row may see or change its lines. */
  readonly resource: AnyResource
  /** Their reference to this row, which no person fills. */
  readonly by: string
  /** How many there may be. */
  readonly most: number
}

/** How the fields of a form go by one another. The form and the server read the same lines. */
export interface FormRules<F extends Fields> {
  /** Fields that are only asked for when this holds; otherwise they are kept empty. */
  readonly visibleWhen?: Readonly<Partial<Record<Name<F>, When<F>>>>
  /** Optional fields that must be filled when this holds. */
  readonly requiredWhen?: Readonly<Partial<Record<Name<F>, When<F>>>>
  /** Of fields that only the server fills. */
  readonly computed?: Readonly<Partial<Record<Name<F>, Computed<F>>>>
  readonly linked?: Readonly<Partial<Record<Name<F>, Linked<F>>>>
  readonly lines?: Readonly<Record<string, Lines>>
}

// biome-ignore lint/suspicious/noExplicitAny: the form rules of any resource, whatever its fields
export type AnyFormRules = FormRules<any>
