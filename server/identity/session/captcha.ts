import { sql } from 'kysely'
import { captcha } from '#domain/system/captcha.ts'
import type { AppContext } from '#server/core/app-context.ts'
import { table } from '#server/core/database/table.ts'
import { newId } from '#server/core/new-id.ts'
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
  const key = newId()
  await table(captcha, db, tenantId).insert({
    id: key,
    answerHash: await answerHash(key, answer),
    until: new Date(now().getTime() + life * 1000),
  })
  return key
}

/** Whether it is the answer. Right or wrong, the question is gone: of two that bring it at once, one finds it. */
export async function takeCaptcha(app: AppContext, tenantId: string, { key, code }: GivenCaptcha) {
  if (!/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(key) || !code) return false
  const rows = await table(captcha, app.db, tenantId).remove(
    { id: key },
    { hash: 'answerHash', open: sql<boolean>`until > ${app.now().toISOString()}::timestamptz` },
  )
  const [asked] = rows
  return asked?.open === true && asked.hash === (await answerHash(key, code))
}

const answerHash = (key: string, answer: string) => hashOf(`${key}:${answer.trim().toLowerCase()}`)
