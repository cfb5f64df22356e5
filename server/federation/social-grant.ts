import { arrivalOf } from '#server/client-address.ts'
import { limitAddress } from '#server/limit.ts'
import type { Grant } from '#server/session/grant.ts'
import { browserOf } from './browser.ts'
import { admit } from './identity.ts'
import { perAddress } from './per-address.ts'
import { proved } from './proved.ts'
import { providerCalled } from './providers.ts'
import { notEnabled, notProved, whileProviderAnswers } from './refused.ts'

/** What /oauth/callback/{source} was given: a code, and the state under which this very browser set out for it. */
export const socialGrant: Grant = async ({ c, house, tenantId, asked }) => {
  const arrival = arrivalOf(c)
  await limitAddress(house, { tenantId, what: 'federated', address: arrival.address ?? '' }, perAddress)
  const provider = await providerCalled(house.db, tenantId, await asked('source'))
  if (!provider || !['oidc', 'oauth2', 'wechat-work'].includes(provider.kind)) return notEnabled
  const browser = browserOf(c, house.settings.product)
  const brought = { code: await asked('code'), state: await asked('state'), browser }

  return whileProviderAnswers(house, async () => {
    const identity = await proved(house, provider, ['main', 'welcome', 'exam'], brought)
    if (!identity) {
      house.log('warn', 'sign-in failed', { tenantId, how: provider.code, address: arrival.address })
      return notProved
    }
    const how = provider.kind === 'wechat-work' ? 'wechat-work' : 'social'
    return admit(house, { provider, identity, how, arrival, browser })
  })
}
