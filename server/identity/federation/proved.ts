import type { AppContext } from '#server/core/app-context.ts'
import { CodeRefused, identityByCode } from './code-flow.ts'
import type { Identity } from './identity.ts'
import type { Provider } from './providers.ts'
import { type Purpose, takeState } from './sign-in-state.ts'
import { memberByCode } from './wechat-work.ts'

interface Brought {
  readonly code: string
  readonly state: string
  readonly browser: string
}

/** Whom another system has confirmed to the browser that asked it, for the purpose it asked for; else nobody. */
export async function proved(
  app: AppContext,
  provider: Provider,
  purposes: readonly Purpose[],
  { code, state, browser }: Brought,
): Promise<Identity | undefined> {
  const agreed = browser && (await takeState(app, provider, purposes, state, browser))
  if (!agreed || !/^[\x21-\x7e]{1,2048}$/.test(code)) return undefined
  try {
    return provider.kind === 'wechat-work'
      ? await memberByCode(app, provider, code)
      : await identityByCode(app, provider, code, agreed)
  } catch (error) {
    if (error instanceof CodeRefused) return undefined
    throw error
  }
}
