import { sql } from 'kysely'
import { awardAccount } from '#domain/award/account.ts'
import { payout } from '#domain/award/payout/payout.ts'
import { yuanOf } from '#domain/kernel/money.ts'
import { refuse } from '#domain/kernel/refusal.ts'
import { behind } from '#server/core/database/table.ts'
import type { Unit } from '#server/core/serve.ts'
import { headersOf } from '#server/engine/export/calls.ts'
import { logExport } from '#server/engine/export/log.ts'
import { xlsxOf } from '#server/engine/export/sheet.ts'
import { recordReveals } from '#server/engine/reveals/record.ts'
import { inTransaction } from '#server/engine/rows/in-transaction.ts'

interface Paid {
  readonly accountId: string
  readonly number: string
  readonly holder: string
  readonly card: string
  readonly bank: string
  readonly amount: number
  readonly award: string
}

const columns = [
  ...['序号', '户名', '账号', '开户银行'].map((title) => ({ title, shape: 'text' as const })),
  { title: '金额', shape: 'money' as const },
  ...['用途', '证书编号'].map((title) => ({ title, shape: 'text' as const })),
]

/** The rows of a sheet that was carried out, and that somebody saw their whole account numbers. */
async function seenOf(
  unit: Unit,
  id: string,
): Promise<{ readonly name: string; readonly rows: readonly Paid[] }> {
  const { db, actor } = unit
  const { rows: sheets } = await sql<{ name: string }>`select name from award_payout
    where tenant_id = ${actor.tenantId} and id = ${id} and state = 'applied'`.execute(db)
  const [sheet] = sheets
  if (!sheet) return refuse({ type: 'conflict', message: '只有已执行的发放方案可以导出银行代发文件' })
  const { rows } = await sql<Paid>`select a.id as "accountId", r.number, a.holder, a.card, a.bank,
      r.amount::float8 as amount, r.name as award
    from award_payout_line l join ${behind('award_record r', 'l.record_id')}
    join ${behind('award_account a', 'l.account_id')}
    where l.tenant_id = ${actor.tenantId} and l.proposal_id = ${id} and l.state = 'applied'
      and r.state = 'awarded' and r.account_id = l.account_id and a.card is not null
    order by r.number`.execute(db)
  if (rows.length === 0) return refuse({ type: 'conflict', message: '方案中没有待发放的奖金' })
  await recordReveals(unit, awardAccount, {
    ...{ ids: rows.map(({ accountId }) => accountId), fields: ['card'], purpose: 'material' },
  })
  return { name: sheet.name, rows }
}

/**
 * What the bank pays of a sheet that was carried out: whole account numbers, which is kept in the record of reveals and in
 * that of exports. What was paid already, revoked or put in question since is left out. Refused where nothing is left.
 */
export async function bankFile(unit: Unit, { id }: { readonly id: string }): Promise<Response> {
  const { name, rows } = await inTransaction(unit.app, unit.actor, (within) => seenOf(within, id))
  const plan = {
    ...{ resource: payout.proposal.name, fileName: name, format: 'xlsx' as const },
    columns: columns.map(({ title }) => ({ title, fields: [] })),
    ...{ question: {}, menuTitle: '奖金发放' },
  }
  await logExport(unit, payout.proposal, plan, rows.length)
  async function* cells() {
    for (const [at, { holder, card, bank, amount, award, number }] of rows.entries())
      yield [String(at + 1), holder, card, bank, yuanOf(amount), award, number]
  }
  return new Response(await xlsxOf(columns, cells()), { headers: headersOf(plan) })
}
