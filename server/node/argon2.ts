import { availableParallelism } from 'node:os'
import { hash, verify } from '@node-rs/argon2'
import type { Passwords } from '#server/core/app-context.ts'
import { queue } from '#server/identity/session/queue.ts'

/** OWASP's first choice for argon2id: 19 MiB, two passes, one lane. */
const cost = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** What may wait per core: at some 100 ms each, nobody waits longer than a client does (60 s). */
const waitingPerCore = 400

/** argon2id, no more at once than there are cores, so that a morning of sign-ins leaves room for everybody else. */
export function argon2Passwords(cores: number = availableParallelism()): Passwords {
  const { run, ahead } = queue(cores, cores * waitingPerCore)
  return {
    hash: (secret) => run(() => hash(secret, cost)),
    verify: (hashed, secret, ticket) => run(() => verify(hashed, secret), ticket),
    ahead,
  }
}
