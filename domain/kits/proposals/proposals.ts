import type { AnyResource } from '#domain/kernel/resource.ts'
import { lineOf } from './line.ts'
import { proposalOf } from './proposal.ts'
import type { ProposalSpec } from './spec.ts'

/** A kind of proposal: its proposals and their rows. */
export interface Proposals extends ProposalSpec {
  readonly proposal: AnyResource
  readonly lines: AnyResource
}

/** Declares a kind of proposal. Its two resources go into the area's manifest, `proposalsServer` into its server half. */
export const defineProposals = (spec: ProposalSpec): Proposals => ({
  ...spec,
  proposal: proposalOf(spec),
  lines: lineOf(spec),
})
