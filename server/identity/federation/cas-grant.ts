import { arrivalOf } from '#server/core/client-address.ts'
import { limitAddress } from '#server/identity/access/limit-address.ts'
import type { Grant } from '#server/identity/session/grant.ts'
import { validateTicket } from './cas.ts'
import { admit } from './identity.ts'
import { firstUse } from './once.ts'
import { perAddress } from './per-address.ts'
import { isRegistered, providersOf } from './providers.ts'
import { notEnabled, notProved, whileProviderAnswers } from './refused.ts'

/** For how long a ticket is remembered; no server keeps one good for longer. */
const day = 24 * 3600

/** `tgc` is the ticket that the single sign-on gave the browser, `redirect` the address it was given for (specification, section 7). */
export const casGrant: Grant = async ({ c, app, tenantId, asked }) => {
  const arrival = arrivalOf(c)
  await limitAddress(app, { tenantId, what: 'federated', address: arrival.address ?? '' }, perAddress)
  const ticket = (await asked('tgc')).trim()
  const redirect = await asked('redirect')
  const providers = await providersOf(app.db, tenantId, ['cas'])
  if (providers.length === 0) return notEnabled
  const provider = providers.find((each) => isRegistered(each, redirect))
  if (!provider || !/^[\x21-\x7e]{1,1024}$/.test(ticket)) return refusedFor('address or ticket')
  if (!(await firstUse(app, tenantId, `cas ${provider.id} ${ticket}`, day))) return refusedFor('used ticket')

  return whileProviderAnswers(app, async () => {
    const identity = await validateTicket(app, provider, ticket, redirect)
    return identity ? admit(app, { provider, identity, how: 'cas', arrival }) : refusedFor('ticket refused')
  })

  function refusedFor(why: string) {
    app.log('warn', 'sign-in failed', { tenantId, how: 'cas', why, address: arrival.address })
    return notProved
  }
}
