import { z } from 'zod'
import { codeSchema } from '#domain/kernel/code-schema.ts'
import { phrase } from '#domain/kernel/phrase.ts'
import { refuse } from '#domain/kernel/refusal.ts'
import type { AnyResource } from '#domain/kernel/resource.ts'
import { askedPurposes } from '#domain/security/reveal-record.ts'
import { checked } from '#server/core/checked.ts'
import { addressOf } from '#server/core/client-address.ts'
import { count } from '#server/core/rate-counter.ts'
import { jsonOf } from '#server/core/request-body.ts'
import type { PersonalCall } from '#server/core/route.ts'
import { fieldAccess } from '#server/engine/rows/field-visibility.ts'
import type { Reader } from '#server/engine/rows/reading.ts'
import { recordReveals } from './record.ts'

const asked = z.strictObject({ id: z.uuid(), field: z.string().max(64), purpose: codeSchema(askedPurposes) })

const anHour = 60
const mostInAnHour = 60

/** POST <resource>/reveal: one masked value of one row whole, for a purpose that is kept with who asked. */
export const revealOf =
  (resource: AnyResource, reader: Reader) =>
  async ({ c, app, actor: caller, tenantId }: PersonalCall) => {
    const { id, field, purpose } = checked(asked, {}, await jsonOf(c))
    const actor = { ...caller, address: addressOf(c) || undefined }
    const access = await fieldAccess(app.db, actor, resource)
    if (!Object.hasOwn(access, field) || access[field] === 'hidden' || resource.fields[field].secret)
      return refuse({
        type: 'invalid',
        message: phrase('不支持的字段：{{field}}', { field }),
        fields: { [field]: '不支持的字段' },
      })
    await checkPace({ app, actor, tenantId })
    return app.db.transaction().execute(async (db) => {
      const unit = { db, app, actor }
      const { whole } =
        (await reader.one(unit, id, `${resource.name}:reveal`)) ?? refuse({ type: 'not-found' })
      const row: Readonly<Record<string, unknown>> = whole
      const title = String(row[resource.title] ?? resource.label)
      await recordReveals(unit, resource, { ids: [id], fields: [field], purpose, title })
      return { value: row[field] ?? null }
    })
  }

/** Anyone who looks at one person after another is asked to stop: that is an export, and needs its permission. */
async function checkPace({ app, actor, tenantId }: Pick<PersonalCall, 'app' | 'actor' | 'tenantId'>) {
  const subject = `reveal ${actor.id}`
  const seconds = anHour * 60
  if ((await count(app.db, { tenantId, subject }, seconds, app.now())) > mostInAnHour)
    refuse({
      type: 'too-many',
      message: phrase('一小时内最多查看 {{count}} 次完整信息，请稍后再试', { count: mostInAnHour }),
      retryAfter: seconds,
    })
}
