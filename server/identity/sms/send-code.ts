import { sql } from 'kysely'
import { refuse } from '#domain/kernel/refusal.ts'
import type { SmsPurpose } from '#domain/system/sms-code.ts'
import { smsCode } from '#domain/system/sms-code.ts'
import type { AppContext } from '#server/core/app-context.ts'
import { empty, table } from '#server/core/database/table.ts'
import { logSent, type Sent } from '#server/core/messages/log-sent.ts'
import { stamps } from '#server/core/stamps.ts'
import { limitAddress } from '#server/identity/access/limit-address.ts'
import { proofOnce } from '#server/identity/proof-of-work/proof.ts'
import { maskedPhone } from '#server/identity/second-factor/masked-phone.ts'
import { hashOf } from '#server/identity/session/tokens.ts'
import { type Carrier, carry, usualCarrier } from './carrier.ts'
import { keepQuota, phoneHasRoom } from './quota.ts'

interface CodeRequest {
  readonly tenantId: string
  readonly phone: string
  readonly purpose: SmsPurpose
  /** Whose code it will be, where that is known: then nobody else's will do. */
  readonly subject?: string | undefined
  /** What was typed, or who asks, where that is not the phone and its subject: by these it is counted. */
  readonly keys?: readonly string[]
  /** Where the wish came from; empty where nobody can say. */
  readonly address: string
  /** The proof of work that a stranger brought; left out where anyone who asks has proved who they are. */
  readonly proof?: string
}

/** What one address may ask for (reliability case A-72). */
const perAddress = { times: 20, seconds: 3600, message: '当前网络获取验证码过于频繁，请稍后再试' }

/** Life of a code in seconds. */
const codeSeconds = 300

/** Sends a code, and says so only when a carrier has taken it. For anyone who may know whose phone it is. */
export async function sendCode(app: AppContext, request: CodeRequest): Promise<void> {
  const kept = await keepCode(app, request, true)
  try {
    if (kept.goesOut) await carryCode(app, request, kept)
  } catch {
    refuse({ type: 'invalid', message: '短信发送失败，请稍后重试' })
  }
}

/**
 * Sends a code where `known` holds. Where it does not, the quotas, the reply and the time it takes are the same:
 * nobody learns whose phones we know, not even by a carrier that fails.
 */
export async function sendCodeIf(app: AppContext, known: boolean, request: CodeRequest): Promise<void> {
  const kept = await keepCode(app, request, known)
  if (kept.goesOut) carryCode(app, request, kept).catch(() => {})
}

/** A code, and who is to carry it; no one of the college's own unless it has set one. */
interface Kept {
  readonly code: string
  readonly carrier: Carrier | undefined
  readonly goesOut: boolean
}

/** The log says that a code went out, and not which. */
async function carryCode(
  app: AppContext,
  { tenantId, phone, purpose }: CodeRequest,
  { code, carrier }: Kept,
) {
  const log = (more: Pick<Sent, 'state' | 'provider' | 'reason'>) =>
    logSent(app.db, app, {
      tenantId,
      channel: 'sms',
      event: 'code',
      title: `${purposes[purpose]}验证码`,
      target: maskedPhone(phone),
      ...more,
    }).catch((error) => app.log('error', 'sending not recorded', { error }))
  try {
    await log({
      state: 'sent',
      provider: await carry(app, tenantId, carrier, phone, wordsOf(purpose, code)),
    })
  } catch (error) {
    app.log('error', 'sms not delivered', { error })
    await log({ state: 'failed', reason: error instanceof Error ? error.message : '' })
    throw error
  }
}

async function keepCode(app: AppContext, request: CodeRequest, known: boolean): Promise<Kept> {
  const { tenantId, phone, purpose, subject, address, proof } = request
  const keys = request.keys ?? (subject ? [phone, subject] : [phone])
  const carrier = await usualCarrier(app, tenantId)
  // Where the college has no contract with a carrier, anyone who asks is told so.
  if (!carrier && !app.settings.sendsSms) refuse({ type: 'invalid', message: '学校尚未开通短信服务' })
  // An address that asks in vain is counted too: it is the asking that is too much.
  const near = proofOnce(app, { tenantId, matter: `code ${keys.join(' ')}` }, proof)
  await limitAddress(app, { tenantId, what: 'sms', address }, { ...perAddress, near })
  await keepQuota(app, { tenantId, keys, near })
  const code = sixDigits()
  const row = stamps(tenantId)
  const at = app.now()
  const hash = await hashOf(`${row.id}:${code}`)
  const goesOut = await app.db.transaction().execute(async (db) => {
    const room = (await phoneHasRoom(db, tenantId, phone, at)) && known
    await db
      .insertInto('system_sms_code')
      .values({
        ...row,
        phone,
        purpose,
        subject: subject ?? null,
        code_hash: room ? hash : null,
        tries: 0,
        sent_at: at.toISOString(),
        until: new Date(at.getTime() + codeSeconds * 1000).toISOString(),
        address: address || null,
      })
      .execute()
    return room
  })
  return { code, carrier, goesOut }
}

/** Every one of the million is equally likely: what does not divide evenly is drawn again. */
function sixDigits(): string {
  for (;;) {
    const [drawn = 0] = crypto.getRandomValues(new Uint32Array(1))
    if (drawn < 4_294_000_000) return String(drawn % 1_000_000).padStart(6, '0')
  }
}

const purposes: Readonly<Record<SmsPurpose, string>> = {
  'sign-in': '登录',
  forgot: '找回密码',
  register: '注册',
  bind: '绑定手机',
  'second-factor': '二次验证',
}

const wordsOf = (purpose: SmsPurpose, code: string) =>
  `您正在${purposes[purpose]}，验证码 ${code}，5 分钟内有效。请勿告诉他人，非本人操作请忽略。`

interface GivenCode extends Omit<CodeRequest, 'address'> {
  readonly code: string
}

/** How often a code may be guessed at. */
const tries = 5

/**
 * Whether it is the code last sent to this phone for this purpose. A code is good once, and after five tries no more;
 * of two that bring it at the same moment one is right.
 */
export async function takeCode(app: AppContext, { tenantId, phone, purpose, subject, code }: GivenCode) {
  const at = sql`${app.now().toISOString()}::timestamptz`
  const { rows } = await sql<{ id: string; hash: string | null; open: boolean }>`
    update system_sms_code set tries = tries + 1 where tenant_id = ${tenantId} and id = (
      select id from system_sms_code where tenant_id = ${tenantId} and phone = ${phone} and purpose = ${purpose}
      and subject is not distinct from ${subject ?? null}::text order by id desc limit 1
    ) returning id, code_hash as hash, tries <= ${tries} and until > ${at} as open`.execute(app.db)
  const [row] = rows
  if (!row?.open || !row.hash || row.hash !== (await hashOf(`${row.id}:${code.trim()}`))) return false
  const changed = await table(smsCode, app.db, tenantId).update({ id: row.id, usedAt: empty }, { usedAt: at })
  return changed.length === 1
}
