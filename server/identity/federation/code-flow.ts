import * as oauth from 'oauth4webapi'
import type { AppContext } from '#server/core/app-context.ts'
import type { Identity } from './identity.ts'
import { jsonFrom, outward, ProviderFault, SettingFault } from './outward.ts'
import { type Provider, secretOf } from './providers.ts'

/** What was agreed when the browser was sent away; see `signInState`. */
export interface Agreed {
  readonly redirect: string
  readonly verifier: string
  readonly nonce: string
}

const minutes = 10
const discovered = new WeakMap<
  AppContext['fetch'],
  Map<string, { as: oauth.AuthorizationServer; until: number }>
>()

/** Protocol and host are held to our own rules by `outward`, which are stricter than the library's. */
const through = (app: AppContext) => ({
  [oauth.customFetch]: (url: string, init: object) => outward(app, url, init as RequestInit),
  [oauth.allowInsecureRequests]: true,
})

/** The endpoints of a provider: as it publishes them, or as the administrator wrote them down. */
async function serverOf(app: AppContext, provider: Provider): Promise<oauth.AuthorizationServer> {
  if (provider.kind === 'oauth2') return written(provider)
  const known = discovered.get(app.fetch) ?? new Map()
  discovered.set(app.fetch, known)
  const key = `${provider.id} ${provider.revision}`
  const at = app.now().getTime()
  const kept = known.get(key)
  if (kept && kept.until > at) return kept.as
  const issuer = new URL(provider.issuer ?? '')
  const as = await said(async () =>
    oauth.processDiscoveryResponse(issuer, await oauth.discoveryRequest(issuer, through(app))),
  )
  // The state is bound to one provider, and each provider has its own redirect: a mix-up has no way in (RFC 9700, 4.4).
  const server = { ...as, authorization_response_iss_parameter_supported: false }
  known.set(key, { as: server, until: at + minutes * 60_000 })
  return server
}

const written = (provider: Provider) =>
  ({
    issuer: provider.issuer ?? new URL(provider.authorizationEndpoint ?? '').origin,
    authorization_endpoint: provider.authorizationEndpoint ?? '',
    token_endpoint: provider.tokenEndpoint ?? '',
    userinfo_endpoint: provider.userInfoEndpoint ?? '',
  }) satisfies oauth.AuthorizationServer

/** Where the browser is sent: with a state, PKCE by S256, and for OpenID Connect a nonce. */
export async function authorizationUrl(
  app: AppContext,
  provider: Provider,
  state: string,
  { redirect, verifier, nonce }: Agreed,
): Promise<string> {
  const { authorization_endpoint: endpoint } = await serverOf(app, provider)
  if (!endpoint) throw new ProviderFault('the provider names no authorization endpoint')
  const url = new URL(endpoint)
  const oidc = provider.kind === 'oidc'
  const asked = {
    client_id: provider.clientId ?? '',
    redirect_uri: redirect,
    response_type: 'code',
    ...((provider.scopes || oidc) && { scope: provider.scopes || 'openid profile' }),
    state,
    code_challenge: await oauth.calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
    ...(oidc && { nonce }),
  }
  for (const [name, value] of Object.entries(asked)) url.searchParams.set(name, value)
  return url.href
}

/** Whom a code stands for; nobody if the provider does not take it. */
export async function identityByCode(
  app: AppContext,
  provider: Provider,
  code: string,
  agreed: Agreed,
): Promise<Identity | undefined> {
  const as = await serverOf(app, provider)
  const skew = Math.round((app.now().getTime() - Date.now()) / 1000)
  const client: oauth.Client = { client_id: provider.clientId ?? '', [oauth.clockSkew]: skew }
  const authentication = await authenticationOf(app, provider, as)
  return said(async () => {
    const parameters = oauth.validateAuthResponse(
      as,
      client,
      new URLSearchParams({ code }),
      oauth.expectNoState,
    )
    const { redirect, verifier, nonce } = agreed
    const answer = await oauth.authorizationCodeGrantRequest(
      as,
      client,
      authentication,
      parameters,
      redirect,
      verifier,
      through(app),
    )
    if (provider.kind === 'oauth2') {
      const { access_token: token } = await oauth.processAuthorizationCodeResponse(as, client, answer)
      const headers = { authorization: `Bearer ${token}`, accept: 'application/json' }
      return identityFrom(
        provider,
        await jsonFrom(await outward(app, provider.userInfoEndpoint ?? '', { headers })),
      )
    }
    const options = { expectedNonce: nonce, requireIdToken: true }
    const tokens = await oauth.processAuthorizationCodeResponse(as, client, answer, options)
    await oauth.validateApplicationLevelSignature(as, answer, through(app))
    const claims = oauth.getValidatedIdTokenClaims(tokens)
    if (!claims) throw new ProviderFault('the provider gave no ID token')
    return identityFrom(provider, { ...(await profile(claims.sub, tokens.access_token)), ...claims })
  })

  async function profile(subject: string, token: string): Promise<object> {
    if (!as.userinfo_endpoint) return {}
    const answer = await oauth.userInfoRequest(as, client, token, through(app))
    return oauth.processUserInfoResponse(as, client, subject, answer)
  }
}

async function authenticationOf(app: AppContext, provider: Provider, as: oauth.AuthorizationServer) {
  const secret = await secretOf(app, provider)
  if (!secret) return oauth.None()
  const methods = as.token_endpoint_auth_methods_supported ?? ['client_secret_basic']
  const basic = provider.kind === 'oidc' && methods.includes('client_secret_basic')
  return basic ? oauth.ClientSecretBasic(secret) : oauth.ClientSecretPost(secret)
}

function identityFrom(provider: Provider, claims: Readonly<Record<string, unknown>>): Identity | undefined {
  const claim = (name: string | null | undefined) => {
    const value = name ? claims[name] : undefined
    return typeof value === 'string' || typeof value === 'number' ? `${value}`.trim() : ''
  }
  const subject = claim(provider.subjectClaim || 'sub')
  if (!subject) throw new ProviderFault('the provider does not say who it is')
  const account = claim(provider.accountClaim)
  const name = claim('name') || claim('nickname') || claim('preferred_username')
  return { subject, ...(account && { account }), ...(name && { name }) }
}

/** What the provider says, or the library of its answer, where what we were told of it is at fault. */
const ofSetting: readonly (string | undefined)[] = [
  'invalid_client',
  'unauthorized_client',
  oauth.WWW_AUTHENTICATE_CHALLENGE,
  oauth.RESPONSE_IS_NOT_CONFORM,
  oauth.RESPONSE_IS_NOT_JSON,
  oauth.JSON_ATTRIBUTE_COMPARISON,
]

/**
 * A code that the provider refuses is the person's; who we are to it, and what it is, are ours to set; everything else
 * it says wrongly is its own.
 */
async function said<Value>(work: () => Promise<Value>): Promise<Value> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof ProviderFault || !(error instanceof Error)) throw error
    const { code, error: reason } = error as { code?: string; error?: string }
    if (reason === 'invalid_grant') throw new CodeRefused()
    const Fault = [reason, code].some((each) => ofSetting.includes(each)) ? SettingFault : ProviderFault
    throw new Fault(`the provider answered wrongly (${reason ?? code ?? error.name})`)
  }
}

/** The provider knows nothing of the code, or has taken it before. */
export class CodeRefused extends Error {}
