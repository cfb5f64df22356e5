import { connect } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import { type Listening, listen } from './listen.ts'

const where = { host: '127.0.0.1', port: 0, trustedProxies: '' }
/** A machine that is busy elsewhere gives each step some time; none of them is waited for in full. */
const pace = { bytes: 1000, each: 200 }

describe('finding 26: anyone who is slow, or many', () => {
  let listening: Listening
  afterEach(() => listening.close())

  const open = async (over: object, trustedProxies = '') => {
    const takes = async (request: Request) => new Response(String((await request.arrayBuffer()).byteLength))
    listening = await listen(
      (request) => takes(request).catch(() => new Response('broken off', { status: 400 })),
      { ...where, trustedProxies },
      over,
    )
  }

  /** A bare connection, and what is heard on it until it ends. */
  function spoken(text: string, further?: string, pause = 20) {
    let heard = ''
    const socket = connect(Number(new URL(listening.url).port), '127.0.0.1', () => socket.write(text))
    const speaking = further ? setInterval(() => socket.write(further), pause) : undefined
    const ended = new Promise<string>((resolve) => {
      socket.on('data', (chunk) => {
        heard += chunk
      })
      socket.on('error', () => {})
      socket.on('close', () => {
        clearInterval(speaking)
        resolve(heard)
      })
    })
    return { socket, ended, heard: () => heard }
  }

  const head = (length: number) => `POST / HTTP/1.1\r\nHost: x\r\nContent-Length: ${length}\r\n\r\n`

  it('a body that trickles is broken off long before its time is over', async () => {
    await open({ pace })
    const { ended } = spoken(head(1_000_000), 'x')
    expect(await ended).not.toContain('200 OK')
  })

  it('one that has stopped is broken off as well', async () => {
    await open({ pace })
    const { ended } = spoken(`${head(1_000_000)}${'x'.repeat(5000)}`)
    expect(await ended).not.toContain('200 OK')
  })

  it('one that moves may take many paces', async () => {
    await open({ pace: { bytes: 10, each: 100 } })
    const { socket, ended } = spoken(head(100_000), 'x'.repeat(2000), 20)
    socket.on('data', () => socket.end())
    expect(await ended).toContain('100000')
  })

  it('an address has its share of connections, and no more', async () => {
    await open({ room: { connections: 100, ofAddress: 3 } })
    const three = [1, 2, 3].map(() => spoken('GET / HTTP/1.1\r\n'))
    await Promise.all(three.map(({ socket }) => expect.poll(() => socket.bytesWritten).toBeGreaterThan(0)))
    expect(await spoken('GET / HTTP/1.1\r\nHost: x\r\n\r\n').ended).toBe('')
    for (const { socket } of three) socket.destroy()
    await Promise.all(three.map(({ ended }) => ended))
    await expect
      .poll(() =>
        fetch(listening.url).then(
          ({ status }) => status,
          () => 0,
        ),
      )
      .toBe(200)
  })

  it('behind a proxy each caller has one, by what the proxy says', async () => {
    await open({ room: { connections: 100, ofAddress: 2 } }, '127.0.0.1')
    const from = (address: string) =>
      `POST / HTTP/1.1\r\nHost: x\r\nX-Forwarded-For: ${address}\r\nContent-Length: 9\r\n`
    const held = [1, 2].map(() => spoken(`${from('10.0.0.1')}\r\n1`))
    const answerTo = async (address: string) =>
      (await spoken(`${from(address)}Connection: close\r\n\r\n123456789`).ended).slice(9, 12)
    await expect.poll(() => answerTo('10.0.0.1')).toBe('429')
    expect(await answerTo('10.0.0.2')).toBe('200')
    for (const { socket } of held) socket.destroy()
    await expect.poll(() => answerTo('10.0.0.1')).toBe('200')
  })

  it('the house is full at some point, and lets those go that rest', async () => {
    await open({ room: { connections: 10, ofAddress: 100 }, keepAliveTimeout: 60_000 })
    const resting = Array.from({ length: 10 }, () => spoken('GET / HTTP/1.1\r\nHost: x\r\n\r\n'))
    await Promise.all(resting.map(({ heard }) => expect.poll(() => heard().length).toBeGreaterThan(0)))
    await expect
      .poll(() =>
        fetch(listening.url).then(
          ({ status }) => status,
          () => 0,
        ),
      )
      .toBe(200)
    for (const { socket } of resting) socket.destroy()
  })
})
