import type { Context } from 'hono'
import { refuse } from '#domain/kernel/refusal.ts'
import { keyShape } from '#domain/system/stored-replies/key-asked.ts'
import { envelope } from '#server/core/answer.ts'
import type { Actor, AppContext } from '#server/core/app-context.ts'
import { digestOf } from '#server/core/audit/digest.ts'
import { formOf } from '#server/core/request-body.ts'
import { begin, giveUp, type Keyed, keepReply } from './stored-reply.ts'

/** What may stand in `Idempotency-Key`. */

interface Doing {
  readonly c: Context
  readonly app: AppContext
  readonly actor: Actor
  /** Its body comes as a stream, which nobody can read twice. */
  readonly streams: boolean
  /** Does what was asked, in the name of this person. */
  readonly work: (actor: Actor) => Promise<Response>
  /** What is answered when it throws. */
  readonly failed: (error: Error) => Response
}

/**
 * Does a POST that carries an `Idempotency-Key` once, however often it arrives: each later one gets the answer of the
 * first. A fault of ours (5xx) is not kept, so that it can be tried again. Uploads have no key: their bodies are not read
 * to be compared, and a part that is sent again takes the place of the first.
 */
export async function once({ c, app, actor, streams, work, failed }: Doing): Promise<Response> {
  const key = c.req.header('Idempotency-Key')
  if (key === undefined || c.req.method !== 'POST') return work(actor)
  if (streams) refuse({ type: 'invalid', message: '上传文件不支持请求标识' })
  if (!keyShape.test(key)) refuse({ type: 'invalid', message: '请求标识不正确' })
  const keyed: Keyed = { actor, key, digest: await digestOfCall(c) }
  const before = await begin(app, keyed)
  if (before) {
    c.header('Idempotency-Replayed', 'true')
    return c.body(before.reply, before.status as 200, { 'content-type': 'application/json' })
  }
  const answering: Actor['answering'] = (db, answer) =>
    keepReply(db, app, keyed, { status: 200, reply: JSON.stringify(envelope(answer)) })
  const response = await work({ ...actor, answering }).catch(failed)
  const isJson = response.headers.get('content-type')?.includes('json')
  if (response.status >= 500 || !isJson) await giveUp(app, keyed)
  else {
    const reply = await response.clone().text()
    await keepReply(app.db, app, keyed, { status: response.status, reply })
  }
  return response
}

/** Of a form its fields count and not the borders between them, which differ from one sending to the next. */
async function digestOfCall(c: Context): Promise<string> {
  const url = new URL(c.req.url)
  const isForm = /^multipart\//i.test(c.req.header('content-type') ?? '')
  const body = isForm ? Object.entries(await formOf(c)).map(wordOf) : await c.req.text()
  return digestOf([c.req.method, url.pathname, url.search, body])
}

const wordOf = ([name, value]: [string, unknown]) =>
  value instanceof File ? [name, value.name, value.size] : [name, value]
