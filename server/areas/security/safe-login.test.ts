import { describe, expect, it } from 'vitest'
import { oneEngine } from '#tests/support/database.ts'
import { sessionsOn } from '#tests/support/session.ts'

describe.each(oneEngine)('the rules of signing in, on %s', (engine) => {
  const { ask, signIn, person } = sessionsOn(engine)

  it('are changed by anyone who may, hold at once, and name the line that is no range of addresses', async () => {
    const { access_token: token } = (await signIn(await person('admin'))).body
    const call = async (name: string, json?: object) =>
      (await ask(json ? 'POST' : 'GET', `security/safeLogin/${name}`, { token, ...(json && { json }) })).body
    const { data } = await call('getOne')
    expect(data).toMatchObject({ idleMinutes: 30, absoluteHours: 12, failuresAllowed: 5 })
    const change = (values: object) => call('update', { id: data.id, revision: data.revision, ...values })
    const refused = await change({ allowList: '10.0.0.0/8\n\n10.0.0.0/99' })
    expect(refused.msg).toBe('校园网地址段第 3 行“10.0.0.0/99”不是正确的地址段，如 10.0.0.0/8')
    expect((await change({ captchaAlways: true, allowList: '10.0.0.0/8' })).code).toBe(200)
    expect((await signIn(await person())).body.error).toBe('captcha_required')
  })
})
