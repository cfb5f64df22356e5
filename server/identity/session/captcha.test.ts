import { beforeAll, describe, expect, it } from 'vitest'
import { installDictionaries } from '#server/engine/dictionaries/install.ts'
import { oneEngine } from '#tests/support/database.ts'
import { sessionsOn } from '#tests/support/session.ts'

const numbers = '零一二三四五六七八九'

/** What a person answers who hears the question. */
function solved(text: string): string {
  const [, one = '', sign, other = ''] = /^(.)(加|减)(.)等于几$/.exec(text) ?? []
  const [left, right] = [numbers.indexOf(one), numbers.indexOf(other)]
  return `${sign === '加' ? left + right : left - right}`
}

describe.each(oneEngine)('A-08 the captcha, on %s', (engine) => {
  const { ask, signIn, person, pass, guard, app } = sessionsOn(engine)
  beforeAll(() => guard({ captchaAlways: true }))
  const asked = async () => {
    const { body } = await ask('GET', 'auth/captcha?type=spoken')
    return { key: body.data.key as string, code: solved(body.data.text) }
  }
  const bring = (account: string, { key, code }: { key: string; code: string }, secret?: string) =>
    signIn(account, secret, { headers: { 'Captcha-Key': key, 'Captcha-Code': code } })

  it('comes in both shapes of the family, drawn and not written, and never to be kept', async () => {
    const { body, headers } = await ask('GET', 'auth/captcha?type=')
    expect(headers.get('cache-control')).toBe('no-store')
    expect(body).toMatchObject({ code: 200, success: true, key: body.data.key, image: body.data.image })
    expect(body.data).not.toHaveProperty('text')
    const [media, drawing = ''] = body.image.split(';base64,')
    expect(media).toBe('data:image/svg+xml')
    expect(atob(drawing)).not.toMatch(/<text|<script/)
    const again = (await ask('GET', 'auth/captcha?type=')).body
    expect(again.key).not.toBe(body.key)
  })

  it('lets in anyone who answers it, by headers or by fields', async () => {
    const account = await person()
    expect((await bring(account, await asked())).status).toBe(200)
    const { key, code } = await asked()
    const form = {
      grant_type: 'password',
      username: account,
      password: '',
      captcha_key: key,
      captcha_code: code,
    }
    const { default: md5 } = await import('crypto-js/md5.js')
    const given = { ...form, password: `${md5('Campus@2026')}` }
    expect((await ask('POST', 'auth/oauth/token', { form: given })).status).toBe(200)
  })

  it('is asked for where none is brought', async () => {
    const { status, body } = await signIn(await person())
    expect([status, body.error, body.data.captcha]).toEqual([400, 'captcha_required', true])
  })

  it('is good once, whether the answer was right or wrong', async () => {
    const account = await person()
    const captcha = await asked()
    expect((await bring(account, captcha, 'wrong')).body.error).toBe('invalid_grant')
    expect((await bring(account, captcha)).body.error).toBe('invalid_captcha')
    const other = await asked()
    expect((await bring(account, { ...other, code: 'x' })).body.error).toBe('invalid_captcha')
    expect((await bring(account, other)).body.error).toBe('invalid_captcha')
  })

  it('of two that bring the same answer at once lets in one', async () => {
    const [account, captcha] = [await person(), await asked()]
    const both = await Promise.all([bring(account, captcha), bring(await person(), captcha)])
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 400])
  })

  it.each([
    ['an empty answer', async () => ({ ...(await asked()), code: '' })],
    ['no key but an answer', async () => ({ ...(await asked()), key: '' })],
    ['a key nobody was given', async () => ({ ...(await asked()), key: crypto.randomUUID() })],
    ['nonsense for a key', async () => ({ key: "' or 1=1 --", code: '1' })],
    ['undefined for undefined', async () => ({ key: 'undefined', code: 'undefined' })],
  ])('refuses %s', async (_, made) => {
    expect((await bring(await person(), await made())).body.error).toBe('invalid_captcha')
  })

  it('is void after three minutes', async () => {
    const captcha = await asked()
    pass(181)
    expect((await bring(await person(), captcha)).body.error).toBe('invalid_captcha')
  })

  it('of another college is none', async () => {
    await installDictionaries(app().db, 'another')
    const { body } = await ask('GET', 'auth/captcha?type=spoken', { headers: { 'Tenant-Id': 'another' } })
    const captcha = { key: body.data.key as string, code: solved(body.data.text) }
    expect((await bring(await person(), captcha)).body.error).toBe('invalid_captcha')
  })

  it('is read out to few of one address, for machines read it too', async () => {
    const ask12 = () => ask('GET', 'auth/captcha?type=spoken', { address: '203.0.113.9' })
    for (let one = 0; one < 12; one++) expect((await ask12()).status).toBe(200)
    expect((await ask12()).status).toBe(429)
  })
})

describe.each(oneEngine)('a captcha by count, on %s', (engine) => {
  const { signIn, person } = sessionsOn(engine)

  it('is asked for after three wrong passwords, said with the third, for a known account and an unknown one', async () => {
    for (const account of [await person(), 'ghost-whom-nobody-knows']) {
      await signIn(account, 'wrong')
      expect((await signIn(account, 'wrong')).body.data).not.toHaveProperty('captcha')
      expect((await signIn(account, 'wrong')).body.data).toMatchObject({ captcha: true })
      expect((await signIn(account)).body.error).toBe('captcha_required')
    }
  })
})
