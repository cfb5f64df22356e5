import { beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { waitFor } from 'xstate'
import { http } from '#workbench/http/http.ts'
import {
  clearLocal,
  clearSession,
  keepToken,
  local,
  session as own,
  readToken,
} from '#workbench/storage/storage.ts'
import { tokenCookie } from '#workbench/storage/token-cookie.ts'
import { openTabChannel } from './channel.ts'
import { session, startSession } from './session.ts'
import { keepUserInfo, readUserInfo } from './user-info.ts'

const info = (name: string) => ({
  access_token: `access-${name}`,
  refresh_token: `refresh-${name}`,
  tenantId: '000000',
  accountNo: 'teacher',
  userName: '张三',
  roleType: 'teacher',
})
const json = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status })
const unauthorised = () => json({ code: 401, success: false, data: null, msg: '请求未授权' }, 401)

/** A server that knows one access token, and counts. */
const server = {
  knows: 'access-new',
  asked: [] as string[],
  refresh: (): Response | Error => json(info('new')),
}
const bearer = (options?: RequestInit) => new Headers(options?.headers).get('campus-auth')

beforeAll(() => {
  vi.stubGlobal('fetch', async (path: string, options?: RequestInit) => {
    server.asked.push(path)
    if (!path.endsWith('/oauth/token')) {
      await new Promise((resolve) => setTimeout(resolve, 5))
      return bearer(options) === `bearer ${server.knows}` ? json({ code: 200, data: path }) : unauthorised()
    }
    const grant = new URLSearchParams(String(options?.body))
    if (grant.get('grant_type') === 'password') {
      const right = grant.get('password') === '42a384ea099f27375c06bd11668208c3'
      return right
        ? json(info('new'))
        : json({ error: 'invalid_grant', error_description: '用户名或密码错误' }, 400)
    }
    const answer = server.refresh()
    if (answer instanceof Error) throw answer
    return answer
  })
  clearLocal()
  clearSession()
  startSession()
})

beforeEach(async () => {
  await waitFor(session, (state) => !state.matches('booting'))
  session.send({ type: 'SIGNED_OUT_ELSEWHERE' })
  clearSession()
  clearLocal()
  Object.assign(server, { knows: 'access-new', asked: [], refresh: () => json(info('new')) })
})

const elsewhere = openTabChannel(() => {})

/** As another tab would: what is kept is shared, the news comes by the channel. */
async function signInAs(name: string) {
  keepUserInfo(info(name))
  elsewhere.tell({ type: 'signed-in', person: { account: 'teacher', name: '张三' } })
  await waitFor(session, (state) => state.matches('signedIn'))
}

it('reads the token only while the cookie lives', () => {
  keepToken('t')
  expect(readToken()).toBe('t')
  expect(document.cookie).toContain('access-token=1')
  tokenCookie.remove()
  expect(localStorage.getItem('access-token')).not.toBeNull()
  expect(readToken()).toBeNull()
})

it('clears everything but how the portal looks', () => {
  for (const key of [
    'userTheme',
    'themeConfig',
    'themeConfigStyle',
    'frequency',
    'userInfo',
    'appId',
    'refreshLock',
  ]) {
    local.write(key, key)
  }
  keepToken('t')
  own.write('tagsViewList', [])
  clearLocal()
  expect(Object.keys(localStorage).sort()).toEqual([
    'frequency',
    'themeConfig',
    'themeConfigStyle',
    'userTheme',
  ])
  expect(readToken()).toBeNull()
  clearSession()
  expect(sessionStorage).toHaveLength(0)
})

it('signs in, and keeps what the server told', async () => {
  session.send({
    type: 'SIGN_IN',
    credentials: { type: 'account', account: ' teacher ', password: 'Campus@2026' },
  })
  const { context } = await waitFor(
    session,
    (state) => state.matches('signedIn') || state.context.fault !== null,
  )
  expect(context).toMatchObject({ person: { account: 'teacher', name: '张三' }, credentials: null })
  expect(readUserInfo()).toEqual(info('new'))
})

it('keeps nothing of a refused sign-in', async () => {
  session.send({ type: 'SIGN_IN', credentials: { type: 'account', account: 'teacher', password: 'wrong' } })
  const { context } = await waitFor(session, (state) => state.context.fault !== null)
  expect(context.fault).toEqual({ type: 'refused', message: '用户名或密码错误' })
  expect(readToken()).toBeNull()
})

it('twenty calls refused at once: one refresh, twenty answers', async () => {
  await signInAs('old')
  const calls = Array.from({ length: 20 }, (_, index) => http(`base/campus/getOne?id=${index}`))
  expect(await Promise.all(calls)).toHaveLength(20)
  expect(server.asked.filter((path) => path.endsWith('/oauth/token'))).toHaveLength(1)
  expect(readToken()).toBe('access-new')
  expect(session.getSnapshot().matches('signedIn')).toBe(true)
})

it('a refused refresh ends the session and forgets the person', async () => {
  await signInAs('old')
  server.refresh = () => json({ error_code: 401, error_description: '登录已失效' })
  await expect(http('base/campus/page')).rejects.toMatchObject({ status: 401 })
  expect(session.getSnapshot().matches('expired')).toBe(true)
  expect(readToken()).toBeNull()
  expect(local.read('userInfo', (value): value is object => value !== null)).toBeNull()
})

it.each<[string, () => Response | Error]>([
  ['is not reached', () => new TypeError('Failed to fetch')],
  ['answers 500', () => json({ code: 500 }, 500)],
  ['answers with a page', () => new Response('<html>')],
  ['answers without a token', () => json({ code: 200 })],
])('a refresh that %s ends nothing', async (_, refresh) => {
  await signInAs('old')
  server.refresh = refresh
  await expect(http('base/campus/page')).rejects.toMatchObject({ type: 'network' })
  expect(session.getSnapshot().matches('signedIn')).toBe(true)
  expect(readToken()).toBe('access-old')
})

it('follows what another tab does', async () => {
  elsewhere.tell({ type: 'signed-in', person: { account: 'admin', name: '李四' } })
  await waitFor(session, (state) => state.context.person?.account === 'admin')
  own.write('tagsViewList', [])
  elsewhere.tell({ type: 'signed-out' })
  await waitFor(session, (state) => state.matches('signedOut'))
  expect(sessionStorage).toHaveLength(0)
})
