import { sql } from 'kysely'
import type { z } from 'zod'
import type { undoBody } from '#domain/claim/desk-calls.ts'
import { verification } from '#domain/claim/verification.ts'
import { phrase } from '#domain/kernel/phrase.ts'
import { refuse } from '#domain/kernel/refusal.ts'
import { audit } from '#server/core/audit/audit.ts'
import { changedBy, table } from '#server/core/database/table.ts'
import type { Unit } from '#server/core/serve.ts'
import { holds } from '#server/engine/rows/scope.ts'
import { leave } from './arrival.ts'

interface Kept {
  readonly id: string
  readonly admittedId: string
  readonly name: string
  readonly candidateNo: string
  readonly before: string | null
  readonly operatorId: string
  readonly desk: string
  readonly passed: boolean
  readonly undone: boolean
  readonly fresh: boolean
}

/** For so many minutes an operator may take back what they did themselves; an administrator may at any time. */
const minutes = 30

/** Takes a pass back: the student is awaited again, and the result says who undid it and why. Twice is once. */
export async function undo(unit: Unit, asked: z.infer<typeof undoBody>): Promise<void> {
  const { db, app, actor } = unit
  const row = (await kept(unit, asked)) ?? refuse({ type: 'not-found' })
  if (row.undone) return
  if (!row.passed) refuse({ type: 'conflict', message: '这次核验没有放行，无须撤销' })
  const anyTime = holds(actor, 'claim.verification:undo')
  if (!anyTime && row.operatorId !== actor.id) refuse({ type: 'forbidden', message: '只能撤销本人做的核验' })
  if (!anyTime && !row.fresh)
    refuse({
      type: 'conflict',
      message: phrase('核验已超过 {{minutes}} 分钟，请联系管理员撤销', { minutes }),
    })
  const { reason } = asked
  const { admittedId: id, name } = row
  if (!(await leave(unit, { id, name, before: row.before ?? 'awaited', reason })))
    refuse({ type: 'conflict', message: '该生的报到状态已变更，不能撤销' })
  await table(verification, db, actor.tenantId).update(
    { id: row.id },
    { undoneAt: app.now(), undoneById: actor.id, undoReason: reason, ...changedBy(actor.id, app.now()) },
  )
  await audit(db, app, {
    tenantId: actor.tenantId,
    account: actor.account,
    action: '撤销新生核验',
    target: row.candidateNo,
    ...(actor.address && { address: actor.address }),
    detail: `核验台：${row.desk}；原因：${reason}`,
  })
}

async function kept({ db, app, actor }: Unit, asked: z.infer<typeof undoBody>) {
  const meant = 'id' in asked ? sql`id = ${asked.id}` : sql`key = ${asked.key}`
  const since = new Date(app.now().getTime() - minutes * 60_000).toISOString()
  const { rows } =
    await sql<Kept>`select id, admitted_id as "admittedId", name, candidate_no as "candidateNo",
      arrival_before as before, operator_id as "operatorId", desk, passed, undone_at is not null as undone,
      received_at > ${since}::timestamptz as fresh
    from claim_verification where tenant_id = ${actor.tenantId} and ${meant} for update`.execute(db)
  return rows[0]
}
