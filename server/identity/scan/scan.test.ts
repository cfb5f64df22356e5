import { describe, expect, it } from 'vitest'
import { oneEngine } from '#tests/support/database.ts'
import { sessionsOn } from '#tests/support/session.ts'

const desk = { 'User-Agent': 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/126.0.0.0 Safari/537.36' }

describe.each(oneEngine)('signing in by scanning, on %s', (engine) => {
  const { ask, person, signIn, pass } = sessionsOn(engine)
  const begin = async (address = '10.1.0.7') =>
    (await ask('POST', 'auth/openApi/scan/begin', { headers: desk, address })).body.data
  const stateOf = async ({ ticket, secret }: Begun) =>
    (await ask('POST', 'auth/openApi/scan/state', { json: { ticket, secret } })).body.data.state
  const redeem = ({ ticket, secret }: Begun) =>
    ask('POST', 'auth/oauth/token', { form: { grant_type: 'scan', ticket: `${ticket}~${secret}` } })
  const phone = async () => {
    const account = await person()
    const token: string = (await signIn(account)).body.access_token
    const look = (ticket: string) => ask('POST', 'auth/scan/look', { token, json: { ticket } })
    const answer = (ticket: string, yes: boolean) =>
      ask('POST', 'auth/scan/approve', { token, json: { ticket, yes } })
    return { account, look, answer }
  }

  it('lets in a desk that somebody looked at and approved', async () => {
    const { account, look, answer } = await phone()
    const begun = await begin()
    expect(await stateOf(begun)).toBe('waiting')
    const seen = await look(begun.ticket)
    expect(seen.body.data).toMatchObject({ address: '10.1.0.7', device: expect.stringContaining('Windows') })
    expect(await stateOf(begun)).toBe('scanned')
    expect((await redeem(begun)).status).toBe(400)
    expect((await answer(begun.ticket, true)).status).toBe(200)
    expect(await stateOf(begun)).toBe('approved')
    expect(await redeem(begun)).toMatchObject({ status: 200, body: { accountNo: account } })
    expect(await stateOf(begun)).toBe('gone')
  })

  it('lets in one of two that ask', async () => {
    const { look, answer } = await phone()
    const begun = await begin()
    await look(begun.ticket)
    await answer(begun.ticket, true)
    const both = await Promise.all([redeem(begun), redeem(begun)])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 400])
  })

  it('lets in nobody who has only seen the picture', async () => {
    const { look, answer } = await phone()
    const { ticket, secret } = await begin()
    await look(ticket)
    await answer(ticket, true)
    const other = await begin()
    for (const wrong of ['', ticket, other.secret])
      expect((await redeem({ ticket, secret: wrong })).status).toBe(400)
    expect(await stateOf({ ticket, secret: other.secret })).toBe('gone')
    expect((await redeem({ ticket, secret })).status).toBe(200)
  })

  it('belongs to anyone who looked first, who may say no', async () => {
    const [first, second] = [await phone(), await phone()]
    const begun = await begin()
    expect((await second.answer(begun.ticket, true)).status).toBe(409)
    await first.look(begun.ticket)
    expect((await second.look(begun.ticket)).status).toBe(409)
    expect((await second.answer(begun.ticket, true)).status).toBe(409)
    expect((await first.answer(begun.ticket, false)).status).toBe(200)
    expect(await stateOf(begun)).toBe('refused')
    expect((await redeem(begun)).status).toBe(400)
    expect((await first.answer(begun.ticket, true)).status).toBe(409)
  })

  it('runs out after three minutes, approved or not', async () => {
    const { look, answer } = await phone()
    const begun = await begin()
    await look(begun.ticket)
    await answer(begun.ticket, true)
    pass(181)
    expect(await stateOf(begun)).toBe('gone')
    expect((await redeem(begun)).status).toBe(400)
  })

  it('A-13 of another college is not found', async () => {
    const { look } = await phone()
    const { ticket } = await begin()
    const [random] = ticket.split('.')
    expect((await look(`${random}.000000`)).status).toBe(409)
  })

  it('is limited for each address', async () => {
    const address = '203.0.113.77'
    const asked = Array.from({ length: 65 }, () => ask('POST', 'auth/openApi/scan/begin', { address }))
    const refused = (await Promise.all(asked)).filter(({ status }) => status === 429)
    expect(refused).toHaveLength(5)
  })

  it('is not for anyone who is not signed in', async () => {
    const { ticket } = await begin()
    expect((await ask('POST', 'auth/scan/look', { json: { ticket } })).status).toBe(401)
    expect((await ask('POST', 'auth/scan/approve', { json: { ticket, yes: true } })).status).toBe(401)
  })
})

interface Begun {
  readonly ticket: string
  readonly secret: string
}
