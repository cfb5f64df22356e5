import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { makeApp } from '#server/app.ts'
import { engines } from '#tests/support/database.ts'
import { sessionsOn } from '#tests/support/session.ts'
import { isLong } from '#tests/support/tier.ts'

/** A pair as somebody holds it, and what became of it. */
interface Known {
  readonly access: string
  readonly refresh: string
  used: boolean
  successor?: Known
}

/** One act of somebody who holds a pair: of the pairs known so far, the one to which `pick` points. */
const acts = fc.array(
  fc.record({ act: fc.constantFrom('refresh', 'refresh', 'call'), pick: fc.nat(), seconds: fc.nat(50) }),
  { minLength: 3, maxLength: 10 },
)

describe.each(engines)('a family of tokens in more than one hand, on %s', (engine) => {
  const { ask, signIn, refresh, person, pass, app, logged, tenantId } = sessionsOn(engine)
  const call = async (token: string) => (await ask('GET', 'base/sysUser/getUserInfo', { token })).status
  const endings = () => logged.filter(({ message }) => message === 'session ended')
  const pairOf = (body: { access_token: string; refresh_token: string }): Known => ({
    access: body.access_token,
    refresh: body.refresh_token,
    used: false,
  })

  it('A-04, F-08 ends when a token comes after its successor was used, at whatever time, and goes on until then', async () => {
    const account = await person()
    await fc.assert(
      fc.asyncProperty(acts, async (steps) => {
        const known = [pairOf((await signIn(account)).body)]
        const told = endings().length
        for (const { act, pick, seconds } of steps) {
          const held = known[pick % known.length] as Known
          pass(seconds)
          if (act === 'call') {
            expect(await call(held.access)).toBe(200)
            held.used = true
            continue
          }
          const { successor } = held
          const { status, body } = await refresh(held.refresh)
          if (successor && (successor.used || successor.successor)) {
            expect([status, endings().at(-1)?.facts]).toEqual([
              400,
              expect.objectContaining({ why: 'reused' }),
            ])
            for (const { access, refresh: token } of known)
              expect([await call(access), (await refresh(token)).status]).toEqual([401, 400])
            return
          }
          expect(status).toBe(200)
          const pair = pairOf(body)
          if (successor) expect([pair.access, pair.refresh]).toEqual([successor.access, successor.refresh])
          else {
            held.successor = pair
            known.push(pair)
          }
        }
        expect(endings()).toHaveLength(told)
      }),
      { numRuns: isLong ? 200 : 10 },
    )
  })

  it('is one family on two machines: what one of them saw used the other takes for theft', async () => {
    const other = makeApp({ ...app() })
    const refreshThere = (token: string) =>
      other.request('/api/campus-auth/oauth/token', {
        method: 'POST',
        headers: { 'Tenant-Id': tenantId, 'Accept-Errors': '2' },
        body: new URLSearchParams({ grant_type: 'refresh_token', refresh_token: token }),
      })
    const first = pairOf((await signIn(await person())).body)
    const both = await Promise.all([refresh(first.refresh), refreshThere(first.refresh)])
    const [here, there] = [both[0].body, await both[1].json()]
    expect(there.access_token).toBe(here.access_token)
    expect(await call(here.access_token)).toBe(200)
    expect((await refreshThere(first.refresh)).status).toBe(400)
    expect(await call(here.access_token)).toBe(401)
  })
})
