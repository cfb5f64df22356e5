import { arrivalOf } from '#server/core/client-address.ts'
import { limitAddress } from '#server/identity/access/limit-address.ts'
import type { Grant } from '#server/identity/session/grant.ts'
import { browserOf } from './browser.ts'
import { admit } from './identity.ts'
import { perAddress } from './per-address.ts'
import { proved } from './proved.ts'
import { providerCalled } from './providers.ts'
import { notEnabled, notProved, whileProviderAnswers } from './refused.ts'

/** What /oauth/callback/{source} was given: a code, and the state under which this very browser set out for it. */
export const socialGrant: Grant = async ({ c, app, tenantId, asked }) => {
  const arrival = arrivalOf(c)
  await limitAddress(app, { tenantId, what: 'federated', address: arrival.address ?? '' }, perAddress)
  const provider = await providerCalled(app.db, tenantId, await asked('source'))
  if (!provider || !['oidc', 'oauth2', 'wechat-work'].includes(provider.kind)) return notEnabled
  const browser = browserOf(c, app.settings.product)
  const brought = { code: await asked('code'), state: await asked('state'), browser }

  return whileProviderAnswers(app, async () => {
    const identity = await proved(app, provider, ['main', 'welcome', 'exam'], brought)
    if (!identity) {
      app.log('warn', 'sign-in failed', { tenantId, how: provider.code, address: arrival.address })
      return notProved
    }
    const how = provider.kind === 'wechat-work' ? 'wechat-work' : 'social'
    return admit(app, { provider, identity, how, arrival, browser })
  })
}
