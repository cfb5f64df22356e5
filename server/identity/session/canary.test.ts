import { Writable } from 'node:stream'
import md5 from 'crypto-js/md5.js'
import { expect, it } from 'vitest'
import { makeApp } from '#server/app.ts'
import { makeLog } from '#server/node/log.ts'
import { sessionsOn } from '#tests/support/session.ts'

const { person, app, tenantId } = sessionsOn('pglite')

const canary = 'Kanarienvogel#7731'
const idCard = '110101199003078515'

it('A-60 writes no password, token or id card down, and no line that a stranger made', async () => {
  const lines: string[] = []
  const stream = new Writable({
    write(chunk, _, done) {
      lines.push(String(chunk))
      done()
    },
  })
  const log = makeLog(stream as never)
  const failing = { ...app(), log, sendSms: async () => Promise.reject(new Error(`${canary} ${idCard}`)) }
  const hono = makeApp(failing)
  const account = await person('student', { password: canary })
  const headers = { 'Tenant-Id': tenantId, 'Accept-Errors': '2', 'User-Agent': 'x'.repeat(1_000_000) }
  const token = (form: Record<string, string>, query = '') =>
    hono.request(`/api/campus-auth/oauth/token${query}`, {
      method: 'POST',
      headers,
      body: new URLSearchParams(form),
    })
  const secret = `${md5(canary)}`
  const forged = 'nobody"}\r\n{"level":"info","msg":"all is well\u001b[2J'

  const entered = await (await token({ grant_type: 'password', username: account, password: secret })).json()
  await token({ grant_type: 'password', username: forged, password: canary })
  await token({ grant_type: 'password', username: idCard, password: 'wrong' })
  await token({}, `?grant_type=password&username=${account}&password=${secret}`)
  await token({ grant_type: 'refresh_token', refresh_token: entered.refresh_token })
  const auth = { ...headers, 'Campus-Auth': `bearer ${entered.access_token}` }
  const body = JSON.stringify({ oldPassword: canary, newPassword: canary })
  await hono.request('/api/campus-base/sysUser/changePassword', { method: 'POST', headers: auth, body })
  const broken = makeApp({
    ...failing,
    passwords: {
      ...failing.passwords,
      verify: async () => {
        throw new Error(`could not verify bearer ${entered.access_token} of ${idCard}`)
      },
    },
  })
  const form = new URLSearchParams({ grant_type: 'password', username: account, password: secret })
  expect(
    (await broken.request('/api/campus-auth/oauth/token', { method: 'POST', headers, body: form })).status,
  ).toBe(500)

  const written = lines.join('')
  expect(written).toContain('sign-in failed')
  for (const secretly of [canary, secret, idCard, entered.access_token, entered.refresh_token])
    expect(written).not.toContain(secretly)
  for (const line of lines) {
    expect(line.trimEnd().split('\n')).toHaveLength(1)
    expect(() => JSON.parse(line)).not.toThrow()
    expect(line).not.toContain('\u001b')
    expect(line.length).toBeLessThan(20_000)
  }
})
