import type { PluginTransformQueryArgs, PluginTransformResultArgs } from 'kysely'
import { describe, expect, it } from 'vitest'
import { makeApp } from '#server/app.ts'
import { oneEngine } from '#tests/support/database.ts'
import { password, sessionsOn } from '#tests/support/session.ts'

describe.each(oneEngine)('locks, on %s', (engine) => {
  const { ask, signIn, person, pass, guard, app, tenantId } = sessionsOn(engine)
  const wrongly = async (account: string, times: number, address?: string) => {
    for (let time = 0; time < times; time++) await signIn(account, 'wrong', { ...(address && { address }) })
  }

  it('A-06 after five wrong passwords keeps out even the right one, and the account beside it not', async () => {
    await guard({ captchaAfter: 0 })
    const [account, other] = [await person(), await person()]
    await wrongly(account, 6, '198.51.100.1')
    expect((await signIn(account, password, { address: '198.51.100.1' })).status).toBe(429)
    expect((await signIn(other, password, { address: '198.51.100.1' })).status).toBe(200)
  })

  it('A-06 lasts twice as long each time, a day at most, and begins anew after a day of peace', async () => {
    await guard({ captchaAfter: 0 })
    const account = await person()
    const minutes = async () => {
      await wrongly(account, 5)
      return Math.ceil(Number((await signIn(account)).headers.get('retry-after')) / 60)
    }
    for (const wait of [30, 60, 120, 240, 480, 960, 1440, 1440]) {
      expect(await minutes()).toBe(wait)
      pass(wait * 60 + 1)
    }
    expect((await signIn(account)).status).toBe(200)
    expect(await minutes()).toBe(30)
  })

  it('A-06 counts as many as the college allows, on however many nodes they are tried', async () => {
    await guard({ captchaAfter: 0 })
    const account = await person()
    const nodes = Array.from({ length: 4 }, () => makeApp({ ...app() }))
    const form = { grant_type: 'password', username: account, password: 'f'.repeat(32) }
    const headers = { 'Tenant-Id': tenantId, 'Accept-Errors': '2' }
    const answers = await Promise.all(
      Array.from({ length: 40 }, async (_, at) => {
        const request = { method: 'POST', headers, body: new URLSearchParams(form) }
        const answer = await nodes[at % 4]?.request('/api/campus-auth/oauth/token', request)
        return (await answer?.json())?.msg as string
      }),
    )
    expect(answers.filter((text) => text.includes('还可尝试'))).toHaveLength(4)
  })

  it('A-07 one password over 500 accounts from one address is stopped after 20, and asked for a captcha before', async () => {
    await guard({})
    const from = { address: '198.51.100.7' }
    const spray = await Promise.all(
      Array.from({ length: 500 }, (_, at) => signIn(`sprayed-${at}`, 'Abcd@1234', from)),
    )
    const looked = spray.filter(({ body }) => body.msg.includes('还可尝试')).length
    expect(looked).toBeLessThan(20)
    expect(spray.filter(({ body }) => body.error === 'captcha_required').length).toBeGreaterThan(300)

    await guard({ captchaAfter: 0, addressCaptchaAfter: 0 })
    const bare = await Promise.all(
      Array.from({ length: 100 }, (_, at) => signIn(`bare-${at}`, 'Abcd@1234', { address: '198.51.100.8' })),
    )
    expect(bare.filter(({ body }) => body.msg.includes('还可尝试')).length).toBeLessThanOrEqual(24)
    const [victim, elsewhere] = [await person(), await person()]
    const refused = await signIn(victim, password, { address: '198.51.100.8' })
    expect([refused.status, refused.body.msg]).toEqual([
      429,
      expect.stringContaining('当前网络登录失败次数过多'),
    ])
    expect((await signIn(elsewhere, password, { address: '198.51.100.9' })).status).toBe(200)
    pass(30 * 60 + 1)
    expect((await signIn(victim, password, { address: '198.51.100.8' })).status).toBe(200)
  })

  it('A-07 the campus may fail twenty times as often, and not without end', async () => {
    await guard({
      captchaAfter: 0,
      addressCaptchaAfter: 0,
      addressLimit: 10,
      allowList: '10.0.0.0/8\n2001:db8::/32',
    })
    const from = (address: string) => async (at: number) =>
      (await signIn(`campus-${address}-${at}`, 'wrong', { address })).body.msg as string
    const many = (address: string, count: number) =>
      Promise.all(Array.from({ length: count }, (_, at) => from(address)(at)))
    expect((await many('10.3.0.17', 150)).every((text) => text.includes('还可尝试'))).toBe(true)
    expect((await many('2001:db8::17', 50)).every((text) => text.includes('还可尝试'))).toBe(true)
    await many('10.3.0.17', 60)
    expect(await from('10.3.0.17')(999)).toContain('当前网络登录失败次数过多')
  })

  it('A-09 tells a known account from an unknown one neither by words nor by the work it makes', async () => {
    await guard({ captchaAfter: 0 })
    let work: string[] = []
    const counting = {
      transformQuery: ({ node }: PluginTransformQueryArgs) => {
        work.push('statement')
        return node
      },
      transformResult: async ({ result }: PluginTransformResultArgs) => result,
    }
    const { passwords } = app()
    const watched = makeApp({
      ...app(),
      db: app().db.withPlugin(counting),
      passwords: {
        ...passwords,
        verify(hash, secret, ticket) {
          // The first words of an argon2 hash are its kind and its cost.
          work.push(`verify ${hash.split('$').slice(1, 4).join(' ')}`)
          return passwords.verify(hash, secret, ticket)
        },
      },
    })
    async function tried(username: string) {
      work = []
      const body = new URLSearchParams({ grant_type: 'password', username, password: '0'.repeat(32) })
      const headers = { 'Tenant-Id': tenantId, 'Accept-Errors': '2' }
      const answer = await watched.request('/api/campus-auth/oauth/token', { method: 'POST', headers, body })
      return { status: answer.status, said: await answer.json(), work }
    }
    await tried('warm')
    for (let n = 0; n < 5; n++) {
      const known = await tried(await person())
      expect(known.work.filter((step) => step.startsWith('verify argon2id'))).toHaveLength(1)
      expect(await tried(`unknown-${n}`)).toEqual(known)
    }
  })

  it('are told the client: how long, and that a captcha may help', async () => {
    await guard({ failuresAllowed: 3, lockMinutes: 5, captchaAfter: 0 })
    const account = await person()
    await wrongly(account, 2)
    const third = await signIn(account, 'wrong')
    expect([third.headers.get('retry-after'), third.body.msg]).toEqual([
      '300',
      '密码连续错误 3 次，账号已锁定，请 5 分钟后再试',
    ])
    expect((await ask('POST', 'auth/signInPlace', { json: { ticket: 'x'.repeat(20) } })).body.data).toEqual({
      ahead: null,
    })
  })
})
