import { verifySolution } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2'
import type { Context } from 'hono'
import { z } from 'zod'
import { refuse } from '#domain/kernel/refusal.ts'
import type { AppContext } from '#server/core/app-context.ts'
import { firstUse } from '#server/identity/federation/once.ts'
import { forMatter, keysOf, life, type Matter, makeChallenge } from './challenge.ts'

/** What a client has worked out, as it stands in the header; empty where there is none. */
export const proofOf = (c: Context): string => c.req.header('Proof-Of-Work') ?? ''

/** Base64 of JSON is never longer. */
const longest = 4096

const shape = z.object({
  challenge: z.object({
    parameters: z.strictObject({
      algorithm: z.string(),
      nonce: z.string(),
      salt: z.string(),
      cost: z.number(),
      keyLength: z.number(),
      keyPrefix: z.string(),
      keySignature: z.string(),
      expiresAt: z.number(),
      data: z.strictObject({ for: z.string(), level: z.number(), most: z.number() }),
    }),
    signature: z.string(),
  }),
  solution: z.object({ counter: z.number(), derivedKey: z.string() }),
})

/** Whether it proves work of this level for this matter. It does so once; of two that bring it at once, one. */
export async function takeProof(
  app: AppContext,
  matter: Matter,
  level: number,
  proof: string,
): Promise<boolean> {
  const given = read(proof)
  if (!given) return false
  const { expiresAt, data } = given.challenge.parameters
  if (data.level < level || data.for !== (await forMatter(matter))) return false
  if (expiresAt * 1000 <= app.now().getTime()) return false
  const { verified } = await verifySolution({ ...given, deriveKey, ...(await keysOf(app)) })
  return verified && firstUse(app, matter.tenantId, given.challenge.signature, life)
}

function read(proof: string) {
  if (!proof || proof.length > longest) return undefined
  try {
    return shape.safeParse(JSON.parse(atob(proof))).data
  } catch {
    return undefined
  }
}

/** What guards the calls of strangers that run into their limits: harder than the first step of signing in. */
const level = 2

/**
 * Refuses anyone who brings no proof of work, at the first call; the refusal carries what there is to work out. Further
 * calls ask for nothing more, and nothing is asked where `proof` is undefined: they have proved who they are.
 */
export function proofOnce(app: AppContext, matter: Matter, proof: string | undefined): () => Promise<void> {
  let asked: Promise<void> | undefined
  const demand = async () => {
    if (proof === undefined || (await takeProof(app, matter, level, proof))) return
    refuse({
      type: 'work-required',
      message: '操作较频繁，请通过人机验证后再试',
      challenge: await makeChallenge(app, matter, level),
    })
  }
  return () => {
    asked ??= demand()
    return asked
  }
}
