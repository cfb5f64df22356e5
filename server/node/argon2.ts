import { availableParallelism } from 'node:os'
import { hash, verify } from '@node-rs/argon2'
import { refuse } from '#domain/kernel/refusal.ts'
import type { Passwords } from '#server/house.ts'

/** OWASP's first choice for argon2id: 19 MiB, two passes, one lane. */
const cost = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** What may wait per core: at some 100 ms each, nobody waits longer than a client does (60 s). */
const waitingPerCore = 400

/** argon2id, no more at once than there are cores, so that a morning of sign-ins leaves room for everybody else. */
export function argon2Passwords(cores: number = availableParallelism()): Passwords {
  const inTurn = queue(cores, cores * waitingPerCore)
  return {
    hash: (secret) => inTurn(() => hash(secret, cost)),
    verify: (hashed, secret) => inTurn(() => verify(hashed, secret)),
  }
}

/** Runs at most `atOnce` pieces of work together and keeps at most `longest` waiting; whoever comes then is sent away. */
export function queue(atOnce: number, longest: number) {
  const waiting: (() => void)[] = []
  let free = atOnce
  return async <Value>(work: () => Promise<Value>): Promise<Value> => {
    if (free > 0) free--
    else if (waiting.length >= longest)
      refuse({ type: 'too-many', message: '登录人数较多，请稍后再试', retryAfter: 10 })
    else await new Promise<void>((go) => waiting.push(go))
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else free++
    }
  }
}
