import md5 from 'crypto-js/md5.js'
import type { Hono } from 'hono'
import { sql } from 'kysely'
import { afterAll, beforeAll } from 'vitest'
import { today } from '#domain/kits/college-clock.ts'
import type { RoleCode } from '#domain/roles.ts'
import { type SafeLogin, safeLoginInitial } from '#domain/security/safe-login.ts'
import { makeApp } from '#server/app.ts'
import type { AppContext } from '#server/core/app-context.ts'
import { snake } from '#server/core/database/names.ts'
import { stamps } from '#server/core/stamps.ts'
import { addUser, type NewUser } from '#server/identity/session/add-user.ts'
import { forgetSafeLogin } from '#server/identity/session/safe-login.ts'
import type { Opened } from '#server/node/pglite.ts'
import { appContextOver } from './app-context.ts'
import { type Engine, openTables } from './database.ts'
import { install } from './install.ts'
import type { Answer } from './server.ts'

interface Asked {
  readonly token?: string
  readonly form?: Readonly<Record<string, string>>
  /** Sent as JSON. */
  readonly json?: unknown
  /** Where the caller sits. */
  readonly address?: string
  readonly headers?: Readonly<Record<string, string>>
  /** Unless it is `false`, asks as our own client does: `Accept-Errors: 2`. */
  readonly own?: boolean
}

export const password = 'Campus@2026'

/** An hour that passes, or has passed, is of the same day, at whatever hour tests run. */
const noonOfToday = () => Date.parse(`${today()}T12:00:00+08:00`)

interface Over extends Partial<AppContext> {
  /** Milliseconds since 1970 at which the clock begins: noon, but for what is compared with a clock that tests cannot move. */
  readonly startsAt?: number
}

/**
 * The whole server with real sessions, and a clock that tests move. One college for each `describe`; `over` puts in
 * place what a test is about, `open` another database than an empty one.
 */
export function sessionsOn(
  engine: Engine,
  { startsAt = noonOfToday(), ...over }: Over = {},
  open: () => Promise<Opened> = () => openTables(engine),
) {
  const tenantId = crypto.randomUUID().replaceAll('-', '')
  const logged: { message: string; facts: object | undefined }[] = []
  const sent: { phone: string; text: string }[] = []
  let time = startsAt
  let opened: Opened
  let app: AppContext
  let hono: Hono

  beforeAll(async () => {
    opened = await open()
    await install(opened.db, tenantId)
    app = appContextOver(opened.db, {
      now: () => new Date(time),
      log: (_, message, facts) => logged.push({ message, facts }),
      sendSms: async (phone, text) => void sent.push({ phone, text }),
      ...over,
    })
    hono = makeApp(app)
  })
  afterAll(() => opened.close())

  async function ask(method: 'GET' | 'POST', path: string, asked: Asked = {}): Promise<Answer> {
    const { token, form, json, address, headers, own = true } = asked
    const request = {
      method,
      headers: {
        'Tenant-Id': tenantId,
        ...(own && { 'Accept-Errors': '2' }),
        ...(token && { 'Campus-Auth': `bearer ${token}` }),
        ...headers,
      },
      ...(form && { body: new URLSearchParams(form) }),
      ...(json !== undefined && { body: JSON.stringify(json) }),
    }
    const url = path.startsWith('/') ? path : `/api/campus-${path}`
    const answer = await hono.request(url, request, address ? { address } : {})
    return { status: answer.status, headers: answer.headers, body: await answer.json() }
  }

  const signIn = (username: string, secret = password, asked: Omit<Asked, 'form'> = {}) =>
    ask('POST', 'auth/oauth/token', {
      ...asked,
      form: { grant_type: 'password', username, password: `${md5(secret)}` },
    })

  return {
    tenantId,
    logged,
    /** Messages to phones, the last one last. */
    sent,
    app: () => app,
    hono: () => hono,
    now: () => time,
    pass: (seconds: number) => {
      time += seconds * 1000
    },
    /** Sets how the college guards signing in, from the next call on. */
    async guard(rules: Partial<SafeLogin>) {
      const columns = Object.entries({ ...safeLoginInitial, ...rules }).map(([name, value]) => [
        snake(name),
        value,
      ])
      await sql`delete from security_safe_login where tenant_id = ${tenantId}`.execute(app.db)
      const row = { ...stamps(tenantId), ...Object.fromEntries(columns) }
      await app.db.insertInto('security_safe_login').values(row).execute()
      forgetSafeLogin(app, tenantId)
    },
    ask,
    signIn,
    refresh: (token: string, asked: Omit<Asked, 'form'> = {}) =>
      ask('POST', 'auth/oauth/token', {
        ...asked,
        form: { grant_type: 'refresh_token', refresh_token: token },
      }),
    /** An account of its own; its name comes back. */
    async person(role: RoleCode = 'student', more: Partial<NewUser> = {}) {
      const account = `${role}-${crypto.randomUUID().slice(0, 8)}`
      await addUser(app, tenantId, {
        account,
        name: '测试',
        kind: 'other',
        password,
        roles: [role],
        ...more,
      })
      return account
    },
    /** Somebody signed in: asks with the token. */
    async as(role: RoleCode) {
      const account = `${role}-${crypto.randomUUID().slice(0, 8)}`
      await addUser(app, tenantId, { account, name: '测试', kind: 'other', password, roles: [role] })
      const { body } = await signIn(account)
      return (path: string, method: 'GET' | 'POST' = 'GET', asked: Asked = {}) =>
        ask(method, path, { ...asked, token: body.access_token })
    },
  }
}
