import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import Provider from 'oidc-provider'

export interface OidcClient {
  readonly id: string
  readonly secret: string
  readonly redirects: readonly string[]
}

/** A certified OpenID provider in this process. It signs in whom the test names, and asks nobody for consent. */
export async function startOidc({ id, secret, redirects }: OidcClient) {
  let person = { sub: 'u-1001', name: '周子涵', preferred_username: 'nobody' }
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`

  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: id,
        client_secret: secret,
        redirect_uris: [...redirects],
        response_types: ['code'],
        grant_types: ['authorization_code'],
      },
    ],
    claims: { openid: ['sub'], profile: ['name', 'preferred_username'] },
    pkce: { required: () => true },
    features: { devInteractions: { enabled: false } },
    interactions: { url: () => '/interaction' },
    cookies: { keys: ['test'] },
    findAccount: (_, accountId) => ({ accountId, claims: () => person }),
    async loadExistingGrant({ oidc }) {
      const grant = new provider.Grant({
        clientId: oidc.client?.clientId ?? '',
        accountId: oidc.session?.accountId ?? '',
      })
      grant.addOIDCScope('openid profile')
      await grant.save()
      return grant
    },
  })
  const answer = provider.callback()
  server.on('request', async (request, response) => {
    if (request.url !== '/interaction') return answer(request, response)
    return provider.interactionFinished(request, response, { login: { accountId: person.sub } })
  })

  return {
    issuer,
    /** Anyone who is sent here from now on is this one. */
    signInAs: (next: Partial<typeof person>) => {
      person = { ...person, ...next }
    },
    /** Follows the provider's redirects as a browser does; gives the address that leads back, with code and state. */
    async goThrough(url: string): Promise<URL> {
      const cookies = new Map<string, string>()
      for (let next = url, steps = 0; steps < 8; steps++) {
        const cookie = [...cookies].map((pair) => pair.join('=')).join('; ')
        const reply = await fetch(next, { redirect: 'manual', headers: { cookie } })
        for (const set of reply.headers.getSetCookie()) {
          const [name = '', value = ''] = (set.split(';')[0] ?? '').split(/=(.*)/s)
          cookies.set(name, value)
        }
        next = new URL(reply.headers.get('location') ?? '', next).href
        if (!next.startsWith(issuer)) return new URL(next)
      }
      throw new Error('The provider did not lead back.')
    },
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
