import type { SignatureDrawing } from '#domain/kernel/signature-drawing.ts'
import { approvalSignature } from '#domain/workflow/signature.ts'
import { table } from '#server/core/database/table.ts'
import type { Unit } from '#server/core/serve.ts'

/** The signatures under the approvals of a case, by their ids. */
export async function signaturesOf(
  { db, actor }: Unit,
  caseId: string,
): Promise<ReadonlyMap<string, SignatureDrawing>> {
  const rows = await table(approvalSignature, db, actor.tenantId).list({ caseId }, ['id', 'drawing'])
  return new Map(rows.map(({ id, drawing }) => [id, JSON.parse(drawing) as SignatureDrawing]))
}
