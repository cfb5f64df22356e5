import { signInCalls } from '#domain/system/sign-in/calls.ts'
import type { AppType } from '#workbench/account/session/app-info.ts'
import { ask } from '#workbench/http/ask.ts'

export const fetchProviders = (appType: AppType) =>
  ask(signInCalls.providers, { appType: `${appType}` }, { quiet: true })

/** Leaves this page for the other system. `from` is where it goes on afterwards. */
export async function setOut(source: string, from: string): Promise<void> {
  const { url } = await ask(signInCalls.beginProvider, { source, returnTo: from }, { quiet: true })
  if (!/^https?:\/\//.test(url)) throw new TypeError('The server named no web address.')
  window.location.replace(url)
}
