import { refuse } from '#domain/kernel/refusal.ts'
import type { AppContext } from '#server/core/app-context.ts'
import { CodeRefused } from './code-flow.ts'
import type { Identity } from './identity.ts'
import { jsonFrom, Misspoken, outward, ProviderFault, SettingFault } from './outward.ts'
import { type Provider, secretOf } from './providers.ts'

const api = 'https://qyapi.weixin.qq.com'
const insideUrl = 'https://open.weixin.qq.com/connect/oauth2/authorize'
const outsideUrl = 'https://login.work.weixin.qq.com/wwlogin/sso/login'

/** Inside the messenger it goes by itself; in any other browser a QR code is shown there. */
export function wechatWorkUrl(
  provider: Provider,
  state: string,
  redirect: string,
  userAgent: string,
): string {
  const { clientId, agentId } = provider
  if (!clientId || !agentId) return refuse({ type: 'invalid', message: '学校未启用这种登录方式' })
  const inside = /wxwork|MicroMessenger/i.test(userAgent)
  const common = { appid: clientId, agentid: agentId, redirect_uri: redirect, state }
  return inside
    ? `${insideUrl}?${new URLSearchParams({ ...common, response_type: 'code', scope: 'snsapi_base' })}#wechat_redirect`
    : `${outsideUrl}?${new URLSearchParams({ login_type: 'CorpApp', ...common })}`
}

const tokens = new WeakMap<AppContext['fetch'], Map<string, { token: string; until: number }>>()

/** Codes of the messenger for a token that has ended, or is none. */
const tokenEnded = [40014, 42001]
/** Codes for what the person brought: invalid, expired or used. */
const codeRefused = [40029, 42003]

/** The member of the college's enterprise whom a code stands for. Anyone who is no member is nobody. */
export async function memberByCode(app: AppContext, provider: Provider, code: string): Promise<Identity> {
  let answer = await userInfo(await tokenOf(app, provider))
  if (tokenEnded.includes(Number(answer.errcode))) answer = await userInfo(await tokenOf(app, provider, true))
  if (codeRefused.includes(Number(answer.errcode))) throw new CodeRefused()
  if (Number(answer.errcode) !== 0) throw new WechatWorkFault(Number(answer.errcode))
  const member = answer.userid ?? answer.UserId
  if (typeof member !== 'string' || !member) throw new CodeRefused()
  return { subject: member, name: member, ...(provider.accountClaim && { account: member }) }

  async function userInfo(token: string) {
    const query = new URLSearchParams({ access_token: token, code })
    return jsonFrom(await outward(app, `${baseOf(provider)}/cgi-bin/auth/getuserinfo?${query}`))
  }
}

/** Puts a text before a member of the enterprise; throws when the messenger does not take it. */
export async function tellMember(app: AppContext, provider: Provider, member: string, content: string) {
  let answer = await send(await tokenOf(app, provider))
  if (tokenEnded.includes(Number(answer.errcode))) answer = await send(await tokenOf(app, provider, true))
  if (Number(answer.errcode) !== 0) throw new ProviderFault(`企业微信返回 ${Number(answer.errcode)}`)
  if (answer.invaliduser) throw new ProviderFault('企业微信中没有这个成员')

  async function send(token: string) {
    const body = { touser: member, msgtype: 'text', agentid: Number(provider.agentId), text: { content } }
    const query = new URLSearchParams({ access_token: token })
    const address = `${baseOf(provider)}/cgi-bin/message/send?${query}`
    const headers = { 'Content-Type': 'application/json' }
    return jsonFrom(await outward(app, address, { method: 'POST', headers, body: JSON.stringify(body) }))
  }
}

/** The enterprise has few of them a day: one is kept until five minutes before its end. */
async function tokenOf(app: AppContext, provider: Provider, anew = false): Promise<string> {
  const known = tokens.get(app.fetch) ?? new Map()
  tokens.set(app.fetch, known)
  const key = `${provider.id} ${provider.revision}`
  const at = app.now().getTime()
  const kept = known.get(key)
  if (kept && kept.until > at && !anew) return kept.token
  const { token, seconds } = await newToken(app, provider, (await secretOf(app, provider)) ?? '')
  known.set(key, { token, until: at + (seconds - 300) * 1000 })
  return token
}

/** Codes for an enterprise or a secret that the messenger does not know. */
const unknownClient = [40001, 40013, 40056, 41002, 41004]

/** A token for the enterprise by its secret; a fault of the setting where the messenger takes neither. */
export async function newToken(app: AppContext, provider: Provider, corpsecret: string) {
  const query = new URLSearchParams({ corpid: provider.clientId ?? '', corpsecret })
  const answer = await jsonFrom(await outward(app, `${baseOf(provider)}/cgi-bin/gettoken?${query}`))
  const { access_token: token, expires_in: seconds } = answer
  if (typeof token === 'string') return { token, seconds: Number(seconds) }
  const code = Number(answer.errcode)
  if (unknownClient.includes(code)) throw new SettingFault(`WeChat Work gave no token (${code})`)
  if (!code) throw new Misspoken('the answer is none of WeChat Work')
  throw new WechatWorkFault(code)
}

/** The messenger answers with a code that says neither who the person is nor that we are unknown to it. */
export class WechatWorkFault extends ProviderFault {
  readonly code: number
  constructor(code: number) {
    super(`WeChat Work answered ${code}`)
    this.code = code
  }
}

const baseOf = ({ issuer }: Provider) => (issuer || api).replace(/\/$/, '')
