import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import md5 from 'crypto-js/md5.js'
import { afterAll, expect, it } from 'vitest'

const dir = mkdtempSync(join(tmpdir(), 'campus-main-'))
const running: (() => void)[] = []
afterAll(() => {
  for (const kill of running) kill()
  rmSync(dir, { recursive: true, force: true })
})

function start(env: Readonly<Record<string, string>>) {
  const child = spawn(process.execPath, ['server/main.ts'], {
    env: { ...process.env, PORT: '0', DATA_DIR: dir, DEMO: 'off', DATABASE_URL: '', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  running.push(() => child.kill('SIGKILL'))
  let said = ''
  let complained = ''
  child.stdout.on('data', (text) => {
    said += text
  })
  child.stderr.on('data', (text) => {
    complained += text
  })
  const ended = once(child, 'exit').then(([code]) => code as number)
  return { child, ended, said: () => said, complained: () => complained }
}

/** Known the moment it is said, so that a test may do at once what somebody who reads it might. */
function address(server: ReturnType<typeof start>): Promise<string> {
  return new Promise((resolve, reject) => {
    const look = () => {
      const url = /http:\/\/\S+/.exec(server.said())?.[0]
      if (url) resolve(url)
    }
    server.child.stdout.on('data', look)
    look()
    server.ended.then((code) => reject(new Error(`It ended with ${code}: ${server.complained()}`)))
  })
}

// Three starts of the whole product.
it('starts, serves, keeps others off its folder, and stops when told', async () => {
  const first = start({ PRODUCT: 'school' })
  const url = await address(first)
  expect(await (await fetch(`${url}/readyz`)).json()).toEqual({ status: 'ready' })
  const password = /密码 (\w{16})/.exec(first.said())?.[1]
  const body = new URLSearchParams({
    grant_type: 'password',
    username: 'admin',
    password: `${md5(password ?? '')}`,
  })
  const { access_token: token } = await (
    await fetch(`${url}/api/school-auth/oauth/token`, { method: 'POST', body })
  ).json()
  const menus = await fetch(`${url}/api/school-base/sysMenu/getUserRoutes`, {
    headers: { 'School-Auth': token },
  })
  expect((await menus.json()).data[0].path).toBe('/base')
  expect((await fetch(`${url}/api/school-base/nothing`)).status).toBe(404)

  const second = start({})
  expect(await second.ended).toBe(1)
  expect(second.complained().trim()).toBe(
    `数据目录 ${dir} 正被另一个进程使用（进程号 ${first.child.pid}），请先停止它，或用 DATA_DIR 换一个目录`,
  )

  first.child.kill('SIGTERM')
  expect(await first.ended).toBe(0)
  expect(first.complained()).not.toContain(password)
  expect(first.complained()).not.toContain(token)

  const again = start({})
  await address(again)
  expect(again.said()).not.toContain('密码')
  again.child.kill('SIGINT')
  expect(await again.ended).toBe(0)
}, 180_000)

const drawnKey = randomBytes(32).toString('base64')

it.each([
  [{ PORT: 'eighty' }, '设置 PORT 不正确：应为 0 到 65535 的整数'],
  [
    { DATABASE_URL: 'postgres://campus:canary@127.0.0.1:1/campus', SECRET_KEY: drawnKey },
    '连接不上 DATABASE_URL 所指的数据库',
  ],
  //
  [{ DATABASE_URL: 'postgres://campus:canary@127.0.0.1:1/campus' }, '请用 SECRET_KEY 设置加密密钥'],
  [{ SECRET_KEY: 'canary' }, '设置 SECRET_KEY 不正确'],
  [{ SECRET_KEY: `${'A'.repeat(43)}=` }, '设置 SECRET_KEY 不正确'],
])('refuses %j in one line, without repeating a secret', async (env, line) => {
  const server = start(env)
  expect(await server.ended).toBe(1)
  expect(server.complained().trim().split('\n')).toHaveLength(1)
  expect(server.complained()).toContain(line)
  expect(server.complained()).not.toContain('canary')
})
