import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import { smsByHttp } from './sms-http.ts'

const closing: (() => void)[] = []
afterEach(() => {
  for (const close of closing.splice(0)) close()
})

async function carrier(answer: RequestListener) {
  const server = createServer(answer)
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  closing.push(
    () => server.closeAllConnections(),
    () => server.close(),
  )
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/sms`
}

const body = '{"to":["{{phone}}"],"content":"【学院】{{text}}","type":1}'

describe('a carrier', () => {
  it('gets the message in its own shape, and the token in the header', async () => {
    const heard: { authorization: string | undefined; body: string }[] = []
    const url = await carrier((request, response) => {
      let text = ''
      request.on('data', (part) => {
        text += part
      })
      request.on('end', () => {
        heard.push({ authorization: request.headers.authorization, body: text })
        response.end('{"code":0}')
      })
    })
    await smsByHttp({ url, token: 'secret', body })('13800138000', '说“{{phone}}”与\n换行')
    expect(heard[0]?.authorization).toBe('Bearer secret')
    expect(JSON.parse(heard[0]?.body ?? '')).toEqual({
      to: ['13800138000'],
      content: '【学院】说“{{phone}}”与\n换行',
      type: 1,
    })
  })

  it('A-71 that says no, or leads elsewhere, has not taken it', async () => {
    const no = await carrier((_, response) => response.writeHead(500).end('<html>'))
    await expect(smsByHttp({ url: no, body })('13800138000', 'x')).rejects.toThrow('500')
    let followed = false
    const elsewhere = await carrier((request, response) => {
      followed ||= request.url === '/other'
      response.writeHead(302, { Location: '/other' }).end()
    })
    await expect(smsByHttp({ url: elsewhere, body })('13800138000', 'x')).rejects.toThrow()
    expect(followed).toBe(false)
  })

  it('A-71 that answers without end is cut off', async () => {
    const url = await carrier((_, response) => {
      const more = () => {
        while (response.write(Buffer.alloc(16_384)));
        response.once('drain', more)
      }
      more()
    })
    await expect(smsByHttp({ url, body })('13800138000', 'x')).rejects.toThrow('more than it should')
  })

  it('A-71 that keeps silent is given up', async () => {
    const url = await carrier(() => {})
    let limit: unknown
    const impatient: typeof fetch = (input, init) => {
      limit = init?.signal
      return fetch(input, { ...init, signal: AbortSignal.timeout(100) })
    }
    await expect(smsByHttp({ url, body }, { fetch: impatient })('13800138000', 'x')).rejects.toThrow()
    expect(limit).toBeInstanceOf(AbortSignal)
  })

  it('A-71 that failed five times is left alone for half a minute', async () => {
    let asked = 0
    let at = 0
    const url = await carrier((_, response) => {
      asked += 1
      response.writeHead(asked > 5 ? 200 : 503).end()
    })
    const send = smsByHttp({ url, body }, { now: () => at })
    for (let time = 0; time < 8; time++) await send('13800138000', 'x').catch(() => {})
    expect(asked).toBe(5)
    at = 30_000
    await send('13800138000', 'x')
    expect(asked).toBe(6)
  })
})
