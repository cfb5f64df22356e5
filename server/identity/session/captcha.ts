import { sql } from 'kysely'
import { v7 } from 'uuid'
import type { AppContext } from '#server/core/app-context.ts'
import { stamps } from '#server/core/stamps.ts'
import { hashOf } from './tokens.ts'

/** How long a captcha may be looked at, in seconds. */
const life = 3 * 60

export interface GivenCaptcha {
  /** Empty when the request names none. */
  readonly key: string
  readonly code: string
}

/** Keeps a question's answer, for three minutes, and returns the key it is asked by. */
export async function keepCaptcha(
  { db, now }: AppContext,
  tenantId: string,
  answer: string,
): Promise<string> {
  const key = v7()
  await db
    .insertInto('system_captcha')
    .values({
      ...stamps(tenantId),
      id: key,
      answer_hash: await answerHash(key, answer),
      until: new Date(now().getTime() + life * 1000).toISOString(),
    })
    .execute()
  return key
}

/** Whether it is the answer. Right or wrong, the question is gone: of two that bring it at once, one finds it. */
export async function takeCaptcha(app: AppContext, tenantId: string, { key, code }: GivenCaptcha) {
  if (!/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(key) || !code) return false
  const { rows } = await sql<{ hash: string; open: boolean }>`
    delete from system_captcha where tenant_id = ${tenantId} and id = ${key}::uuid
    returning answer_hash as hash, until > ${app.now().toISOString()}::timestamptz as open`.execute(app.db)
  const [asked] = rows
  return asked?.open === true && asked.hash === (await answerHash(key, code))
}

const answerHash = (key: string, answer: string) => hashOf(`${key}:${answer.trim().toLowerCase()}`)
