import { arrivalOf } from '#server/core/client-address.ts'
import { limitAddress } from '#server/identity/access/limit-address.ts'
import type { Grant } from '#server/identity/session/grant.ts'
import { admit } from './identity.ts'
import { claimedIssuer, identityByToken } from './jwt.ts'
import { perAddress } from './per-address.ts'
import { providersOf } from './providers.ts'
import { notEnabled, notProved, whileProviderAnswers } from './refused.ts'

/** A token with which a system of the college sends somebody over to /loginbyjwt. */
export const jwtGrant: Grant = async ({ c, app, tenantId, asked }) => {
  const arrival = arrivalOf(c)
  await limitAddress(app, { tenantId, what: 'federated', address: arrival.address ?? '' }, perAddress)
  const providers = await providersOf(app.db, tenantId, ['jwt'])
  if (providers.length === 0) return notEnabled
  const token = (await asked('token')).slice(0, 8192)
  const issuer = claimedIssuer(token)
  const provider = providers.find((each) => each.issuer === issuer)

  return whileProviderAnswers(app, async () => {
    const identity = provider && (await identityByToken(app, provider, token))
    if (provider && identity) return admit(app, { provider, identity, how: 'jwt', arrival })
    app.log('warn', 'sign-in failed', { tenantId, how: 'jwt', address: arrival.address })
    return notProved
  })
}
