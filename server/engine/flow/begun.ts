import { initialStateOf } from '#domain/kernel/flow.ts'
import { refuse } from '#domain/kernel/refusal.ts'
import type { AnyResource } from '#domain/kernel/resource.ts'
import { user } from '#domain/system/user.ts'
import { table } from '#server/core/database/table.ts'
import type { Unit } from '#server/core/serve.ts'
import type { Values } from '#server/engine/rows/reading.ts'

/** What a new row of a flow begins with; an application that names no student in its form is its sender's own. */
export async function begunWith({ flow, fields }: AnyResource, unit: Unit): Promise<Values> {
  if (!flow) return {}
  const { student = '' } = flow.approval ?? {}
  const own = fields[student]?.presence === 'system' ? { [student]: await studentOf(unit) } : {}
  return { [flow.field]: initialStateOf(flow), ...own }
}

async function studentOf({ db, actor }: Unit): Promise<string> {
  const row = await table(user, db, actor.tenantId).get({ id: actor.id }, { id: 'studentId' })
  return row?.id ?? refuse({ type: 'conflict', message: '只有学生本人可以申请' })
}
