import { beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { waitFor } from 'xstate'
import { http } from '#workbench/http/http.ts'
import { showNotices } from '#workbench/http/notices.ts'
import { draftStore } from '#workbench/http/storage/drafts/drafts.ts'
import {
  clearLocal,
  clearSession,
  keepToken,
  local,
  session as own,
  readToken,
  tokenAge,
} from '#workbench/http/storage/storage.ts'
import { tokenCookie } from '#workbench/http/storage/token-cookie.ts'
import { keepUserInfo, readUserInfo } from '#workbench/http/user-info.ts'
import { openTabChannel } from './channel.ts'
import { deskLock } from './desk-lock.ts'
import { session, startSession } from './session.ts'

const info = (name: string) => ({
  access_token: `access-${name}`,
  refresh_token: `refresh-${name}`,
  tenantId: '000000',
  accountNo: 'teacher',
  userName: '张三',
  roleType: 'teacher',
})
const json = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status })
const other = (name: string) => ({ ...info(name), accountNo: 'admin', userName: '李四' })
const unauthorised = () => json({ code: 401, success: false, data: null, msg: '请求未授权' }, 401)

/** A server that knows one access token, and counts. */
const server = {
  knows: 'access-new',
  asked: [] as string[],
  grants: [] as Record<string, string>[],
  bearers: [] as (string | null)[],
  refresh: (): Response | Error => json(info('new')),
}
const bearer = (options?: RequestInit) => new Headers(options?.headers).get('campus-auth')

beforeAll(() => {
  vi.stubGlobal('fetch', async (path: string, options?: RequestInit) => {
    server.asked.push(path)
    server.bearers.push(bearer(options))
    if (!path.endsWith('/oauth/token')) {
      await new Promise((resolve) => setTimeout(resolve, 5))
      return bearer(options) === `bearer ${server.knows}` ? json({ code: 200, data: path }) : unauthorised()
    }
    const grant = new URLSearchParams(String(options?.body))
    server.grants.push(Object.fromEntries(grant))
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
  Object.assign(server, {
    knows: 'access-new',
    asked: [],
    grants: [],
    bearers: [],
    refresh: () => json(info('new')),
  })
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
  localStorage.clear()
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

it('F-05 twenty calls refused at once: one refresh, twenty answers in their order', async () => {
  await signInAs('old')
  const calls = Array.from({ length: 20 }, (_, index) => http(`base/campus/getOne?id=${index}`))
  const paths = Array.from({ length: 20 }, (_, index) => `/api/campus-base/campus/getOne?id=${index}`)
  expect(await Promise.all(calls)).toEqual(paths)
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
])('F-06 a refresh that %s ends nothing', async (_, refresh) => {
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

it('F-08 a refresh whose reply was lost is asked for again with the same token, and nobody is signed out', async () => {
  await signInAs('old')
  server.refresh = () => new TypeError('connection reset')
  await expect(http('base/campus/page')).rejects.toMatchObject({ type: 'network' })
  server.refresh = () => json(info('new'))
  await new Promise((resolve) => setTimeout(resolve, 1_100))
  expect(await http('base/campus/page')).toBe('/api/campus-base/campus/page')
  expect(server.grants.map(({ refresh_token }) => refresh_token)).toEqual(['refresh-old', 'refresh-old'])
  expect(session.getSnapshot().matches('signedIn')).toBe(true)
})

it('F-09 a tab that has not heard the news yet makes no call in the name of who signed in elsewhere', async () => {
  await signInAs('old')
  own.write('tagsViewList', [])
  keepUserInfo(other('new'))
  await expect(http('base/campus/page')).rejects.toMatchObject({ type: 'aborted' })
  expect(server.asked).toEqual([])
  expect(session.getSnapshot().context.person?.account).toBe('admin')
  expect(sessionStorage).toHaveLength(0)
  expect(await http('base/campus/page')).toBe('/api/campus-base/campus/page')
})

it('F-09 what one person asked is not asked again with the token of the next', async () => {
  await signInAs('old')
  server.refresh = () => {
    keepUserInfo(other('new'))
    return json(info('lost'))
  }
  await expect(http('base/campus/page')).rejects.toMatchObject({ type: 'aborted' })
  expect(server.bearers.filter(Boolean)).toEqual(['bearer access-old'])
  expect(readUserInfo()).toMatchObject({ accountNo: 'admin', access_token: 'access-new' })
})

it('F-10 a storm of 401: one end of the session, no notice, and no call more', async () => {
  await signInAs('old')
  server.refresh = () => json({ error_code: 401, error_description: '登录已失效' })
  const ends = vi.fn()
  let before = session.getSnapshot().value
  const { unsubscribe } = session.subscribe(({ value }) => {
    if (value !== before && value === 'expired') ends()
    before = value
  })
  const notices: string[] = []
  const hide = showNotices((message) => notices.push(message))
  // What was said before is kept until somebody shows it.
  notices.length = 0
  const calls = Array.from({ length: 50 }, (_, index) => http(`base/campus/getOne?id=${index}`))
  expect((await Promise.allSettled(calls)).every(({ status }) => status === 'rejected')).toBe(true)
  await new Promise((resolve) => setTimeout(resolve, 500))
  unsubscribe()
  hide()
  expect(ends).toHaveBeenCalledOnce()
  expect(notices).toEqual([])
  expect(server.asked).toHaveLength(51)
})

it('F-19 a clock put back by a day makes a token old, one put right by seconds does not', async () => {
  await signInAs('old')
  expect(tokenAge(() => Date.now() - 86_400_000)).toBe(Number.POSITIVE_INFINITY)
  expect(tokenAge(() => Date.now() + 86_400_000)).toBeGreaterThan(3_000)
  expect(tokenAge(() => Date.now() - 30_000)).toBe(0)
})

it('a locked desk keeps its calls until it is unlocked, and tells the other tabs', async () => {
  await signInAs('new')
  session.send({ type: 'LOCK' })
  expect(deskLock.isOn({ account: 'teacher', name: '张三' })).toBe(true)
  const call = http('base/campus/page')
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(server.asked).toEqual([])
  session.send({ type: 'UNLOCK', password: 'Campus@2026' })
  expect(await call).toBe('/api/campus-base/campus/page')
  expect(server.asked).toEqual(['/api/campus-auth/unlock', '/api/campus-base/campus/page'])
  expect(deskLock.isOn({ account: 'teacher', name: '张三' })).toBe(false)

  elsewhere.tell({ type: 'locked' })
  await waitFor(session, (state) => state.matches('locked'))
  const given = http('base/campus/page').catch((failure) => failure)
  session.send({ type: 'SIGN_OUT' })
  expect(await given).toMatchObject({ type: 'aborted' })
  await waitFor(session, (state) => state.matches('signedOut'))
  expect(server.asked.filter((path) => path.endsWith('/page'))).toHaveLength(1)
})

it('anyone who signs out takes the drafts along; the end of a session leaves them', async () => {
  await signInAs('old')
  const drafts = draftStore('teacher', 'form')
  await drafts.write({ values: { name: '东' }, savedAt: '2026-11-21T08:00:00+08:00' })
  server.refresh = () => json({ error_code: 401, error_description: '登录已失效' })
  await expect(http('base/campus/page')).rejects.toMatchObject({ status: 401 })
  expect(await drafts.read()).not.toBeNull()
  server.refresh = () => json(info('new'))
  await signInAs('new')
  session.send({ type: 'SIGN_OUT' })
  await waitFor(session, (state) => state.matches('signedOut'))
  await expect.poll(() => drafts.read()).toBeNull()
})
