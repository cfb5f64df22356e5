import { plainName } from '#domain/kits/person-name.ts'

/** What one run of argon2id takes; it has one lane. */
export interface StretchCost {
  /** In KiB. */
  readonly memory: number
  readonly passes: number
}

/** Memory and passes of RFC 9106, section 4, second choice; what a guess then costs: docs/decisions/0017-the-desks-list.md. */
export const deskCost: StretchCost = { memory: 65_536, passes: 3 }

/** argon2id: a text and its salt of 16 bytes become 64 hexadecimal digits, slowly. */
export type Stretch = (text: string, salt: Uint8Array<ArrayBuffer>) => Promise<string>

/** What somebody holds to a reader, few enough of which there are that they could all be tried. */
export interface Guessable {
  readonly text: string
  /** What goes into its salt: a number goes with its holder's name, so that no guess is tried on two people at once. */
  readonly beside: string
}

export const numberOf = (idNo: string, name: string): Guessable => ({
  text: idNo.trim().toUpperCase(),
  beside: `number of ${plainName(name)}`,
})

export const cardOf = (uid: string): Guessable => ({ text: uid, beside: 'card' })

/** By the college's salt: a table made for one college is worth nothing at another. */
export async function stretched(
  stretch: Stretch,
  salt: string,
  { text, beside }: Guessable,
): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(`${salt} ${beside}`))
  return stretch(text, new Uint8Array(digest.slice(0, 16)))
}
