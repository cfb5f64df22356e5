import { hashRaw } from '@node-rs/argon2'
import { deskCost, type StretchCost } from '#domain/claim/stretching.ts'
import type { Stretching } from '#server/core/app-context.ts'

/** argon2id at that cost, in a thread of its own. */
export const stretchingAt = (cost: StretchCost): Stretching => {
  const of = { algorithm: 2, memoryCost: cost.memory, timeCost: cost.passes, parallelism: 1, outputLen: 32 }
  return { cost, stretch: async (text, salt) => (await hashRaw(text, { ...of, salt })).toString('hex') }
}

/** At the cost that the desks' lists stand on. */
export const deskStretching = stretchingAt(deskCost)
