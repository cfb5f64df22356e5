import { sql } from 'kysely'
import { z } from 'zod'
import { refuse } from '#domain/kernel/refusal.ts'
import type { AppContext, Database } from '#server/core/app-context.ts'
import { audit } from '#server/core/audit/audit.ts'
import { checked } from '#server/core/checked.ts'
import { addressOf } from '#server/core/client-address.ts'
import { jsonOf } from '#server/core/request-body.ts'
import type { Call } from '#server/core/route.ts'
import { stamps } from '#server/core/stamps.ts'
import { limitAddress } from '#server/identity/access/limit-address.ts'
import { proofOf, proofOnce } from '#server/identity/proof-of-work/proof.ts'
import { hashOf } from '#server/identity/session/tokens.ts'
import { registrationOf } from './installation.ts'

const filled = (label: string, max: number) =>
  z
    .string(`请填写${label}`)
    .trim()
    .min(1, `请填写${label}`)
    .max(max, `${label}不能超过 ${max} 个字`)
    .describe(label)

export const schoolAsked = z.object({
  schoolName: filled('学校名称', 100),
  contact: filled('联系人', 50),
  phone: filled('联系电话', 20)
    .regex(/^[0-9+()-]{5,20}$/, '联系电话应为电话号码')
    .describe('联系电话'),
  key: filled('登记密钥', 64),
})

/** POST auth/openApi/registerSoft: whose college this is, by the key that stands in the output of the server. Once. */
export async function registerSoft({ c, app, tenantId }: Call): Promise<{ schoolName: string }> {
  const address = addressOf(c)
  const { key, ...school } = checked(schoolAsked, {}, await jsonOf(c))
  const near = proofOnce(app, { tenantId, matter: 'registration' }, proofOf(c))
  await limitAddress(app, { tenantId, what: 'registration', address }, { times: 5, seconds: 600, near })
  return app.db.transaction().execute(async (db) => {
    const now = app.now().toISOString()
    const keyHash = await hashOf(key.toUpperCase())
    // The key is part of the question: of two at once, the database lets one find the row still open.
    const { rows } = await sql`update system_registration
      set registered_at = ${now}, key_hash = null, school_name = ${school.schoolName},
        contact = ${school.contact}, phone = ${school.phone}
      where tenant_id = ${tenantId} and registered_at is null and key_hash = ${keyHash} returning id`.execute(
      db,
    )
    if (rows.length === 0) return refused(db, app, tenantId)
    await name(db, tenantId, school.schoolName)
    const record = {
      tenantId,
      account: school.contact,
      action: '学校登记',
      target: school.schoolName,
      address,
    }
    await audit(db, app, record)
    return { schoolName: school.schoolName }
  })
}

async function refused(db: Database, { log }: AppContext, tenantId: string): Promise<never> {
  const known = await registrationOf(db, tenantId)
  if (known?.registeredAt)
    return refuse({ type: 'conflict', message: '学校已登记，如需更改请联系系统管理员' })
  log('warn', 'a registration key was wrong', { tenantId })
  const message = '登记密钥不正确，请向运维人员索取服务器启动时显示的密钥'
  return refuse({ type: 'invalid', message, fields: { key: message } })
}

/** The college's name stands on the sign-in page from now on; a title that somebody has set stays. */
const name = (db: Database, tenantId: string, schoolName: string) =>
  db
    .insertInto('system_app_info')
    .values({
      ...stamps(tenantId),
      app_type: '0',
      school_name: schoolName,
      global_title: `${schoolName}智慧校园`.slice(0, 100),
    })
    .onConflict((same) => same.columns(['tenant_id', 'app_type']).doUpdateSet({ school_name: schoolName }))
    .execute()
