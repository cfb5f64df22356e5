import type { Fields } from '#domain/kernel/field.ts'
import type { Definition } from '#domain/workflow/definition.ts'
import type { Person, Source } from '#domain/workflow/source.ts'
import type { CaseState } from '#domain/workflow/words.ts'
import type { CaseContext, Moment } from './approval.case.ts'

export interface Actor extends Person {
  /** Looks after the processes of the school. */
  readonly administrator: boolean
}

/** 委托: from one moment to the other, both counted, somebody acts for somebody else. */
export interface Entrust {
  /** The id of the person who is away. */
  readonly principal: string
  readonly agent: Person
  readonly from: Moment
  readonly to: Moment
  /** Kinds of definitions; empty means all. */
  readonly kinds: readonly string[]
}

/** All that a decision rests on beside the case and its definition, found out beforehand. */
export interface Facts {
  readonly now: Moment
  /** Who acts; null for the clock. */
  readonly actor: Actor | null
  /** Picked people and the starter are known to the case and not asked for. */
  readonly people: (source: Source) => readonly Person[]
  readonly row: Readonly<Record<string, unknown>>
  readonly fields: Fields
  readonly entrusts: readonly Entrust[]
  /** The moment so many working hours later. */
  readonly hours: (from: Moment, hours: number) => Moment
  /** The end of the working day that is so many working days later. */
  readonly days: (from: Moment, days: number) => Moment
  /** The working hours from one moment to another; 0 where the other is not later. */
  readonly hoursBetween: (from: Moment, to: Moment) => number
  /** The working days after that of one moment, up to that of another. */
  readonly daysBetween: (from: Moment, to: Moment) => number
}

/** What a rule looks at. */
export interface Scene {
  readonly definition: Definition
  readonly state: CaseState
  readonly of: CaseContext
  readonly facts: Facts
}
