import { type RawBuilder, sql } from 'kysely'
import type { feeLedger } from '#domain/fee/ledger.ts'
import type { Row } from '#domain/kernel/infer.ts'
import type { Database } from '#server/core/app-context.ts'
import { behind } from '#server/core/database/table.ts'

/** A movement that has no receipt yet, with what a receipt says of it. */
export interface Line {
  readonly id: string
  readonly kind: Row<typeof feeLedger>['kind']
  /** Whole fen. */
  readonly fen: number
  /** What was paid, or given back: the name of the fee. */
  readonly item: string
  readonly feeId: string | null
  readonly orderId: string | null
  readonly studentId: string
  readonly payer: string
  readonly bodyId: string | null
  readonly payee: string
  readonly channelId: string | null
  readonly movement: string | null
  readonly receivedOn: string
  readonly by: string
  readonly at: Date
  readonly classId: string | null
  readonly departmentId: string | null
}

export const isComing = ({ kind }: Pick<Line, 'kind'>): boolean => kind === 'payment' || kind === 'deposit'

/** Movements without a receipt, locked. `which` is a condition on the ledger, known as `l`. */
export async function linesWithout(
  db: Database,
  tenantId: string,
  which: RawBuilder<unknown>,
): Promise<readonly Line[]> {
  const { rows } = await sql<Line>`
    select l.id, l.kind, l.amount::float8 as fen, coalesce(f.name, '预缴费') as item, l.fee_id as "feeId",
      l.order_id as "orderId", l.student_id as "studentId", s.name || '（' || s.student_no || '）' as payer,
      b.id as "bodyId", coalesce(b.name, '') as payee, l.channel_id as "channelId", l.movement,
      to_char(l.moved_on, 'YYYY-MM-DD') as "receivedOn", coalesce(l.by, '') as by, l.at,
      l.class_id as "classId", l.department_id as "departmentId"
    from fee_ledger l
    join ${behind('base_student s', 'l.student_id')}
    left join ${behind('fee_student_fee f', 'l.fee_id')}
    left join ${behind('fee_project p', 'l.project_id')}
    left join ${behind('fee_channel c', 'l.channel_id')}
    left join fee_body b on b.tenant_id = l.tenant_id and b.id = coalesce(p.body_id, c.body_id)
    where l.tenant_id = ${tenantId} and l.receipt_id is null and l.kind <> 'offset' and ${which}
    order by l.at, l.id for update of l`.execute(db)
  return rows
}
