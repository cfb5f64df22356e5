import { leaveFormField } from '#domain/leave/form-field.ts'
import { leaveType } from '#domain/leave/type.ts'
import type { AskedField } from '#domain/leave/words.ts'
import type { Database } from '#server/core/app-context.ts'
import { insertRows } from '#server/core/database/insert-rows.ts'
import { table } from '#server/core/database/table.ts'
import { newId } from '#server/core/new-id.ts'

interface Kind {
  readonly code: string
  readonly name: string
  readonly unit?: 'day' | 'section'
  readonly mostDays?: number
  readonly proofAfter?: number
  readonly asksDestination?: true
  readonly attendModes?: string
  readonly required?: readonly AskedField[]
}

const kinds: readonly Kind[] = [
  { code: 'sick', name: '病假', proofAfter: 1, mostDays: 90 },
  { code: 'personal', name: '事假', mostDays: 30, required: ['guardianInformed'] },
  { code: 'official', name: '公假', proofAfter: 0 },
  { code: 'bereavement', name: '丧假', mostDays: 7 },
  { code: 'marriage', name: '婚假', mostDays: 15, proofAfter: 0 },
  { code: 'internship', name: '实习假', mostDays: 365, proofAfter: 0, asksDestination: true },
  { code: 'out', name: '外出', unit: 'section', mostDays: 1, asksDestination: true },
  { code: 'exercise', name: '早操、晚自习免修', mostDays: 120, proofAfter: 0 },
  { code: 'weekend', name: '周末离校', mostDays: 3, asksDestination: true, attendModes: '2' },
  { code: 'holiday', name: '节假日离校', mostDays: 10, asksDestination: true, attendModes: '2' },
  { code: 'other', name: '其他', unit: 'section', mostDays: 30 },
]

/** The kinds of leave that a college begins with; one that has kinds keeps its own. */
export async function installKinds(db: Database, tenantId: string): Promise<void> {
  if (await table(leaveType, db, tenantId).exists({})) return
  const kept = kinds.map(({ required = [], ...kind }, at) => {
    const rest = { unit: 'day', mostDays: null, proofAfter: null, asksDestination: false, attendModes: null }
    return { required, row: { ...rest, ...kind, id: newId(), sort: at + 1, enabled: true } }
  })
  await insertRows(
    db,
    leaveType,
    tenantId,
    kept.map(({ row }) => row),
  )
  const fields = kept.flatMap(({ required, row }) =>
    required.map((field, at) => ({ id: newId(), typeId: row.id, field, asking: 'required', sort: at + 1 })),
  )
  await insertRows(db, leaveFormField, tenantId, fields)
}
