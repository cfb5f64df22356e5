import type { Challenge } from 'altcha-lib'
import type { Ask } from '#workbench/http/client.ts'
import { HttpFailure } from '#workbench/http/failure.ts'
import { solve } from './solve.ts'

/** How many proofs one call brings at most: failures of others may have made a harder one due meanwhile. */
const most = 3

/** Asks again with the proof of work that the server asks for; rejects with what it says to that. */
export async function prove(refused: HttpFailure, ask: Ask): Promise<unknown> {
  let failure = refused
  for (let proofs = 0; proofs < most; proofs++) {
    const challenge = failure.data.work as Challenge
    const solution = await solve(challenge)
    try {
      return await ask({ 'Proof-Of-Work': btoa(JSON.stringify({ challenge, solution })) })
    } catch (error) {
      if (!(error instanceof HttpFailure && error.data.work)) throw error
      failure = error
    }
  }
  throw failure
}
