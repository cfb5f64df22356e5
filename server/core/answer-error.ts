import type { Context } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { phraseIn, sentence } from '#domain/kernel/phrase.ts'
import { type Refusal, Refused } from '#domain/kernel/refusal.ts'
import { failure } from '#server/core/answer.ts'
import type { AppContext } from '#server/core/app-context.ts'
import { isGone } from '#server/core/client-address.ts'
import { isDatabaseError } from '#server/core/database/database-error.ts'
import { isUnavailable } from '#server/core/database/unavailable.ts'
import { keepError } from '#server/core/logs/error-log.ts'
import { newId } from '#server/core/new-id.ts'

interface Answer {
  readonly status: ContentfulStatusCode
  readonly message: string
  readonly data?: object
}

const answers = {
  'unknown-session': ({ message = '请求未授权' }) => ({ status: 401, message }),
  forbidden: ({ message = '请求被拒绝' }) => ({ status: 403, message }),
  'proof-required': ({ message, ways }) => ({ status: 403, message, data: { proof: ways } }),
  'not-found': () => ({ status: 404, message: '数据不存在或已被删除' }),
  'bad-signature': () => ({ status: 400, message: '签名错误' }),
  invalid: ({ message, fields }) => ({ status: 400, message, ...(fields && { data: { fields } }) }),
  stale: ({ message, current }) => ({ status: 409, message, data: { current } }),
  conflict: ({ message, fields = {} }) => ({ status: 409, message, data: { fields } }),
  'unsupported-media': () => ({ status: 415, message: '不支持当前媒体类型' }),
  'too-large': ({ message }) => ({ status: 413, message }),
  'no-room': ({ message }) => ({ status: 507, message }),
  away: ({ message }) => ({ status: 503, message }),
  'under-way': ({ message }) => ({ status: 409, message }),
  'work-required': ({ message, challenge }) => ({ status: 400, message, data: { work: challenge } }),
  'too-many': ({ message }) => ({ status: 429, message }),
} as const satisfies { [T in Refusal['type']]: (refusal: Extract<Refusal, { type: T }>) => Answer }

/** Our own client reads statuses as they are meant; others of this family know 400 only. */
export const readsStatuses = (c: Context) => c.req.header('accept-errors') === '2'

export function answerError(error: Error, c: Context, app: AppContext): Response {
  if (error instanceof Refused) return answerRefusal(error.refusal, c)
  if (cannotWrite(error)) {
    app.log('error', 'database cannot write', { error })
    return answerRefusal({ type: 'no-room', message: '存储空间不足或不可写，请联系管理员' }, c)
  }
  if (isUnreadable(error)) return answerRefusal({ type: 'invalid', message: '请求参数格式错误' }, c)
  if (isGone(c) && isBrokenOff(error)) {
    app.log('info', 'hung up', { method: c.req.method, path: c.req.path })
    return c.json(failure(400, '请求未完整送达'), 400)
  }
  const traceId = newId()
  const { method, path } = c.req
  app.log('error', error.message, { traceId, method, path, stack: error.stack })
  void keepError(app, c, {
    side: 'server',
    message: error.message,
    path,
    traceId,
    stack: error.stack ?? null,
  })
  c.header('X-Trace-Id', traceId)
  if (isUnavailable(error)) {
    c.header('Retry-After', '5')
    return c.json(failure(503, '服务暂时不可用，请稍后重试', { traceId }), 503)
  }
  return c.json(failure(500, '服务器异常', { traceId }), 500)
}

function answerRefusal(refusal: Refusal, c: Context): Response {
  const answer = answers[refusal.type] as (refusal: Refusal) => Answer
  const { status, message, data } = answer(refusal)
  if ('retryAfter' in refusal) c.header('Retry-After', String(refusal.retryAfter))
  const compat = !readsStatuses(c)
  const code = compat && (status === 409 || status === 429) ? 400 : status
  const answered = compat ? finished(data) : withPhrases(message, data)
  return c.json(failure(code, sentence(message), answered), compat && status === 429 ? 400 : status)
}

/** What a refusal tells beside its message; `fields` has a message for each field at fault. */
type Sent = object & { readonly fields?: Readonly<Record<string, string>> }

const finished = (data: Sent | undefined) =>
  data?.fields ? { ...data, fields: mapped(data.fields, sentence) } : data

/** Our own client says a sentence in the language of its reader: `phrase` is that of `msg`, `phrases` those of `fields`. */
function withPhrases(message: string, data: Sent | undefined) {
  const phrase = phraseIn(message)
  const phrases = Object.entries(data?.fields ?? {}).flatMap(([name, said]) => {
    const found = phraseIn(said)
    return found ? [[name, found] as const] : []
  })
  if (!phrase && phrases.length === 0) return data
  return {
    ...finished(data),
    ...(phrase && { phrase }),
    ...(phrases.length > 0 && { phrases: Object.fromEntries(phrases) }),
  }
}

const mapped = (record: Readonly<Record<string, string>>, each: (text: string) => string) =>
  Object.fromEntries(Object.entries(record).map(([name, text]) => [name, each(text)]))

/** What reading a body ends with when its sender goes away: words of Node's, and of what stands between it and us. */
const isBrokenOff = (error: Error) =>
  ('code' in error && error.code === 'ECONNRESET') ||
  error.name === 'AbortError' ||
  error.message === 'Client connection prematurely closed.'

/** Values that no check of ours foresaw and the database cannot read: a day in the year 0, a NUL in a text. */
const unreadable = ['22003', '22007', '22008', '22021', '22P02', '22P05']
/**
 * The disk of the database is full, fails, or can only be read, or the database itself can only be read: what was under
 * way is rolled back, nothing else is wrong, and it goes on by itself once it can write.
 */
const unwritable = ['53100', '58030', '25006', '42501']
const cannotWrite = (error: Error) => isDatabaseError(error) && unwritable.includes(error.code)
const isUnreadable = (error: Error) => isDatabaseError(error) && unreadable.includes(error.code)
