import { arrivalOf } from '#server/client-address.ts'
import type { Grant } from '#server/session/grant.ts'
import { browserOf } from './browser.ts'
import { fewFrom } from './few.ts'
import { admit } from './identity.ts'
import { proved } from './proved.ts'
import { providerCalled } from './providers.ts'
import { notEnabled, notProved, whileProviderAnswers } from './refused.ts'

const attempts = fewFrom(60, 60)

/** What /oauth/callback/{source} was given: a code, and the state under which this very browser set out for it. */
export const socialGrant: Grant = async ({ c, house, tenantId, asked }) => {
  const arrival = arrivalOf(c)
  attempts(house, `${tenantId} ${arrival.address}`)
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
