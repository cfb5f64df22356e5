import { argon2id } from 'hash-wasm'
import type { Stretch, StretchCost } from '#domain/claim/stretching.ts'

/** As the server stretches at that cost. A desk does it in a worker (stretcher.ts): it takes some tenths of a second. */
export const stretchAt =
  ({ memory, passes }: StretchCost): Stretch =>
  (text, salt) =>
    argon2id({
      password: text,
      salt,
      iterations: passes,
      parallelism: 1,
      memorySize: memory,
      hashLength: 32,
      outputType: 'hex',
    })
