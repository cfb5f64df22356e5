import { Agent, request } from 'node:http'
import { connect } from 'node:net'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeApp } from '#server/app.ts'
import type { Opened } from '#server/node/pglite.ts'
import { appContextOver } from '#tests/support/app-context.ts'
import { openDatabase } from '#tests/support/database.ts'
import { type Listening, listen } from './listen.ts'

/** What a server that is spoken to badly answers (reliability case A-41). */
describe('a request that would be too much (A-41)', () => {
  let opened: Opened
  let listening: Listening
  /** As `listening`, but waits for a head a moment only. */
  let hasty: Listening

  beforeAll(async () => {
    opened = await openDatabase('pglite')
    const hono = makeApp(appContextOver(opened.db))
    const where = { host: '127.0.0.1', port: 0, trustedProxies: '' }
    const answer: Parameters<typeof listen>[0] = (request, connection) => hono.fetch(request, connection)
    listening = await listen(answer, where)
    hasty = await listen(answer, where, { headersTimeout: 300, connectionsCheckingInterval: 50 })
  })
  afterAll(async () => {
    await Promise.all([listening.close(), hasty.close()])
    await opened.close()
  })

  const post = (body: BodyInit, headers: Readonly<Record<string, string>> = {}) =>
    fetch(`${listening.url}/api/campus-base/openApi/reportError`, {
      method: 'POST',
      body,
      headers: { 'content-type': 'application/json', ...headers },
    }).then(({ status }) => status)

  /** What comes back on a bare connection, until the server ends it. */
  const spoken = (to: Listening, text: string) =>
    new Promise<string>((resolve) => {
      const { port } = new URL(to.url)
      let heard = ''
      const socket = connect(Number(port), '127.0.0.1', () => socket.write(text))
      socket.on('data', (chunk) => {
        heard += chunk
      })
      socket.on('error', () => resolve(heard))
      socket.on('close', () => resolve(heard))
    })

  it('announced as a gigabyte is refused before it is sent', async () => {
    const heard = await spoken(
      listening,
      'POST /api/campus-base/openApi/reportError HTTP/1.1\r\nHost: x\r\nConnection: close\r\n' +
        `Content-Type: application/json\r\nContent-Length: ${2 ** 30}\r\n\r\n{`,
    )
    expect(heard).toMatch(/^HTTP\/1\.1 413/)
  })

  it('sent on without an end is cut off, and the memory stays as it was', async () => {
    let sent = 0
    const endless = new ReadableStream({
      pull(controller) {
        sent += 65_536
        controller.enqueue(new Uint8Array(65_536))
      },
    })
    const status = await fetch(`${listening.url}/api/campus-base/openApi/reportError`, {
      method: 'POST',
      body: endless,
      duplex: 'half',
    } as RequestInit)
      .then((answer) => answer.status)
      .catch(() => 413)
    expect(status).toBe(413)
    expect(sent).toBeLessThan(64 * 2 ** 20)
  })

  it('of arrays within arrays is a bad request', async () => {
    expect(await post('['.repeat(30_000) + ']'.repeat(30_000))).toBe(400)
  })

  it('that is a gzip bomb is never unpacked', async () => {
    const bomb = gzipSync(Buffer.alloc(50 * 2 ** 20))
    expect(await post(new Uint8Array(bomb), { 'content-encoding': 'gzip' })).toBe(400)
  })

  it('with ten thousand headers is refused', async () => {
    const headers = Array.from({ length: 10_000 }, (_, at) => `X-${at}: y\r\n`).join('')
    expect(await spoken(listening, `GET /healthz HTTP/1.1\r\nHost: x\r\n${headers}\r\n`)).toMatch(
      /^HTTP\/1\.1 431/,
    )
  })

  it('whose headers never end is not waited for', async () => {
    expect(await spoken(hasty, 'GET /healthz HTTP/1.1\r\nHost: x\r\nX-Slow: ')).toMatch(/^HTTP\/1\.1 408/)
  })

  it('leaves the server as it was', async () => {
    expect((await fetch(`${listening.url}/healthz`)).status).toBe(200)
  })
})

describe('a server that is told to go (F-36)', () => {
  it('is ready no more, ends connections with their answer, and finishes what is under way', async () => {
    let finish = () => {}
    const slow = new Promise<void>((resolve) => {
      finish = resolve
    })
    const listening = await listen(
      async (request) => {
        if (request.url.endsWith('/slow')) await slow
        return new Response('done')
      },
      { host: '127.0.0.1', port: 0, trustedProxies: '' },
    )
    const underWay = fetch(`${listening.url}/slow`)
    expect((await fetch(`${listening.url}/readyz`)).status).toBe(200)
    let gone = false
    const closed = listening.close().then(() => {
      gone = true
    })
    const late = await fetch(`${listening.url}/readyz`)
    expect([late.status, late.headers.get('connection')]).toEqual([503, 'close'])
    expect((await fetch(`${listening.url}/other`)).headers.get('connection')).toBe('close')
    await new Promise((resolve) => setTimeout(resolve, 1300))
    await expect(fetch(`${listening.url}/other`)).rejects.toThrow()
    expect(gone).toBe(false)
    finish()
    expect(await (await underWay).text()).toBe('done')
    await closed
  })

  it('answers whatever it took from fifty connections that are kept open, and is gone in a few seconds', async () => {
    let taken = 0
    const listening = await listen(
      async (request) => {
        taken += 1
        await new Promise((resolve) => setTimeout(resolve, 5 + (taken % 7) * 10))
        return new Response(`${new URL(request.url).pathname} ${'x'.repeat(5_000)}`)
      },
      { host: '127.0.0.1', port: 0, trustedProxies: '' },
    )
    const agents = Array.from({ length: 50 }, () => new Agent({ keepAlive: true, maxSockets: 1 }))
    const used = new Set<unknown>()
    const ask = (agent: Agent, path: string) =>
      new Promise<string>((resolve, reject) => {
        const sent = request(`${listening.url}${path}`, { agent }, (answer) => {
          used.add(answer.socket)
          let body = ''
          answer.on('data', (part) => {
            body += part
          })
          answer.on('end', () => resolve(body))
          answer.on('error', reject)
        })
        sent.on('error', reject)
        sent.end()
      })
    let answered = 0
    const faults: string[] = []
    const lane = async (agent: Agent, lane: number) => {
      for (let n = 0; ; n++) {
        const path = `/${lane}/${n}`
        try {
          expect(await ask(agent, path)).toBe(`${path} ${'x'.repeat(5_000)}`)
          answered += 1
        } catch (error) {
          faults.push((error as { code?: string }).code ?? String(error))
          return
        }
      }
    }
    const lanes = Promise.all(agents.map(lane))
    await expect.poll(() => used.size).toBe(50)
    await expect.poll(() => answered).toBeGreaterThan(200)
    const before = answered
    const began = performance.now()
    await listening.close()
    expect(performance.now() - began).toBeLessThan(10_000)
    await lanes
    expect(answered).toBeGreaterThan(before)
    expect(answered).toBe(taken)
    // Anyone who was still at the door when it closed had not been heard, and may ask again elsewhere.
    expect(faults.filter((code) => code !== 'ECONNREFUSED' && code !== 'ECONNRESET')).toEqual([])
    for (const agent of agents) agent.destroy()
  })
})
