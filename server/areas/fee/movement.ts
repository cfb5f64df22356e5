import { sql } from 'kysely'
import { feeChannel } from '#domain/fee/channel.ts'
import { feeLedger } from '#domain/fee/ledger.ts'
import { isOnline, type ledgerKinds } from '#domain/fee/words.ts'
import type { Yuan } from '#domain/kernel/money.ts'
import { refuseAt } from '#domain/kernel/refusal.ts'
import { timeOf } from '#server/core/database/moment.ts'
import { table } from '#server/core/database/table.ts'
import type { Unit } from '#server/core/serve.ts'
import { refuseToCome } from '#server/core/today.ts'
import { rowsOf } from '#server/engine/rows/rows-of.ts'
import { issueReceipts } from './receipt/issue.ts'

type LedgerKind = keyof typeof ledgerKinds.labels

/** Whose money moves: a fee's, or what the student has paid beforehand. */
export type Mover = { readonly studentId: string } & { readonly feeId?: string }

interface Movement {
  readonly channelId: string | null
  readonly movement: string | null
  readonly movedOn: string | null
  readonly reason?: string | null
  readonly orderId?: string
  /** Who did it; the actor unless told. */
  readonly by?: string
  /** What else comes in with it shares its receipt, which the caller issues. */
  readonly together?: true
}

/**
 * The line of the ledger, without which no money moves, and its receipt. What moves by an order or together has one for
 * all its lines, which the caller issues after the last of them. Answers with the id of the line.
 */
export async function keepMovement(
  unit: Unit,
  { studentId, feeId }: Mover,
  kind: LedgerKind,
  amount: Yuan,
  { channelId, movement, movedOn, reason = null, orderId, by, together }: Movement,
): Promise<string> {
  const { app, actor } = unit
  await refuseTwice(unit, { studentId, feeId }, kind, movement ?? '')
  const { id } = await rowsOf(feeLedger, unit).insert(
    {
      ...({ feeId: feeId ?? null, studentId, kind, amount, channelId, movement, movedOn, reason } as object),
      ...{ orderId: orderId ?? null, by: by ?? actor.name, at: timeOf(app.now()) },
    },
    {},
    ['feeId', 'studentId', 'channelId', 'orderId'],
  )
  if (!orderId && !together) await issueReceipts(unit, sql`l.id = ${id}`)
  return id
}

/** Of what is entered at a desk: a day that has come, and a channel in use that takes no orders of its own. */
export async function checkDesk(
  { db, app, actor }: Unit,
  { channelId, movedOn }: Pick<Movement, 'channelId' | 'movedOn'>,
) {
  refuseToCome({ app }, 'movedOn', movedOn, '收付日期不能晚于今天')
  const channel = await table(feeChannel, db, actor.tenantId).get({ id: channelId ?? '' }, [
    ...(['enabled', 'kind'] as const),
  ])
  if (!channel?.enabled) refuseAt('channelId', '该支付渠道已停用')
  if (isOnline(channel?.kind)) refuseAt('channelId', '线上支付由支付平台入账，不能手工登记')
}

/** One receipt is one student's, and counts once for each of their fees; two desks that enter it at once are told apart. */
async function refuseTwice(
  { db, actor }: Unit,
  { studentId, feeId }: Mover,
  kind: LedgerKind,
  movement: string,
) {
  await sql`select pg_advisory_xact_lock(hashtext(${`fee ${actor.tenantId} ${movement}`}))`.execute(db)
  const known = await table(feeLedger, db, actor.tenantId).list({ kind, movement }, ['feeId', 'studentId'])
  if (known.some((each) => each.feeId === (feeId ?? null))) refuseAt('movement', '该票据号已登记过')
  if (known.some((each) => each.studentId !== studentId)) refuseAt('movement', '该票据号已登记给其他学生')
}
