import { type Pairing, wallCalls } from '#domain/system/wall/calls.ts'
import { ask } from '#workbench/http/ask.ts'
import { asWall } from './wall-token.ts'

/** Of the whole page: the screen whose turn comes shows the digits that somebody is about to enter. */
let pairing: Promise<Pairing> | null = null

/** The pairing of this page, asked for by the screen that needs it first; one that did not come is asked for again. */
export function currentPairing(): Promise<Pairing> {
  if (pairing) return pairing
  const own = ask(wallCalls.pair, undefined, asWall())
  pairing = own
  own.catch(() => forgetPairing(own))
  return own
}

/** Another is asked for the next time; nothing is forgotten where there is another already. */
export function forgetPairing(own = pairing) {
  if (pairing === own) pairing = null
}
