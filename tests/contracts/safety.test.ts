import { describe, expect, it } from 'vitest'
import { routes } from '#server/routes.ts'
import { oneEngine } from '#tests/support/database.ts'
import { sessionsOn } from '#tests/support/session.ts'

const posts = routes.filter(({ method, access }) => method === 'POST' && access !== 'public')

describe.each(oneEngine)('what another site may do to us, on %s', (engine) => {
  const { ask, signIn, person, hono } = sessionsOn(engine)

  it.each(posts.map(({ path }) => path))(
    'A-51 %s takes no form that brings cookies and no header, and is never a GET',
    async (path) => {
      const forged = await ask('POST', path, {
        form: { ids: 'x' },
        headers: {
          Origin: 'https://elsewhere.example',
          Cookie: 'access-token=1; Campus-Auth=1',
          'Sec-Fetch-Site': 'cross-site',
        },
      })
      expect(forged.status).toBe(401)
      const asGet = routes.some((route) => route.path === path && route.method === 'GET')
      if (!asGet) expect((await ask('GET', path)).status).toBe(405)
    },
  )

  it('A-51 logOut by GET ends nobody’s session but the caller’s own', async () => {
    const account = await person()
    const [mine, other] = [(await signIn(account)).body, (await signIn(account)).body]
    await ask('GET', 'auth/logOut', { headers: { Cookie: `access-token=${mine.access_token}` } })
    const status = async (token: string) => (await ask('GET', 'base/sysUser/getUserInfo', { token })).status
    expect([await status(mine.access_token), await status(other.access_token)]).toEqual([200, 200])
  })

  it.each([
    'null',
    'https://evil.example',
    'https://campus.example.evil.example',
    'http://localhost:5180.evil.example',
  ])('A-52 the origin %s is told nothing that would let its page read us', async (origin) => {
    for (const method of ['GET', 'POST', 'OPTIONS'])
      for (const path of ['auth/oauth/token', 'base/openApi/getAppInfo', 'base/sysUser/getUserInfo']) {
        const answer = await hono().request(`/api/campus-${path}`, {
          method,
          headers: { Origin: origin, 'Access-Control-Request-Method': 'POST' },
        })
        const told = [...answer.headers.keys()].filter((name) => name.startsWith('access-control-'))
        expect(told).toEqual([])
      }
  })

  it.each(['base/openApi/getAppInfo', 'base/sysUser/getUserInfo', 'nothing/there'])(
    'A-53, A-54 %s comes with every header that guards a page',
    async (path) => {
      const { headers } = await hono().request(`/api/campus-${path}`)
      const policy = headers.get('content-security-policy') ?? ''
      for (const rule of [
        "default-src 'self'",
        "object-src 'none'",
        "base-uri 'self'",
        "frame-ancestors 'self'",
        "require-trusted-types-for 'script'",
      ])
        expect(policy).toContain(rule)
      // Compiles the WebAssembly of the desks' hash, and evaluates no text.
      expect(policy.replace("'wasm-unsafe-eval'", '')).not.toContain('unsafe')
      expect(headers.get('x-content-type-options')).toBe('nosniff')
      expect(headers.get('cross-origin-opener-policy')).toBe('same-origin')
      expect(headers.get('referrer-policy')).toBe('same-origin')
      expect(headers.get('strict-transport-security')).toMatch(/^max-age=\d{8}/)
      expect(headers.get('permissions-policy')).toContain('serial=(self), hid=(self)')
      expect(headers.get('cache-control')).toBe('no-store')
    },
  )
})
