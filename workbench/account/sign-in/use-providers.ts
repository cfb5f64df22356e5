import { useEffect, useState } from 'react'
import { type Provider, signInCalls } from '#domain/system/sign-in/calls.ts'
import type { AppType } from '#workbench/account/session/app-info.ts'
import { ask } from '#workbench/http/ask.ts'

/** Other systems that the college lets vouch for a person; null until it has answered, none when it does not. */
export function useProviders(appType: AppType): readonly Provider[] | null {
  const [providers, setProviders] = useState<readonly Provider[] | null>(null)
  useEffect(() => {
    ask(signInCalls.providers, { appType: `${appType}` }, { quiet: true }).then(
      // A token that comes with the address needs no button.
      (said) => setProviders((said ?? []).filter(({ kind }) => kind !== 'jwt')),
      () => setProviders([]),
    )
  }, [appType])
  return providers
}
