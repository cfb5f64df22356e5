import type { Proposals } from '#domain/kits/proposals/proposals.ts'
import type { ServerArea } from '#server/core/server-area.ts'
import { servedLine } from './served-line.ts'
import { servedProposal } from './served-proposal.ts'
import type { ProposalWork } from './work.ts'

/** The server's half of a kind of proposal, to be spread into that of its area. */
export const proposalsServer = (proposals: Proposals, work: ProposalWork) =>
  ({ served: [servedProposal(proposals, work), servedLine(proposals, work)] }) satisfies ServerArea
