import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { outwardFetch } from './outward-fetch.ts'

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

it('A-44 follows no redirect, and gives up when told', async () => {
  const fetch = outwardFetch(['localhost'])
  expect((await fetch(`http://localhost:${port}/away`)).status).toBe(302)
  expect(asked).not.toContain('/elsewhere')
  await expect(fetch(`http://localhost:${port}/slow`, { signal: AbortSignal.timeout(50) })).rejects.toThrow()
})
