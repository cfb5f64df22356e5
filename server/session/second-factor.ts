import type { House } from '#server/house.ts'
import type { Entrance } from './enter.ts'
import type { TokenFault } from './token-error.ts'

/** The refusal that asks for a second proof, with the ticket to bring it by; nothing where one will do. */
export async function secondFactorFor(_house: House, _entrance: Entrance): Promise<TokenFault | undefined> {
  return undefined
}
