import type { z } from 'zod'
import { refuse } from '#domain/kernel/refusal.ts'
import type { providerBegun } from '#domain/system/sign-in/asked.ts'
import { addressOf } from '#server/core/client-address.ts'
import type { Call } from '#server/core/route.ts'
import { limitAddress } from '#server/identity/access/limit-address.ts'
import { markBrowser } from './browser.ts'
import { casLoginUrl } from './cas.ts'
import { authorizationUrl } from './code-flow.ts'
import { ProviderFault } from './outward.ts'
import { perAddress } from './per-address.ts'
import { providerCalled } from './providers.ts'
import { redirectFor } from './redirect.ts'
import { toldOf } from './refused.ts'
import { beginState, purposeOf } from './sign-in-state.ts'
import { wechatWorkUrl } from './wechat-work.ts'

/** The address at the other system to which the browser goes now. */
export async function begin(
  { source, returnTo }: z.output<typeof providerBegun>,
  { c, app, tenantId }: Call,
): Promise<{ url: string }> {
  await limitAddress(app, { tenantId, what: 'federated', address: addressOf(c) }, perAddress)
  const provider = await providerCalled(app.db, tenantId, source)
  if (!provider || provider.kind === 'jwt')
    return refuse({ type: 'invalid', message: '学校未启用这种登录方式' })
  const redirect = redirectFor(provider, c.req.header('origin'), returnTo)
  if (!redirect)
    return refuse({ type: 'invalid', message: '当前地址未登记为这种登录方式的回调地址，请联系系统管理员' })
  if (provider.kind === 'cas') return { url: casLoginUrl(provider, redirect) }

  const browser = markBrowser(c, app.settings.product, redirect.startsWith('https:'))
  const { state, agreed } = await beginState(app, provider, purposeOf(returnTo), redirect, browser)
  if (provider.kind === 'wechat-work')
    return { url: wechatWorkUrl(provider, state, redirect, c.req.header('user-agent') ?? '') }
  try {
    return { url: await authorizationUrl(app, provider, state, agreed) }
  } catch (error) {
    if (!(error instanceof ProviderFault)) throw error
    app.log('warn', 'a sign-in provider failed', { source, reason: error.message })
    return refuse({ type: 'invalid', message: toldOf(error) })
  }
}
