import { pbkdf2Async } from '@noble/hashes/pbkdf2.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { type Challenge, type DeriveKeyFunction, type Solution, solveChallenge } from 'altcha-lib'
import { deriveKey as byBrowser } from 'altcha-lib/algorithms/web/pbkdf2'
import { builtIn } from '#workbench/http/cryptography/digest.ts'

/** The same where the browser keeps its own away: a page that did not come by https. */
const byScript: DeriveKeyFunction = async ({ cost, keyLength }, salt, password) => ({
  derivedKey: await pbkdf2Async(sha256, password, salt, { c: cost, dkLen: keyLength }),
})

/** Looks for the answer; `told` hears now and then which share of the way lies behind, from 0 to 1. */
export async function work(challenge: Challenge, told: (share: number) => void): Promise<Solution> {
  const most = Number(challenge.parameters.data?.most) || 1
  const derive = builtIn ? byBrowser : byScript
  let guesses = 0
  const deriveKey: DeriveKeyFunction = (...guess) => {
    guesses += 1
    if (guesses % 20 === 0) told(Math.min(guesses / most, 1))
    return derive(...guess)
  }
  const solution = await solveChallenge({ challenge, deriveKey })
  if (!solution) throw new Error('The challenge was not solved in time.')
  return solution
}
