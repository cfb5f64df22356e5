import { user } from '#domain/system/user.ts'
import { entrust } from '#domain/workflow/entrust.ts'
import type { AppContext } from '#server/core/app-context.ts'
import { referenceDay, seeded } from '#server/core/chance.ts'
import { insertRows } from '#server/core/database/insert-rows.ts'
import { timeOf } from '#server/core/database/moment.ts'
import { table } from '#server/core/database/table.ts'

/** Days before today: those that decide now are the accounts themselves. */
const told = [
  { principal: 'counsellor', agent: 'teacher', from: 62, days: 3, reason: '外出参加辅导员培训。' },
  { principal: 'department', agent: 'counsellor', from: 48, days: 2, reason: '赴企业走访实习学生。' },
  { principal: 'admin', agent: 'department', from: 33, days: 5, reason: '年休假。' },
  { principal: 'leader', agent: 'admin', from: 20, days: 4, reason: '出差参加会议。' },
  { principal: 'counsellor', agent: 'teacher', from: 12, days: 1, reason: '身体不适，休息一天。' },
] as const

/** Who decided in whose place, some time ago. */
export async function demoEntrusts(
  { db, now }: Pick<AppContext, 'db' | 'now'>,
  tenantId: string,
): Promise<void> {
  const accounts = [...new Set(told.flatMap(({ principal, agent }) => [principal, agent]))]
  const users = await table(user, db, tenantId).list({ account: accounts }, ['id', 'account'])
  const idOf = new Map(users.map(({ account, id }) => [account, id]))
  const random = seeded(72)
  const day = (before: number) => timeOf(new Date(now().getTime() - before * 86_400_000)).slice(0, 10)
  const rows = told.flatMap(({ principal, agent, from, days, reason }) => {
    const [principalId, agentId] = [idOf.get(principal), idOf.get(agent)]
    const span = { since: day(from), until: day(from - days + 1) }
    return principalId && agentId
      ? [{ id: random.id(), principalId, agentId, ...span, reason, enabled: true }]
      : []
  })
  await insertRows(db, entrust, tenantId, rows, { by: 'demo', at: new Date(referenceDay) })
}
