import { sql } from 'kysely'
import { fail, type Result } from '#domain/kernel/result.ts'
import type { Arrival } from '#server/client-address.ts'
import type { House, Passwords } from '#server/house.ts'
import { enter } from './enter.ts'
import { countFailure, forgetFailures, lockedFor } from './lock.ts'
import type { Issued } from './sessions.ts'
import type { TokenFault } from './token-error.ts'
import { turns } from './turns.ts'

export interface Credentials {
  readonly tenantId: string
  readonly account: string
  /** The lower-case md5 of the password, in hexadecimal. */
  readonly secret: string
  readonly arrival: Arrival
}

/** Guesses at one account are tried one after another: sent all at once they gain nothing. */
const inTurn = turns()

/** The password grant. An account that does not exist takes the same time and earns the same words as one that does. */
export const signIn = (house: House, credentials: Credentials): Promise<Result<Issued, TokenFault>> =>
  inTurn(`${credentials.tenantId}/${credentials.account}`, () => attempt(house, credentials))

async function attempt(house: House, credentials: Credentials): Promise<Result<Issued, TokenFault>> {
  const { tenantId, account, secret, arrival } = credentials
  const { db, passwords, now } = house
  const locked = await lockedFor(db, tenantId, account, now())
  if (locked) return fail(lockedOut(locked))

  const user = await userOf(house, tenantId, account)
  const right = await passwords.verify(user?.passwordHash ?? (await nobodysHash(passwords)), secret)
  if (!user?.passwordHash || !right) return fail(await wrong(house, credentials))
  await forgetFailures(db, tenantId, account)
  const { passwordVersion } = user
  return enter(house, { tenantId, userId: user.id, how: 'account', arrival, passwordVersion })
}

interface User {
  readonly id: string
  readonly passwordHash: string | null
  readonly passwordVersion: number
}

async function userOf({ db }: House, tenantId: string, account: string): Promise<User | undefined> {
  const { rows } = await sql<User>`
    select id, password_hash as "passwordHash", password_version as "passwordVersion"
    from "system_user" where tenant_id = ${tenantId} and account = ${account}`.execute(db)
  return rows[0]
}

async function wrong({ db, now, log }: House, { tenantId, account }: Credentials): Promise<TokenFault> {
  const left = await countFailure(db, tenantId, account, now())
  log('warn', 'sign-in failed', { tenantId, account, left })
  return left
    ? { type: 'invalid_grant', text: `用户名或密码错误，还可尝试 ${left} 次` }
    : lockedOut(await lockedFor(db, tenantId, account, now()))
}

const lockedOut = (seconds: number): TokenFault => ({
  type: 'invalid_grant',
  text: `密码连续错误 5 次，账号已锁定，请 ${Math.ceil(seconds / 60)} 分钟后再试`,
  retryAfter: seconds,
})

const hashes = new WeakMap<Passwords, Promise<string>>()

/** A hash that no secret opens, made once; one that could not be made is made again. */
function nobodysHash(passwords: Passwords): Promise<string> {
  const hash = hashes.get(passwords) ?? passwords.hash(crypto.randomUUID())
  hashes.set(passwords, hash)
  hash.catch(() => hashes.delete(passwords))
  return hash
}
