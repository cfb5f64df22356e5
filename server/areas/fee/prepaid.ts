import { owedOf } from '#domain/fee/balance.ts'
import { feeLedger } from '#domain/fee/ledger.ts'
import { feePrepaid } from '#domain/fee/prepaid.ts'
import { studentFee } from '#domain/fee/student-fee.ts'
import type { Row } from '#domain/kernel/infer.ts'
import { fenOf, yuanOf } from '#domain/kernel/money.ts'
import { phrase } from '#domain/kernel/phrase.ts'
import { refuse, refuseAt } from '#domain/kernel/refusal.ts'
import { timeOf } from '#server/core/database/moment.ts'
import { table } from '#server/core/database/table.ts'
import { serve } from '#server/core/serve.ts'
import { todayOf } from '#server/core/today.ts'
import { rowsOf } from '#server/engine/rows/rows-of.ts'
import { checkDesk, keepMovement } from './movement.ts'

type Prepaid = Row<typeof feePrepaid>
const balanceOf = ({ balance }: Prepaid) => fenOf(balance ?? 0)

export const prepaids = serve(feePrepaid, {
  beforeWrite({ studentId }, { current }) {
    if (current && current.studentId !== studentId) refuseAt('studentId', '预缴账户不能更换学生')
    return current ? undefined : { balance: '0.00' }
  },
  actions: {
    async deposit(row, { amount, channelId, movement, movedOn }, unit) {
      const account = row as Prepaid
      const given = fenOf(amount ?? 0)
      if (given <= 0) refuseAt('amount', '预缴金额应大于 0')
      await checkDesk(unit, { channelId, movedOn })
      const of = { studentId: account.studentId ?? '' }
      await keepMovement(unit, of, 'deposit', yuanOf(given), { channelId, movement, movedOn })
      return { set: { balance: yuanOf(balanceOf(account) + given) } }
    },

    async withdraw(row, { amount, reason, channelId, movement, movedOn }, unit) {
      const account = row as Prepaid
      const [asked, balance] = [fenOf(amount ?? 0), balanceOf(account)]
      if (asked <= 0 || asked > balance)
        refuseAt(
          'amount',
          phrase('退还金额应大于 0，且不超过余额 {{balance}} 元', { balance: yuanOf(balance) }),
        )
      await checkDesk(unit, { channelId, movedOn })
      const of = { studentId: account.studentId ?? '' }
      await keepMovement(unit, of, 'withdrawal', yuanOf(asked), { channelId, movement, movedOn, reason })
      return { set: { balance: yuanOf(balance - asked) } }
    },

    async offset(row, { feeId, amount }, unit) {
      const account = row as Prepaid
      const { studentId } = account
      const fees = rowsOf(studentFee, unit)
      const fee = await fees.lock(feeId ?? '')
      // Before it was locked somebody may have removed it, or given it to another student.
      if (fee?.studentId !== studentId) return refuse({ type: 'not-found' })
      const owed = fenOf(owedOf(fee))
      if (owed <= 0) refuseAt('feeId', '该项费用没有欠费')
      const most = Math.min(owed, balanceOf(account))
      const asked = amount === null ? most : fenOf(amount)
      if (asked <= 0 || asked > most)
        refuseAt('amount', phrase('抵缴金额应大于 0，且不超过 {{most}} 元', { most: yuanOf(most) }))
      const movement = await offsetNumber(unit)
      await keepMovement(unit, { feeId: fee.id, studentId: studentId ?? '' }, 'offset', yuanOf(asked), {
        ...{ channelId: null, movement, movedOn: todayOf(unit.app) },
      })
      await fees.update(fee, { paid: yuanOf(fenOf(fee.paid ?? 0) + asked) }, { reason: '预缴抵缴' })
      return {
        outcome: phrase('已抵缴 {{amount}} 元', { amount: yuanOf(asked) }),
        set: { balance: yuanOf(balanceOf(account) - asked) },
      }
    },
  },
  async beforeRemove(ids, { db, actor }) {
    const kept = await table(feePrepaid, db, actor.tenantId).list({ id: [...ids] }, ['studentId'])
    const known = {
      studentId: kept.map(({ studentId }) => studentId),
      kind: ['deposit', 'withdrawal', 'offset'],
    }
    if (await table(feeLedger, db, actor.tenantId).exists(known as never))
      refuse({ type: 'conflict', message: '已有预缴记录，不能删除' })
  },
})

/** Of an offset there is no paper: `DJ`, the moment, and six digits of chance. */
const offsetNumber = async ({ app }: { readonly app: { readonly now: () => Date } }) =>
  `DJ${timeOf(app.now()).replace(/\D/g, '')}${String(crypto.getRandomValues(new Uint32Array(1))[0] ?? 0)
    .padStart(10, '0')
    .slice(-6)}`
