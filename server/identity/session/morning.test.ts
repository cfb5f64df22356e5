import md5 from 'crypto-js/md5.js'
import { describe, expect, it } from 'vitest'
import { makeApp } from '#server/app.ts'
import { oneEngine } from '#tests/support/database.ts'
import { cheapPasswords } from '#tests/support/passwords.ts'
import { password, sessionsOn } from '#tests/support/session.ts'
import { queue } from './queue.ts'

describe.each(oneEngine)('many who sign in at once, on %s', (engine) => {
  const { person, app, tenantId } = sessionsOn(engine)

  it('are served, asked to wait, or told how many stand before them', async () => {
    const { run, ahead } = queue(1, 12)
    const open = Promise.withResolvers<void>()
    const verify: typeof cheapPasswords.verify = (hash, secret, ticket) =>
      run(() => open.promise.then(() => cheapPasswords.verify(hash, secret)), ticket)
    const hono = makeApp({ ...app(), passwords: { ...cheapPasswords, verify, ahead } })
    const headers = { 'Tenant-Id': tenantId, 'Accept-Errors': '2' }
    const ticketOf = (at: number) => `sign-in-ticket-number-${at}`
    const accounts = await Promise.all(Array.from({ length: 16 }, () => person()))
    const arrivals = accounts.map((username, at) =>
      hono.request('/api/campus-auth/oauth/token', {
        method: 'POST',
        headers: { ...headers, 'Sign-In-Ticket': ticketOf(at) },
        body: new URLSearchParams({ grant_type: 'password', username, password: `${md5(password)}` }),
      }),
    )
    let answered = 0
    for (const arrival of arrivals) Promise.resolve(arrival).then(() => answered++)
    const place = async (ticket: string) => {
      const body = JSON.stringify({ ticket })
      const answer = await hono.request('/api/campus-auth/signInPlace', { method: 'POST', headers, body })
      return (await answer.json()).data?.ahead as number | null
    }
    const places = () => Promise.all(accounts.map((_, at) => place(ticketOf(at))))
    await expect.poll(async () => (await places()).filter((ahead) => ahead !== null).length).toBe(12)
    await expect.poll(() => answered).toBe(3)
    expect((await places()).filter((ahead) => ahead !== null).toSorted()).toEqual(
      Array.from({ length: 12 }, (_, at) => at).toSorted(),
    )
    expect(await place('nobody-waits-with-this')).toBeNull()
    open.resolve()
    const statuses = await Promise.all(arrivals.map(async (answer) => (await answer).status))
    expect(statuses.filter((status) => status === 200)).toHaveLength(13)
    const waiting = (await Promise.all(arrivals)).filter(({ status }) => status === 429)
    expect(waiting.map(({ headers }) => headers.get('retry-after'))).toEqual(['10', '10', '10'])
  })
})
