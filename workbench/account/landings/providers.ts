import type { AppType } from '#workbench/account/session/app-info.ts'
import { http } from '#workbench/http/http.ts'

/** Another system by which the college lets people sign in. */
export interface Provider {
  readonly code: string
  readonly kind: string
  readonly name: string
  readonly icon: string
  /** Whether a person may bind an identity of it to their account. */
  readonly bindable: boolean
  /** Whether the college asks everybody to. */
  readonly bindingAsked: boolean
}

export const fetchProviders = (appType: AppType) =>
  http<readonly Provider[]>('base/openApi/loginTypes', { query: { appType }, anonymous: true, quiet: true })

/** Leaves this page for the other system. `from` is where it goes on afterwards. */
export async function setOut(source: string, from: string): Promise<void> {
  const { url } = await http<{ url: string }>('auth/openApi/social/begin', {
    method: 'POST',
    body: { source, returnTo: from },
    anonymous: true,
    quiet: true,
  })
  if (!/^https?:\/\//.test(url)) throw new TypeError('The server named no web address.')
  window.location.replace(url)
}
