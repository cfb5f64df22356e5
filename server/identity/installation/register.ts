import type { z } from 'zod'
import { refuse } from '#domain/kernel/refusal.ts'
import { appInfo } from '#domain/system/app-info.ts'
import type { schoolRegistered } from '#domain/system/installation/asked.ts'
import { registration } from '#domain/system/registration.ts'
import type { AppContext, Database } from '#server/core/app-context.ts'
import { audit } from '#server/core/audit/audit.ts'
import { addressOf } from '#server/core/client-address.ts'
import { empty, table } from '#server/core/database/table.ts'
import type { Call } from '#server/core/route.ts'
import { limitAddress } from '#server/identity/access/limit-address.ts'
import { proofOf, proofOnce } from '#server/identity/proof-of-work/proof.ts'
import { hashOf } from '#server/identity/session/tokens.ts'
import { registrationOf } from './installation.ts'

/** POST auth/openApi/registerSoft: whose college this is, by the key that stands in the output of the server. Once. */
export async function registerSoft(
  { key, ...school }: z.output<typeof schoolRegistered>,
  { c, app, tenantId }: Call,
): Promise<{ schoolName: string }> {
  const address = addressOf(c)
  const near = proofOnce(app, { tenantId, matter: 'registration' }, proofOf(c))
  await limitAddress(app, { tenantId, what: 'registration', address }, { times: 5, seconds: 600, near })
  return app.db.transaction().execute(async (db) => {
    const now = app.now().toISOString()
    const keyHash = await hashOf(key.toUpperCase())
    // The key is part of the question: of two at once, the database lets one find the row still open.
    const rows = await table(registration, db, tenantId).update(
      { registeredAt: empty, keyHash },
      {
        registeredAt: now,
        keyHash: null,
        schoolName: school.schoolName,
        contact: school.contact,
        phone: school.phone,
      },
      ['id'],
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
async function name(db: Database, tenantId: string, schoolName: string) {
  const info = table(appInfo, db, tenantId)
  const row = { appType: '0', schoolName, globalTitle: `${schoolName}智慧校园`.slice(0, 100) } as const
  const added = await info.insert(row, { unless: ['appType'] })
  if (!added) await info.update({ appType: '0' }, { schoolName })
}
