import { recoveryCode } from '#domain/system/recovery-code.ts'
import type { Database } from '#server/core/app-context.ts'
import { table } from '#server/core/database/table.ts'
import { stamps } from '#server/core/stamps.ts'
import { hashOf } from '#server/identity/session/tokens.ts'

const letters = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'
const count = 10

/** 80 bits, in groups that can be copied by hand: their own entropy makes slow hashing needless. */
function newCode(): string {
  const drawn = Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => letters[byte % 32])
  return [0, 4, 8, 12].map((from) => drawn.slice(from, from + 4).join('')).join('-')
}

/** What was typed, in the shape it was given out; nothing when it cannot be a recovery code. */
export function recoveryCodeIn(typed: string): string | undefined {
  const bare = typed.toUpperCase().replace(/[\s-]/g, '')
  return /^[A-Z2-9]{16}$/.test(bare) ? bare.replace(/(.{4})(?=.)/g, '$1-') : undefined
}

/** Ten new codes in place of all earlier ones. They can be read this once. */
export async function renewCodes(db: Database, tenantId: string, userId: string): Promise<string[]> {
  const codes = Array.from({ length: count }, newCode)
  await dropCodes(db, tenantId, userId)
  const rows = codes.map(async (code) => ({
    ...stamps(tenantId, userId),
    user_id: userId,
    code_hash: await hashOf(`${userId}:${code}`),
  }))
  await db
    .insertInto('system_recovery_code')
    .values(await Promise.all(rows))
    .execute()
  return codes
}

export const dropCodes = (db: Database, tenantId: string, userId: string) =>
  table(recoveryCode, db, tenantId).remove({ userId })

/** Uses a code up. Of two who bring the same one, one is right. */
export async function takeRecoveryCode(db: Database, tenantId: string, userId: string, code: string) {
  const changed = await table(recoveryCode, db, tenantId).remove({
    userId,
    codeHash: await hashOf(`${userId}:${code}`),
  })
  return changed.length === 1
}
