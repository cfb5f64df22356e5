import { phrase } from '#domain/kernel/phrase.ts'
import { fail, type Result } from '#domain/kernel/result.ts'
import type { SafeLogin } from '#domain/security/safe-login.ts'
import { user as userTable } from '#domain/system/user.ts'
import type { AppContext, Passwords } from '#server/core/app-context.ts'
import type { Arrival } from '#server/core/client-address.ts'
import { table } from '#server/core/database/table.ts'
import { hardest, makeChallenge } from '#server/identity/proof-of-work/challenge.ts'
import { takeProof } from '#server/identity/proof-of-work/proof.ts'
import { addressStanding, countAddressFailure, inLane } from './address-lock.ts'
import { type GivenCaptcha, takeCaptcha } from './captcha.ts'
import { enter } from './enter.ts'
import { countTry, failuresOf, forgetFailures, onDevice } from './lock.ts'
import { safeLogin } from './safe-login.ts'
import type { Issued } from './sessions.ts'
import { recordSignInAlone } from './sign-in-log.ts'
import type { TokenFault } from './token-error.ts'
import { turns } from './turns.ts'

export interface Credentials {
  readonly tenantId: string
  readonly account: string
  /** The lower-case md5 of the password, in hexadecimal. */
  readonly secret: string
  readonly captcha: GivenCaptcha
  /** The proof of work, as it came; empty where none did. */
  readonly proof: string
  /** The device that asks, where this account has signed in on it before. */
  readonly device?: string | undefined
  /** By which the client asks how many stand before it. */
  readonly ticket?: string | undefined
  readonly arrival: Arrival
}

type Entered = Result<Issued, TokenFault>

/** Guesses at one account are tried one after another: sent all at once they gain nothing. */
const inTurn = turns()

/** The password grant. An account that does not exist takes the same time and earns the same words as one that does. */
export async function signIn(app: AppContext, credentials: Credentials): Promise<Entered> {
  const { tenantId, arrival } = credentials
  const rules = await safeLogin(app, tenantId)
  return inTurn(`${tenantId}/${triedOf(credentials).account}`, () =>
    inLane(arrival.address, rules, () => attempt(app, credentials, rules)),
  )
}

const triedOf = ({ tenantId, account, device }: Credentials) => ({
  tenantId,
  account: device ? onDevice(account, device) : account,
})

async function attempt(app: AppContext, credentials: Credentials, rules: SafeLogin): Promise<Entered> {
  const { tenantId, account, arrival } = credentials
  const { db, passwords, now } = app
  const tried = triedOf(credentials)
  const near = await addressStanding(app, arrival.address, rules)
  if (near.lockedFor) return fail(addressLocked(near.lockedFor))
  const before = await failuresOf(db, tried, rules, now())
  if (before.lockedFor) return fail(lockedOut(before.lockedFor, rules))
  const all = credentials.device ? await failuresOf(db, credentials, rules, now()) : before
  const unproved = await captchaFault(app, credentials, demandOf(rules, [before, all], near.suspicion))
  if (unproved) return fail(unproved)

  const tries = await countTry(db, tried, rules, now())
  if (tries > rules.failuresAllowed) return fail(lockedOut(rules.lockMinutes * 60, rules))
  const user = await userOf(app, tenantId, account)
  const hash = user?.passwordHash ?? (await nobodysHash(passwords))
  const right = await passwords.verify(hash, credentials.secret, credentials.ticket)
  if (!user?.passwordHash || !right) {
    await countAddressFailure(app, arrival.address)
    return fail(await wrong(app, credentials, rules, tries))
  }

  await forgetFailures(db, tried)
  const { passwordVersion } = user
  return enter(app, { tenantId, userId: user.id, how: 'account', arrival, passwordVersion })
}

const wantsCaptcha = ({ captchaAlways, captchaAfter }: SafeLogin, failures: number) =>
  captchaAlways || (captchaAfter > 0 && failures >= captchaAfter)

interface Demand {
  /** Of a proof of work; 0 where nothing has to be proved. */
  readonly level: number
  /** Letters that were read off do as well. */
  readonly letters: boolean
}

