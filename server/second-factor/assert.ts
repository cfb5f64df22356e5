import md5 from 'crypto-js/md5.js'
import { sql } from 'kysely'
import { z } from 'zod'
import { refuse } from '#domain/kernel/refusal.ts'
import type { House, Person } from '#server/house.ts'
import { turns } from '#server/session/turns.ts'
import { countGuess, forgetGuesses, holdFactor, lockedWords } from './guesses.ts'
import { isRecovery, isTotp } from './proof.ts'
import { standingOf } from './standing.ts'

/** The password as it is typed, or a code of the app or for the day of loss. */
export const assertion = {
  password: z.string().max(200).optional(),
  code: z.string().max(40).optional(),
}

interface Asserted {
  readonly password?: string | undefined
  readonly code?: string | undefined
}

const inTurn = turns()

/**
 * A session left open must not be enough to take somebody's second proof away: they prove once more that it is they.
 * Wrong tries count like those at sign-in.
 */
export const assertSelf = (house: House, person: Person, given: Asserted, address: string): Promise<void> =>
  inTurn(`${person.tenantId}/${person.id}`, () => attempt(house, person, given, address))

async function attempt(house: House, person: Person, { password, code }: Asserted, address: string) {
  const { tenantId, id: userId, account } = person
  if (!password && !code) refuse({ type: 'invalid', message: '请输入登录密码或验证码' })
  const asked = await standingOf(house.db, tenantId, userId, house.now())
  if (asked && asked.lockedFor > 0)
    refuse({ type: 'too-many', message: lockedWords, retryAfter: asked.lockedFor })
  // Slow, and so before the row is held.
  const known = password ? await isPassword(house, person, password) : false
  const right = await house.db.transaction().execute(async (db) => {
    await holdFactor(db, tenantId, userId)
    const standing = await standingOf(db, tenantId, userId, house.now())
    const given = { tenantId, userId, code: code ?? '' }
    if (known || (standing && (await isTotp(db, house, standing, given))) || (await isRecovery(db, given))) {
      await forgetGuesses(db, tenantId, userId)
      return true
    }
    await countGuess(db, house, { tenantId, userId, account, address })
    return false
  })
  if (!right) refuse({ type: 'invalid', message: '密码或验证码不正确' })
}

async function isPassword({ db, passwords }: House, person: Person, password: string): Promise<boolean> {
  const { rows } = await sql<{ hash: string | null }>`select password_hash as hash from "system_user"
    where tenant_id = ${person.tenantId} and id = ${person.id}`.execute(db)
  const hash = rows[0]?.hash
  return hash ? passwords.verify(hash, `${md5(password)}`) : false
}
