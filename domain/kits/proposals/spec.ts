import type { Dictionary } from '#domain/kernel/dictionary.ts'
import type { Fields } from '#domain/kernel/field.ts'
import type { AnyFormRules } from '#domain/kernel/form.ts'
import type { Scope } from '#domain/kernel/resource.ts'

/** Something that is given out to many at once by rules: beds to students, seats to candidates. */
export interface ProposalSpec {
  /** `dormitory.bed-presort` names that resource and `dormitory.bed-presort-line`. */
  readonly name: `${string}.${string}`
  readonly label: string
  /** By what it is computed: for whom, out of what, how. */
  readonly fields: Fields
  /** Whom something is given, and what, each one of `line`. */
  readonly subject: string
  readonly target: string
  /** One target may be given to many, as a price to students; a bed may not. */
  readonly shared?: true
  /** References to both, and copies of what lists filter by. */
  readonly line: Fields
  /** Of `line`, what the list shows beside both. */
  readonly columns: readonly string[]
  readonly linked: AnyFormRules['linked']
  readonly scope: readonly Scope[]
  /** Why somebody got what they got, and why nothing. */
  readonly because: Dictionary
  readonly lacking: Dictionary
  /** The screen of the rows. */
  readonly path: `/${string}`
}
