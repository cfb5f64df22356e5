import { z } from 'zod'
import type { Row } from '#domain/kernel/infer.ts'
import { aiConfig } from '#domain/security/ai-config.ts'
import type { AppContext } from '#server/core/app-context.ts'
import { table } from '#server/core/database/table.ts'
import { settingsOf } from '#server/engine/rows/single.ts'
import { jsonFrom, outward, ProviderFault } from '#server/identity/federation/outward.ts'

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

/** What the language model says to these words, as plain text. Nothing else of the college goes along. */
export async function askModel(
  app: AppContext,
  tenantId: string,
  config: Config,
  words: string,
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
        messages: [{ role: 'user', content: words }],
        stream: false,
      }),
    },
    { hosts: app.settings.serviceHosts, seconds: config.seconds },
  )
  if (!answer.ok) throw new ProviderFault(`the model answered ${answer.status}`)
  const { success, data } = reply.safeParse(await jsonFrom(answer))
  const text = success && data.choices[0]?.message.content.replace(unspoken, '').trim().slice(0, longest)
  if (!text) throw new ProviderFault('the model gave no text')
  return text
}

async function keyOf({ db, secrets }: AppContext, tenantId: string): Promise<string | null> {
  const row = await table(aiConfig, db, tenantId).get({}, ['key'])
  return row?.key ? secrets.open(row.key) : null
}
