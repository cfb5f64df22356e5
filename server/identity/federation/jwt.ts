import * as jose from 'jose'
import type { AppContext } from '#server/core/app-context.ts'
import type { Identity } from './identity.ts'
import { firstUse } from './once.ts'
import { jsonFrom, outward, ProviderFault, SettingFault } from './outward.ts'
import { type Provider, secretOf } from './providers.ts'

/** Signatures that only the other system can make. */
const asymmetric = ['RS256', 'RS384', 'RS512', 'PS256', 'PS384', 'PS512', 'ES256', 'ES384', 'ES512', 'EdDSA']
const symmetric = ['HS256', 'HS384', 'HS512']
/** A token that signs in is used at once: it may not be good for longer than this, in seconds. */
const longestLife = 600
const tolerance = 30

/** The issuer as a token names itself. Nothing is believed yet: it only says by whose key to try it. */
export function claimedIssuer(token: string): string | undefined {
  try {
    return jose.decodeJwt(token).iss
  } catch {
    return undefined
  }
}

/** Whom a token stands for: signed for us, for minutes, and never seen before (RFC 8725); nobody otherwise. */
export async function identityByToken(
  app: AppContext,
  provider: Provider,
  token: string,
): Promise<Identity | undefined> {
  const { algorithms, key } = await keyOf(app, provider)
  const { payload } = await jose
    .jwtVerify(token, key, {
      algorithms,
      issuer: provider.issuer ?? '',
      audience: provider.audience ?? '',
      requiredClaims: ['exp', 'iat', 'jti'],
      currentDate: app.now(),
      clockTolerance: tolerance,
      maxTokenAge: longestLife,
    })
    .catch(ofToken)
  if (!payload) return undefined
  const { exp = 0, iat = 0, jti } = payload
  if (exp - iat > longestLife) return undefined
  const account = payload[provider.accountClaim ?? '']
  if (typeof account !== 'string' || !account || typeof jti !== 'string' || !jti) return undefined
  const first = await firstUse(app, provider.tenantId, `jwt ${provider.id} ${jti}`, 2 * longestLife)
  return first ? { subject: payload.sub ?? account, account } : undefined
}

/** What is wrong with the token is the person's; what is wrong with the key is the administrator's. */
function ofToken(error: unknown): { readonly payload?: undefined } {
  if (error instanceof jose.errors.JOSEError) return {}
  throw new SettingFault(`the key does not fit (${(error as Error).name})`)
}

type Keys = Readonly<{ algorithms: string[]; key: jose.JWTVerifyGetKey }>

/** A public key lets no shared secret in: what is signed with its text as a password is refused. */
async function keyOf(app: AppContext, provider: Provider): Promise<Keys> {
  const { keys, keysAddress } = provider
  try {
    if (keys?.startsWith('{')) return setOf(JSON.parse(keys))
    if (keys) return { algorithms: asymmetric, key: async ({ alg = '' }) => jose.importSPKI(keys, alg) }
    if (keysAddress) return setOf(await jsonFrom(await outward(app, keysAddress)))
  } catch (error) {
    if (error instanceof ProviderFault) throw error
    throw new SettingFault('the keys cannot be read')
  }
  const secret = new TextEncoder().encode((await secretOf(app, provider)) ?? '')
  if (secret.length < 32) throw new SettingFault('the shared secret is missing or too short')
  return { algorithms: symmetric, key: async () => secret }
}

const setOf = (keys: unknown): Keys => ({
  algorithms: asymmetric,
  key: jose.createLocalJWKSet(keys as jose.JSONWebKeySet),
})
