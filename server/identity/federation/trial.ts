import { phrase } from '#domain/kernel/phrase.ts'
import { refuseAt } from '#domain/kernel/refusal.ts'
import { lines } from '#domain/system/lines.ts'
import type { LoginKind } from '#domain/system/login-type.ts'
import type { AppContext } from '#server/core/app-context.ts'
import { validateTicket } from './cas.ts'
import { Busy, jsonFrom, Misspoken, outward, ProviderFault, SettingFault } from './outward.ts'
import { type Provider, secretOf } from './providers.ts'
import { newToken, WechatWorkFault } from './wechat-work.ts'

/**
 * Asks the other system whether it is what was written down, and refuses with what differs. Nobody's proof is needed:
 * each kind is asked what it tells anybody. The addresses that may be asked are those of a sign-in.
 */
export async function tryProvider(app: AppContext, provider: Provider, secret?: string): Promise<void> {
  try {
    await trials[provider.kind](app, provider, secret)
  } catch (error) {
    if (!(error instanceof ProviderFault)) throw error
    app.log('warn', 'a sign-in provider failed its trial', { source: provider.code, reason: error.message })
    refuseAt(told[provider.kind].field, wordsOf(error, provider.kind))
  }
}

function wordsOf(error: ProviderFault, kind: LoginKind): string {
  if (error instanceof SettingFault || error instanceof Misspoken) return told[kind].ofSetting
  if (error instanceof WechatWorkFault)
    return phrase('企业微信返回错误 {{code}}，请核对应用的设置，或稍后再试', { code: error.code })
  return error instanceof Busy ? busy : silent
}

const busy = '对方系统繁忙，请稍后再试；也可以先停用，保存后再试'
const silent = '没有连上对方系统，请核对地址；对方尚未就绪时，可以先停用，保存后再试'

/** At which field a fault of the setting is told, and how. */
const told = {
  cas: { field: 'issuer', ofSetting: '该地址不是 CAS 服务，请填到 /cas 一级，不含 /login' },
  oidc: { field: 'issuer', ofSetting: '该地址没有 OpenID Connect 的配置，请核对签发方' },
  oauth2: { field: 'tokenEndpoint', ofSetting: '该地址不是令牌地址，请核对' },
  'wechat-work': { field: 'clientId', ofSetting: '企业微信不认可该企业 ID 或密钥，请核对' },
  jwt: { field: 'keysAddress', ofSetting: '该地址没有可用的公钥（JWKS），请核对' },
} as const satisfies Record<LoginKind, object>

type Trial = (app: AppContext, provider: Provider, secret?: string) => Promise<unknown>

const trials: Readonly<Record<LoginKind, Trial>> = {
  /** A ticket that nobody was given: a CAS server says no in its own words. */
  cas: (app, provider) => validateTicket(app, provider, 'ST-0-trial', lines(provider.redirects)[0] ?? ''),
  oidc: tryDiscovery,
  /** A code that nobody was given: a token endpoint says no in JSON, whichever status it has for that. */
  oauth2: async (app, { tokenEndpoint }) => {
    const body = new URLSearchParams({ grant_type: 'authorization_code', code: 'trial' })
    const headers = { accept: 'application/json' }
    const answer = await outward(app, tokenEndpoint ?? '', { method: 'POST', body, headers })
    if ([404, 405].includes(answer.status)) throw new SettingFault(`it answered ${answer.status}`)
    await jsonFrom(answer)
  },
  'wechat-work': async (app, provider, secret) =>
    newToken(app, provider, secret ?? (await secretOf(app, provider)) ?? ''),
  jwt: async (app, { keysAddress, keys }) => {
    if (keys || !keysAddress) return
    const answer = await outward(app, keysAddress)
    const { keys: set } = answer.ok ? await jsonFrom(answer) : {}
    if (!Array.isArray(set)) throw new SettingFault('no key set')
  },
}

const suffix = /\/*(\.well-known\/openid-configuration)?\/*$/

/** The issuer has to be written as the provider writes itself, to the last letter (OpenID Connect Discovery 1.0, 4.3). */
async function tryDiscovery(app: AppContext, { issuer }: Provider) {
  const written = issuer ?? ''
  const answer = await outward(app, `${written.replace(suffix, '')}/.well-known/openid-configuration`)
  const { issuer: own } = answer.ok ? await jsonFrom(answer) : {}
  if (typeof own !== 'string' || !/^https?:\/\/[^\s<>"]{1,300}$/.test(own))
    throw new SettingFault('no document')
  if (own !== written)
    refuseAt('issuer', phrase('对方自称“{{issuer}}”，须照此填写，一字不差', { issuer: own }))
}
