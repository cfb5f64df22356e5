import { phrase } from '#domain/kernel/phrase.ts'
import { fail, type Result } from '#domain/kernel/result.ts'
import type { SignInWay } from '#domain/system/sign-in-way.ts'
import { user } from '#domain/system/user.ts'
import { userBinding } from '#domain/system/user-binding.ts'
import type { AppContext } from '#server/core/app-context.ts'
import { auditAlone } from '#server/core/audit/audit.ts'
import type { Arrival } from '#server/core/client-address.ts'
import { table } from '#server/core/database/table.ts'
import { enter } from '#server/identity/session/enter.ts'
import type { Issued } from '#server/identity/session/sessions.ts'
import type { TokenFault } from '#server/identity/session/token-error.ts'
import { ticketFor } from './identity-ticket.ts'
import type { Provider } from './providers.ts'

/** Who somebody is in the words of another system. */
export interface Identity {
  /** Never changes, and never names another person. */
  readonly subject: string
  /** The account here, where the college lets that system say so. */
  readonly account?: string
  readonly name?: string
}

interface Known {
  readonly provider: Provider
  readonly identity: Identity
  readonly how: SignInWay
  readonly arrival: Arrival
  /** The cookie of the browser that began it all. Without one, nobody is offered a binding: a link may have led here. */
  readonly browser?: string
}

/** Anyone who is bound to the identity or named by it enters; somebody unknown may bind it to an account of theirs. */
export async function admit(app: AppContext, known: Known): Promise<Result<Issued, TokenFault>> {
  const { provider, identity, how, arrival, browser } = known
  const { tenantId, name } = provider
  const userId = (await boundTo(app, provider, identity)) ?? (await named(app, tenantId, identity.account))
  if (userId) return enter(app, { tenantId, userId, how, arrival })

  const account = identity.account ?? identity.subject
  const { address } = arrival
  const detail = `${name}：没有对应的账号`
  await auditAlone(app, { tenantId, account, action: '登录', result: 'failure', address, detail })
  if (!browser)
    return fail({
      type: 'invalid_grant',
      text: phrase('您的{{provider}}账号在本系统中没有对应的账号，请联系系统管理员', { provider: name }),
    })
  const ticket = await ticketFor(app, provider, identity, browser)
  return fail({
    type: 'binding_required',
    text: phrase('您的{{provider}}账号尚未绑定本系统的账号', { provider: name }),
    data: { ticket, source: provider.code, sourceName: name, shownName: identity.name ?? '' },
  })
}

async function boundTo({ db, now }: AppContext, { tenantId, id }: Provider, { subject }: Identity) {
  const [row] = await table(userBinding, db, tenantId).update(
    { loginTypeId: id, subject: subject.slice(0, 200) },
    { usedAt: now() },
    ['userId'],
  )
  return row?.userId
}

async function named({ db }: AppContext, tenantId: string, account: string | undefined) {
  if (!account) return undefined
  return (await table(user, db, tenantId).get({ account }, ['id']))?.id
}
