import { sql } from 'kysely'
import { sms } from '#domain/resource/sms.ts'
import { aiKeywordAdvice } from '#domain/security/ai-keyword-advice.ts'
import { appInfo } from '#domain/system/app-info.ts'
import { messageConfig } from '#domain/system/message-config.ts'
import { personalServices } from '#domain/system/personal-services.ts'
import type { AppContext } from '#server/core/app-context.ts'
import { insertRows } from '#server/core/database/insert-rows.ts'
import { stamps } from '#server/core/stamps.ts'
import { advices, carriers, infos, judgements, rules, sentLines } from './platform-rows.ts'

const by = 'demo'
const day = 86_400_000

/** How the demo college has set its portal: names, carriers, message rules, advice, and what came of them. */
export async function setUpPlatform(
  { db, now }: Pick<AppContext, 'db' | 'now'>,
  tenantId: string,
): Promise<void> {
  const made = { by, at: now() }
  const withIds = <Row extends object>(rows: readonly Row[]) =>
    rows.map((row) => ({ id: stamps(tenantId).id, ...row }))
  await insertRows(db, appInfo, tenantId, withIds(infos), made)
  await insertRows(db, sms, tenantId, withIds(carriers), made)
  await insertRows(db, messageConfig, tenantId, withIds(rules), made)
  await insertRows(db, aiKeywordAdvice, tenantId, withIds(advices), made)
  const { rows: users } = await sql<{ id: string; phone: string | null }>`select id, phone from "system_user"
    where tenant_id = ${tenantId} order by account limit 40`.execute(db)
  if (users.length === 0) return
  const at = (daysAgo: number) => new Date(now().getTime() - daysAgo * day).toISOString()
  const lines = sentLines.map((line, index) => ({
    ...stamps(tenantId, by),
    ...line,
    user_id: line.channel === 'in-app' ? null : users[index % users.length]?.id,
    sent_at: at(line.daysAgo),
    created_at: at(line.daysAgo),
  }))
  await db
    .insertInto('system_send_log')
    .values(lines.map(({ daysAgo: _, ...line }) => line))
    .execute()
  const said = users.slice(0, 12).flatMap(({ id }, person) =>
    personalServices.slice(0, 5).map(({ code, name }, service) => {
      const [stars, words] = judgements[(person * 3 + service * 2) % judgements.length] ?? [5, null]
      return {
        ...{ ...stamps(tenantId, by), user_id: id, code, service_name: name, category: '个人', stars, words },
        ...{ created_at: at((person % 9) + 1), updated_at: at((person % 9) + 1) },
      }
    }),
  )
  await db.insertInto('system_service_evaluate').values(said).execute()
}
