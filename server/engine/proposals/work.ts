import type { Unit } from '#server/core/serve.ts'

/** Who is to be given what, both by id. */
export interface Given {
  readonly subject: string
  readonly target: string
}

/** A row as it was computed: a target with reasons, or none and what was lacking. */
export interface ComputedLine {
  readonly subject: string
  readonly target: string | null
  readonly because: readonly string[]
  readonly lacking: string | null
}

/** A proposal as the database keeps it, with what its kind is computed by. */
export type ProposalRow = Readonly<Record<string, unknown>> & { readonly id: string }

/** What an area says of its kind of proposal. Each runs in the transaction of the call, with the proposal locked. */
export interface ProposalWork {
  /** The rows for everybody who has none in `kept`, which are locked by hand: null is left out. Refuses what is too much at once. */
  compute(
    unit: Unit,
    proposal: ProposalRow,
    kept: ReadonlyMap<string, string | null>,
  ): Promise<readonly ComputedLine[]>
  /** By subject the broken rule, in words, each judged as if those before it were done; within the reach of the actor. */
  judge(unit: Unit, given: readonly Given[], proposal: ProposalRow): Promise<ReadonlyMap<string, string>>
  /** Does what was judged. */
  carryOut(unit: Unit, given: readonly Given[]): Promise<void>
  /** Takes back what still stands as it was given; answers with those subjects. */
  takeBack(unit: Unit, given: readonly Given[]): Promise<ReadonlySet<string>>
}
