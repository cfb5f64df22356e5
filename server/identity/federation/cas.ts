import type { AppContext } from '#server/core/app-context.ts'
import type { Identity } from './identity.ts'
import { Misspoken, outward, SettingFault } from './outward.ts'
import type { Provider } from './providers.ts'
import { childOf, readXml } from './xml.ts'

type Attributes = Readonly<Record<string, string>>
interface Answer {
  readonly user: string
  readonly attributes: Attributes
}

/** Below the address of a CAS server, however it was written. */
const at = ({ issuer }: Provider, path: string, query: Readonly<Record<string, string>>) =>
  `${issuer?.replace(/\/$/, '')}/${path}?${new URLSearchParams(query)}`

/** Where a browser is sent to come back with a ticket. */
export const casLoginUrl = (provider: Provider, service: string) => at(provider, 'login', { service })

/** Whom a ticket of this server stands for; nobody if it is not good for exactly this service (CAS protocol 3.0, 2.5). */
export async function validateTicket(
  app: AppContext,
  provider: Provider,
  ticket: string,
  service: string,
): Promise<Identity | undefined> {
  const answer = await outward(app, at(provider, 'serviceValidate', { ticket, service }))
  if (!answer.ok) throw new SettingFault(`CAS answered ${answer.status}`)
  const read = readAnswer(await answer.text())
  if (!read) return undefined
  const { user, attributes } = read
  const account = provider.accountClaim ? attributes[provider.accountClaim] : user
  return {
    subject: user,
    account,
    name: attributes.displayName ?? attributes.cn ?? attributes.name,
  } as Identity
}

function readAnswer(text: string): Answer | undefined {
  return text.trim().startsWith('{') ? fromJson(text) : fromXml(text)
}

function fromXml(text: string): Answer | undefined {
  const response = readXml(text)
  if (response?.name !== 'serviceResponse') throw new Misspoken('the answer of CAS is no service response')
  const success = childOf(response, 'authenticationSuccess')
  const user = childOf(success, 'user')?.text.trim()
  // An answer that says both yes and no says no.
  if (!success || !user || response.children.length !== 1) return undefined
  const attributes = childOf(success, 'attributes')?.children ?? []
  return { user, attributes: Object.fromEntries(attributes.map(({ name, text }) => [name, text.trim()])) }
}

interface Json {
  readonly serviceResponse?: {
    readonly authenticationFailure?: unknown
    readonly authenticationSuccess?: { readonly user?: unknown; readonly attributes?: unknown }
  }
}

function fromJson(text: string): Answer | undefined {
  const { serviceResponse } = parsed(text)
  if (!serviceResponse) throw new Misspoken('the answer of CAS is no service response')
  const { authenticationSuccess: success, authenticationFailure: failure } = serviceResponse
  if (failure || typeof success?.user !== 'string' || !success.user.trim()) return undefined
  const attributes = Object.entries((success.attributes ?? {}) as object)
  // Many servers wrap each value in a list.
  const first = (value: unknown) => `${Array.isArray(value) ? (value[0] ?? '') : value}`
  return {
    user: success.user.trim(),
    attributes: Object.fromEntries(attributes.map(([name, value]) => [name, first(value)])),
  }
}

function parsed(text: string): Json {
  try {
    return JSON.parse(text) as Json
  } catch {
    throw new Misspoken('the answer of CAS is no JSON')
  }
}
