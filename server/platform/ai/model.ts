import { z } from 'zod'
import { base64Of } from '#domain/kernel/base64.ts'
import type { Row } from '#domain/kernel/infer.ts'
import { aiConfig } from '#domain/security/ai-config.ts'
import type { AppContext } from '#server/core/app-context.ts'
import { table } from '#server/core/database/table.ts'
import { settingsOf } from '#server/engine/rows/single.ts'
import { serviceOutOfBounds } from '#server/identity/federation/out-of-bounds.ts'
import {
  Busy,
  jsonFrom,
  Misspoken,
  outward,
  ProviderFault,
  SettingFault,
} from '#server/identity/federation/outward.ts'

type Config = Row<typeof aiConfig>

export const aiSettings = ({ db }: AppContext, tenantId: string): Promise<Config> =>
  settingsOf(db, tenantId, aiConfig)

const reply = z.object({
  choices: z.array(z.object({ message: z.object({ content: z.string() }) })).min(1),
})

/** Characters of an answer; the rest is left out. */
const longest = 4000

// What a terminal or a screen would take for more than text, and what turns the direction of writing.
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const unspoken = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u200e\u200f\u202a-\u202e\u2066-\u2069]/g

/** It answered, and not with a text: why, in words for anyone who sets it up. */
class ModelFault extends ProviderFault {}

const refusals: Readonly<Record<number, string>> = {
  400: '对方不接受这个请求，请核对模型',
  401: '对方不认可接口密钥，请核对',
  403: '对方不认可接口密钥，请核对',
  404: '该地址没有这个接口或模型，请核对接口地址和模型',
  405: '该地址没有这个接口或模型，请核对接口地址和模型',
}

const noProperAnswer = '对方没有正常应答，请稍后再试'

/** The same for whatever kept it from answering; the log knows more. */
export function whyNoAnswer(error: unknown): string {
  if (error instanceof ModelFault) return error.message
  if (error instanceof Busy) return noProperAnswer
  if (error instanceof Misspoken) return '对方的回答不是模型接口的格式，请核对接口地址'
  if (error instanceof SettingFault) return serviceOutOfBounds
  return '没有连上对方系统，请核对接口地址，或稍后再试'
}

/** As the interface takes it: the words, and each picture as a data URL beside them. */
const contentOf = (words: string, jpegs: readonly Uint8Array[]) =>
  jpegs.length === 0
    ? words
    : [
        { type: 'text', text: words },
        ...jpegs.map((bytes) => ({
          type: 'image_url',
          image_url: { url: `data:image/jpeg;base64,${base64Of(bytes)}` },
        })),
      ]

/**
 * What the language model says to these words, and to the JPEG pictures beside them, as plain text. Nothing else of the
 * college goes along.
 */
export async function askModel(
  app: AppContext,
  tenantId: string,
  config: Pick<Config, 'endpoint' | 'model' | 'seconds'>,
  words: string,
  jpegs: readonly Uint8Array[] = [],
): Promise<string> {
  const key = await keyOf(app, tenantId)
  const answer = await outward(
    app,
    config.endpoint ?? '',
    {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        Accept: 'application/json',
        ...(key && { Authorization: `Bearer ${key}` }),
      },
      body: JSON.stringify({
        model: config.model,
        messages: [{ role: 'user', content: contentOf(words, jpegs) }],
        stream: false,
      }),
    },
    { hosts: app.settings.serviceHosts, seconds: config.seconds },
  )
  if (!answer.ok) throw new ModelFault(refusals[answer.status] ?? noProperAnswer)
  const { success, data } = reply.safeParse(await jsonFrom(answer))
  const text = success && data.choices[0]?.message.content.replace(unspoken, '').trim().slice(0, longest)
  if (!text) throw new ModelFault('对方的回答中没有文字，请核对接口地址和模型')
  return text
}

async function keyOf({ db, secrets }: AppContext, tenantId: string): Promise<string | null> {
  const row = await table(aiConfig, db, tenantId).get({}, ['key'])
  return row?.key ? secrets.open(row.key) : null
}
