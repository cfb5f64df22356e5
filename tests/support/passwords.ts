import { argon2id, argon2Verify } from 'hash-wasm'
import type { Passwords } from '#server/core/app-context.ts'

/** argon2id as the product uses it, at a cost that tests and browsers can bear. */
export const cheapPasswords: Passwords = {
  hash: (password) =>
    argon2id({
      password,
      salt: crypto.getRandomValues(new Uint8Array(16)),
      iterations: 1,
      parallelism: 1,
      memorySize: 64,
      hashLength: 32,
      outputType: 'encoded',
    }),
  verify: (hash, password) => argon2Verify({ hash, password }),
  ahead: () => null,
}
