import { refuse } from '#domain/kernel/refusal.ts'
import { email } from '#domain/resource/email.ts'
import type { AppContext, MailServer } from '#server/core/app-context.ts'
import { table } from '#server/core/database/table.ts'
import { count } from '#server/core/rate-counter.ts'
import { todayOf } from '#server/core/today.ts'
import { mayAsk } from '#server/identity/federation/address-guard.ts'
import { breakerOf } from '#server/identity/federation/breaker.ts'

/** A mail server as it is kept: its password sealed. */
export interface KeptServer extends MailServer {
  readonly id: string
  readonly name: string
  readonly senderAddress: string
  readonly senderName: string
  readonly dailyLimit: number
}

const columns = [
  ...(['id', 'name', 'host', 'port', 'encryption', 'account', 'password'] as const),
  ...(['senderAddress', 'senderName', 'dailyLimit'] as const),
] as const

/** The one that carries a college's mails; undefined where it has none. */
export const usualServer = ({ db }: AppContext, tenantId: string): Promise<KeptServer | undefined> =>
  table(email, db, tenantId).get({ enabled: true, usual: true }, columns, { order: ['id'] })

export const serverWithId = (
  { db }: AppContext,
  tenantId: string,
  id: string,
): Promise<KeptServer | undefined> => table(email, db, tenantId).get({ id }, columns)

/** Refuses a host that the server must not connect to (reliability case A-44). */
export function checkMailHost(app: AppContext, host: string | undefined): void {
  if (host === undefined || mayConnect(app, host)) return
  const message = '邮件服务器不能指向内网；校内主机请先由运维人员在 SERVICE_HOSTS 中登记'
  refuse({ type: 'invalid', message, fields: { host: message } })
}

const mayConnect = ({ settings }: AppContext, host: string) =>
  mayAsk(`https://${host}`, settings.serviceHosts)

interface Letter {
  readonly to: { readonly name: string; readonly address: string }
  readonly subject: string
  readonly text: string
}

/** Takes one mail to a server; throws, with what may be shown as its message, when it is not taken. */
export async function mailBy(app: AppContext, tenantId: string, server: KeptServer, letter: Letter) {
  if (!mayConnect(app, server.host)) throw new Error('邮件服务器的主机未登记')
  const breaker = breakerOf(app, `smtp ${server.host}`)
  if (breaker.isOpen()) throw new Error('邮件服务器连续失败，稍后再试')
  const subject = `mail ${server.id} ${todayOf(app)}`
  if ((await count(app.db, { tenantId, subject }, 24 * 3600, app.now())) > server.dailyLimit)
    throw new Error('今日发送数量已达上限')
  const password = server.password && (await app.secrets.open(server.password))
  const from = { name: server.senderName, address: server.senderAddress }
  try {
    await app.sendMail({ ...server, password }, { ...oneLine(letter), from })
    breaker.succeeded()
  } catch (error) {
    const { code = '' } = error as { code?: string }
    // An address that is refused says nothing of the server.
    if (code in reasonsOfLetter) breaker.succeeded()
    else breaker.failed()
    app.log('warn', 'mail not taken', { host: server.host, code })
    throw new Error(reasonsOfLetter[code] ?? reasons[code] ?? '邮件服务器没有应答')
  }
}

/** What stands in a header is one line, whatever a name or a title brought along. */
const oneLine = ({ to, subject, text }: Letter): Letter => ({
  to: { name: flat(to.name), address: to.address },
  subject: flat(subject),
  text,
})
// biome-ignore lint/suspicious/noControlCharactersInRegex: it is these that end a header
const flat = (words: string) => words.replace(/[\u0000-\u001f\u007f\u2028\u2029]+/g, ' ').trim()

const reasonsOfLetter: Readonly<Record<string, string>> = {
  EENVELOPE: '收件地址被邮件服务器拒绝',
  EMESSAGE: '邮件内容被邮件服务器拒绝',
}

/** Codes of nodemailer and Node, in words; those of the server may tell of a network that is not ours. */
const reasons: Readonly<Record<string, string>> = {
  EAUTH: '邮箱账号或密码不正确',
  ENOAUTH: '邮箱账号或密码不正确',
  ETLS: '加密方式或证书不正确',
  ESOCKET: '连接中断，请检查端口和加密方式',
  ECONNECTION: '无法连接邮件服务器',
  EDNS: '找不到邮件服务器',
  ENOTFOUND: '找不到邮件服务器',
}