/**
 * What has to be proved before a password is looked at, harder with each failure and each lock of the account and
 * each further round of the address. Machines read letters: where an address is suspect they do no longer.
 */
function demandOf(
  rules: SafeLogin,
  standings: readonly { readonly failures: number; readonly locks: number }[],
  suspicion: number,
): Demand {
  const failures = Math.max(...standings.map(({ failures }) => failures))
  const locks = Math.max(...standings.map(({ locks }) => locks))
  const wanted = wantsCaptcha(rules, failures) || suspicion > 0
  const beyond = Math.max(0, failures - rules.captchaAfter) + locks + Math.max(0, suspicion - 1)
  return { level: wanted ? Math.min(1 + beyond, hardest) : 0, letters: suspicion === 0 }
}

/** Letters that are there must be right, wanted or not: they were shown to somebody. */
async function captchaFault(
  app: AppContext,
  { tenantId, account, captcha, proof }: Credentials,
  { level, letters }: Demand,
): Promise<TokenFault | undefined> {
  if (!captcha.key && level === 0) return undefined
  const matter = { tenantId, matter: `sign-in ${account}` }
  if (level > 0 && (await takeProof(app, matter, level, proof))) return undefined
  const due = Math.max(level, 1)
  const data = async () => ({ captcha: true, work: await makeChallenge(app, matter, due) })
  if (level > 0 && !letters)
    return { type: 'captcha_required', text: '当前网络登录失败次数过多，须通过人机验证', data: await data() }
  if (!captcha.key && !captcha.code)
    return { type: 'captcha_required', text: '请输入图形验证码', data: await data() }
  return (await takeCaptcha(app, tenantId, captcha))
    ? undefined
    : { type: 'invalid_captcha', text: '验证码不正确或已过期，请重新输入', data: await data() }
}

interface User {
  readonly id: string
  readonly passwordHash: string | null
  readonly passwordVersion: number
}

async function userOf({ db }: AppContext, tenantId: string, account: string): Promise<User | undefined> {
  const row = await table(userTable, db, tenantId).get({ account }, ['id', 'passwordHash', 'passwordVersion'])
  return row as User | undefined
}

async function wrong(
  app: AppContext,
  credentials: Credentials,
  rules: SafeLogin,
  tries: number,
): Promise<TokenFault> {
  const { tenantId, account, arrival } = credentials
  const left = rules.failuresAllowed - tries
  app.log('warn', 'sign-in failed', { tenantId, account, left })
  const happened = { tenantId, account, how: 'account', arrival } as const
  await recordSignInAlone(app, { ...happened, event: 'failure', reason: '用户名或密码错误' })
  if (left > 0) {
    const data = wantsCaptcha(rules, tries) ? { captcha: true } : undefined
    return {
      type: 'invalid_grant',
      text: phrase('用户名或密码错误，还可尝试 {{count}} 次', { count: left }),
      ...(data && { data }),
    }
  }
  const { lockedFor } = await failuresOf(app.db, triedOf(credentials), rules, app.now())
  const fault = lockedOut(lockedFor, rules)
  await recordSignInAlone(app, { ...happened, event: 'lock', reason: fault.text })
  return fault
}

const inMinutes = (seconds: number) => Math.ceil(seconds / 60)

const lockedOut = (seconds: number, { failuresAllowed }: SafeLogin): TokenFault => ({
  type: 'invalid_grant',
  text: phrase('密码连续错误 {{count}} 次，账号已锁定，请 {{minutes}} 分钟后再试', {
    count: failuresAllowed,
    minutes: inMinutes(seconds),
  }),
  retryAfter: seconds,
})

const addressLocked = (seconds: number): TokenFault => ({
  type: 'invalid_grant',
  text: phrase('当前网络登录失败次数过多，请 {{minutes}} 分钟后再试', { minutes: inMinutes(seconds) }),
  retryAfter: seconds,
})

const hashes = new WeakMap<Passwords, Promise<string>>()

/** A hash that no secret opens, made once; one that could not be made is made again. */
export function nobodysHash(passwords: Passwords): Promise<string> {
  const hash = hashes.get(passwords) ?? passwords.hash(crypto.randomUUID())
  hashes.set(passwords, hash)
  hash.catch(() => hashes.delete(passwords))
  return hash
}
