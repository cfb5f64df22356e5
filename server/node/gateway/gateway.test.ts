import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import type { Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createAdaptorServer } from '@hono/node-server'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { engines } from '#tests/support/database.ts'
import { buildDoors } from '#tests/support/doors.ts'
import { freePort } from '#tests/support/free-port.ts'
import { password, sessionsOn } from '#tests/support/session.ts'

const college = sessionsOn(engines[0], { now: () => new Date() })
const { tenantId, app } = college
const folder = mkdtempSync(join(tmpdir(), 'campus-gateway-'))
let server: Server | undefined
let port = 0
let doors: Awaited<ReturnType<typeof buildDoors>>
let token = ''
let key = ''
const started: ReturnType<typeof startProcess>[] = []

const post = (path: string, json: object) => college.ask('POST', path, { token, json })

/** The server as it answers over a real line, and as it is gone: no farewell, every line cut. */
const listen = () =>
  new Promise<void>((resolve) => {
    server = createAdaptorServer({ fetch: college.hono().fetch }) as Server
    server.listen(port, '127.0.0.1', resolve)
  })
const cut = () =>
  new Promise<void>((resolve) => {
    server?.close(() => resolve())
    server?.closeAllConnections()
  })

function startProcess() {
  const child = spawn(process.execPath, ['server/node/gateway/main.ts'], {
    env: {
      ...process.env,
      GATEWAY_URL: `http://127.0.0.1:${port}`,
      GATEWAY_KEY: key,
      GATEWAY_DOORS: 'D1-1,D2-1',
      GATEWAY_DIR: folder,
      GATEWAY_TENANT: tenantId,
    },
  })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (said += chunk))
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve))
  return {
    said: () => said,
    tap: (card: string) => child.stdin.write(`tap D1-1 ${card} in\n`),
    kill: (signal: NodeJS.Signals) => {
      child.kill(signal)
      return ended
    },
  }
}
const start = () => {
  const gateway = startProcess()
  started.push(gateway)
  return gateway
}

const cards = async () =>
  (
    await sql<{ card: string }>`select card_uid as card from dormitory_door_access
      where tenant_id = ${tenantId} and card_uid is not null order by happened_at`.execute(app().db)
  ).rows.map(({ card }) => card)
const online = async () =>
  (
    await sql`select id from system_door_gateway
      where tenant_id = ${tenantId} and state = 'online'`.execute(app().db)
  ).rows
const remote = async () =>
  (
    await sql`select id from dormitory_door_access
      where tenant_id = ${tenantId} and way = 'remote'`.execute(app().db)
  ).rows
const state = async (id: string) =>
  (await college.ask('GET', `system/doorCommand/state?id=${id}`, { token })).body.data.state

beforeAll(async () => {
  port = await freePort()
  await listen()
  doors = await buildDoors(app().db, tenantId)
  token = (await college.signIn(await college.person('admin'))).body.access_token
  key = (await post('system/doorGateway/issueKey', { id: doors.gateway.id })).body.data.secret
})
afterAll(async () => {
  for (const gateway of started) await gateway.kill('SIGKILL')
  await cut()
  rmSync(folder, { recursive: true, force: true })
})

it('a door is ordered open at the screen, its gateway opens it, and only then it is confirmed', async () => {
  const gateway = start()
  await expect.poll(online, { timeout: 20_000 }).toHaveLength(1)
  const asked = await post('system/doorDevice/order', {
    id: doors.doors.first.id,
    reason: '访客进入',
    password,
  })
  expect(asked.status).toBe(200)
  await expect.poll(() => state(asked.body.data.id)).toBe('confirmed')
  await expect.poll(remote).toHaveLength(1)
  expect(gateway.said()).toContain('confirmed')
  expect(gateway.said()).not.toContain(key.split('.')[1])
}, 60_000)

it('while the server is away for two seconds, and over a killed gateway, no event is lost and none is told twice', async () => {
  const [gateway] = started
  const sent = Array.from({ length: 30 }, (_, at) => `04A1B2${(at + 16).toString(16).toUpperCase()}`)
  for (const card of sent.slice(0, 10)) gateway?.tap(card)
  await cut()
  for (const card of sent.slice(10, 20)) gateway?.tap(card)
  await new Promise((resolve) => setTimeout(resolve, 2000))
  await gateway?.kill('SIGKILL')
  await listen()
  const next = start()
  for (const card of sent.slice(20)) next.tap(card)
  await expect.poll(cards, { timeout: 40_000, interval: 200 }).toHaveLength(30)
  expect((await cards()).toSorted()).toEqual(sent.toSorted())
  await expect.poll(() => next.said()).toContain('stays closed')
}, 90_000)

it('told to stop, it stops with a clean word', async () => {
  const last = started.at(-1)
  expect(await last?.kill('SIGTERM')).toBe(0)
  expect(last?.said()).toContain('stopped')
}, 30_000)
