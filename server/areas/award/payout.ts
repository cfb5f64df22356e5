import { sql } from 'kysely'
import { payout } from '#domain/award/payout/payout.ts'
import { type Payee, propose } from '#domain/award/payout/propose.ts'
import { awardRecord } from '#domain/award/record.ts'
import { phrase } from '#domain/kernel/phrase.ts'
import { refuse } from '#domain/kernel/refusal.ts'
import { behind } from '#server/core/database/table.ts'
import type { Unit } from '#server/core/serve.ts'
import { proposalsServer } from '#server/engine/proposals/proposals-server.ts'
import type { Given, ProposalWork } from '#server/engine/proposals/work.ts'
import { rowsOf } from '#server/engine/rows/rows-of.ts'

/** Of one sheet. */
const most = 5000

interface Asked {
  readonly batchId: string
}

/** Awards of a batch with money that no sheet has and nobody has paid. */
async function payeesOf({ db, actor }: Unit, batchId: string): Promise<readonly Payee[]> {
  const { rows } = await sql<{
    recordId: string
    studentName: string
    isQuestioned: boolean
    accountId: string | null
    holder: string | null
    card: string | null
  }>`select r.id as "recordId", s.name as "studentName", r.state = 'questioned' as "isQuestioned",
      a.id as "accountId", a.holder, a.card
    from award_record r join ${behind('base_student s', 'r.student_id')}
    left join award_account a on a.tenant_id = r.tenant_id and a.student_id = r.student_id
    where r.tenant_id = ${actor.tenantId} and r.batch_id = ${batchId} and r.state in ('awarded', 'questioned')
      and r.amount > 0 and r.account_id is null and r.paid_on is null
    order by s.student_no limit ${most + 1}`.execute(db)
  return rows.map(({ accountId, holder, card, ...row }) => ({
    ...row,
    account: accountId ? { id: accountId, holder: holder ?? '', card } : null,
  }))
}

const lockedRecords = async (unit: Unit, given: readonly Given[]) =>
  rowsOf(awardRecord, unit).lockAll(given.map(({ subject }) => subject).toSorted())

const work: ProposalWork = {
  async compute(unit, proposal, kept) {
    const { batchId } = proposal as unknown as Asked
    const payees = await payeesOf(unit, batchId)
    if (payees.length > most)
      refuse({ type: 'conflict', message: phrase('一次最多发放 {{most}} 人，请拆分批次', { most }) })
    if (payees.length === 0) refuse({ type: 'conflict', message: '该批次没有待发放的奖金' })
    return propose(payees, kept).map(({ recordId, accountId, ...why }) => ({
      ...{ subject: recordId, target: accountId },
      ...why,
    }))
  },

  async judge(unit, given, proposal) {
    const { batchId } = proposal as unknown as Asked
    const records = new Map((await lockedRecords(unit, given)).map((row) => [row.id, row]))
    const { rows } = await sql<{ id: string; studentId: string; card: string | null }>`select id,
        student_id as "studentId", card from award_account where tenant_id = ${unit.actor.tenantId}
        and id = any(${given.map(({ target }) => target)}::uuid[])`.execute(unit.db)
    const accounts = new Map(rows.map((row) => [row.id, row]))
    const faultOf = ({ subject, target }: Given): string | null => {
      const [record, account] = [records.get(subject), accounts.get(target)]
      if (!record || record.batchId !== batchId) return '获奖记录不属于方案的批次'
      if (record.state !== 'awarded') return '获奖已发放、撤销或正在复核'
      if (record.accountId) return '奖金已列入其他发放方案'
      if (!account?.card) return '收款账户没有银行卡号'
      return account.studentId === record.studentId ? null : '收款账户不是学生本人的'
    }
    return new Map(
      given.flatMap((each) => {
        const fault = faultOf(each)
        return fault ? [[each.subject, fault] as const] : []
      }),
    )
  },

  async carryOut(unit, given) {
    const to = new Map(given.map(({ subject, target }) => [subject, target]))
    const rows = rowsOf(awardRecord, unit)
    for (const record of await lockedRecords(unit, given))
      await rows.update(record, { accountId: to.get(record.id) ?? null }, { reason: '列入奖金发放方案' }, [
        'accountId',
      ])
  },

  async takeBack(unit, given) {
    const to = new Map(given.map(({ subject, target }) => [subject, target]))
    const rows = rowsOf(awardRecord, unit)
    const back = (await lockedRecords(unit, given)).filter(
      ({ id, paidOn, accountId }) => paidOn === null && accountId === to.get(id),
    )
    for (const record of back) await rows.update(record, { accountId: null }, { reason: '撤销奖金发放方案' })
    return new Set(back.map(({ id }) => id))
  },
}

export const awardPayouts = proposalsServer(payout, work)
