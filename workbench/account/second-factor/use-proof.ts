import type { Challenge, Factor } from '#machines/session/session.ports.ts'
import { session } from '#workbench/account/session/session.ts'
import { useSession } from '#workbench/account/session/use-session.ts'

/** What every kind of proof is given. */
export interface ProofProps {
  readonly challenge: Challenge
}

/** Brings a proof, and says whether one is on its way. */
export function useProof(factor: Factor) {
  const proving = useSession(
    (state) => state.matches({ secondFactor: 'proving' }) || state.matches('signedIn'),
  )
  const prove = (code: string) => session.send({ type: 'PROVE', proof: { factor, code } })
  return { proving, prove }
}
