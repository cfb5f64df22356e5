import { z } from 'zod'
import { refuse } from '#domain/kernel/refusal.ts'
import type { AnyResource } from '#domain/kernel/resource.ts'
import { askedPurposes } from '#domain/security/reveal-record.ts'
import { addressOf } from '#server/client-address.ts'
import { jsonOf } from '#server/request-body.ts'
import { checked } from '#server/resource/checked.ts'
import { fieldAccess } from '#server/resource/field-access.ts'
import type { Reader } from '#server/resource/reading.ts'
import type { PersonalCall } from '#server/route.ts'
import { count } from '#server/tally.ts'
import { recordReveals } from './record.ts'

const asked = z.strictObject({ id: z.uuid(), field: z.string().max(64), purpose: askedPurposes.schema })

const anHour = 60
const mostInAnHour = 60

/** POST <resource>/reveal: one masked value of one row whole, for a purpose that is kept with who asked. */
export const revealOf =
  (resource: AnyResource, reader: Reader) =>
  async ({ c, house, person: caller, tenantId }: PersonalCall) => {
    const { id, field, purpose } = checked(asked, {}, await jsonOf(c))
    const person = { ...caller, address: addressOf(c) || undefined }
    const access = await fieldAccess(house.db, person, resource)
    if (!Object.hasOwn(access, field) || access[field] === 'hidden' || resource.fields[field].secret)
      return refuse({
        type: 'invalid',
        message: `不支持的字段：${field}`,
        fields: { [field]: '不支持的字段' },
      })
    await checkPace({ house, person, tenantId })
    return house.db.transaction().execute(async (db) => {
      const desk = { db, house, person }
      const { whole } =
        (await reader.one(desk, id, `${resource.name}:reveal`)) ?? refuse({ type: 'not-found' })
      const row: Readonly<Record<string, unknown>> = whole
      const title = String(row[resource.title] ?? resource.label)
      await recordReveals(desk, resource, { ids: [id], fields: [field], purpose, title })
      return { value: row[field] ?? null }
    })
  }

/** Whoever looks at one person after another is asked to stop: that is an export, and needs its permission. */
async function checkPace({ house, person, tenantId }: Pick<PersonalCall, 'house' | 'person' | 'tenantId'>) {
  const subject = `reveal ${person.id}`
  const seconds = anHour * 60
  if ((await count(house.db, { tenantId, subject }, seconds, house.now())) > mostInAnHour)
    refuse({
      type: 'too-many',
      message: `一小时内最多查看 ${mostInAnHour} 次完整信息，请稍后再试`,
      retryAfter: seconds,
    })
}
