import type { z } from 'zod'
import type { LoginKind } from '#domain/system/login-type.ts'
import type { providersAsked } from '#domain/system/sign-in/asked.ts'
import type { Call } from '#server/core/route.ts'
import { type Provider, providersOf } from './providers.ts'

const icons = {
  cas: 'school',
  oidc: 'badge-check',
  oauth2: 'key-round',
  'wechat-work': 'message-square',
  jwt: 'log-in',
} as const satisfies Record<LoginKind, string>

/** Kinds whose way back is bound to the browser that set out, so that nobody is led into binding a stranger's identity. */
const bindable: readonly LoginKind[] = ['oidc', 'oauth2', 'wechat-work']

/** What anybody may know of a provider. */
const shownOf = ({ code, kind, name, icon, bindingAsked }: Provider) => ({
  code,
  kind,
  name,
  icon: icon || icons[kind],
  bindable: bindable.includes(kind),
  bindingAsked: bindingAsked && bindable.includes(kind),
})

/** GET base/openApi/loginTypes: what the sign-in page of `appType` offers beside the account. A token is brought, never fetched. */
export async function loginTypes({ appType }: z.output<typeof providersAsked>, { app, tenantId }: Call) {
  const welcome = appType === '2'
  const providers = await providersOf(app.db, tenantId)
  return providers
    .filter(({ kind, onMain, onWelcome }) => kind !== 'jwt' && (welcome ? onWelcome : onMain))
    .map(shownOf)
}
