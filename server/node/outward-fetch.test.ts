import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { outwardFetch } from './outward-fetch.ts'

/** What the names of others stand for, one answer after another. */
const stands = vi.hoisted(() => new Map<string, string[]>())
vi.mock('node:dns', async (original) => {
  const dns = await original<typeof import('node:dns')>()
  const lookup = (name: string, options: object, found: (...answer: unknown[]) => void) => {
    const address = stands.get(name)?.shift()
    if (address) found(null, [{ address, family: 4 }])
    else dns.lookup(name, options, found as never)
  }
  return { ...dns, lookup }
})

let server: Server
let port: number
const asked: string[] = []

beforeAll(async () => {
  server = createServer(async (request, response) => {
    asked.push(request.url ?? '')
    if (request.url === '/away') return response.writeHead(302, { location: '/elsewhere' }).end()
    if (request.url === '/slow') return
    const parts: Buffer[] = []
    for await (const part of request) parts.push(part)
    response.writeHead(201, { 'content-type': 'application/json' })
    response.end(
      JSON.stringify({
        method: request.method,
        body: `${Buffer.concat(parts)}`,
        type: request.headers['content-type'],
      }),
    )
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  port = (server.address() as AddressInfo).port
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

it('speaks as fetch does', async () => {
  const fetch = outwardFetch(['localhost'])
  const body = new URLSearchParams({ code: '一' })
  const answer = await fetch(`http://localhost:${port}/token`, { method: 'POST', body })
  expect(answer.status).toBe(201)
  const said = (await answer.json()) as Record<string, string>
  expect(said).toMatchObject({ method: 'POST', body: 'code=%E4%B8%80' })
  expect(said.type).toMatch(/^application\/x-www-form-urlencoded/)
})

it('A-44 connects to no name that stands for a private address, whatever the name', async () => {
  const before = asked.length
  await expect(outwardFetch([])(`http://localhost:${port}/`)).rejects.toThrow('private network')
  expect(asked.length).toBe(before)
})

it.each(['127.0.0.1', '[::1]', '[::127.0.0.1]', '[::ffff:127.0.0.1]', '2130706433', '10.0.0.1', '[fd00::1]'])(
  'finding 25: connects to no inside address either: %s',
  async (host) => {
    const before = asked.length
    await expect(outwardFetch([])(`http://${host}:${port}/`)).rejects.toThrow('private network')
    expect(asked.length).toBe(before)
  },
)

it('A-44 follows no redirect, and gives up when told', async () => {
  const fetch = outwardFetch(['localhost'])
  expect((await fetch(`http://localhost:${port}/away`)).status).toBe(302)
  expect(asked).not.toContain('/elsewhere')
  await expect(fetch(`http://localhost:${port}/slow`, { signal: AbortSignal.timeout(50) })).rejects.toThrow()
})

it('A-45 a name is looked at again each time, once, and connected to as it was found then', async () => {
  const fetch = outwardFetch([])
  const ask = () => fetch(`http://rebound.example:${port}/`, { signal: AbortSignal.timeout(100) })
  const before = asked.length
  // The first is a stranger's address, from which nobody answers; a second look within a call would find ourselves.
  stands.set('rebound.example', ['93.184.216.34', '127.0.0.1', '10.0.0.1', '169.254.169.254'])
  await expect(ask()).rejects.not.toThrow('private network')
  expect(stands.get('rebound.example')).toHaveLength(3)
  for (const left of [2, 1, 0]) {
    await expect(ask()).rejects.toThrow('private network')
    expect(stands.get('rebound.example')).toHaveLength(left)
  }
  expect(asked.length).toBe(before)
})
