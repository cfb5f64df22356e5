import { tables } from '#domain/index.ts'
import type { Field } from '#domain/kernel/field.ts'
import { Refused } from '#domain/kernel/refusal.ts'
import type { AnyResource } from '#domain/kernel/resource.ts'
import { type DatabaseError, isDatabaseError } from '#server/core/database/database-error.ts'
import { foreignKeyName, snake, uniqueName } from '#server/core/database/names.ts'

const uniqueViolation = '23505'
/** The second is what PostgreSQL 18 answers to ON DELETE RESTRICT. */
const foreignKeyViolations = ['23503', '23001']

type Row = Readonly<Record<string, unknown>>

/** Turns what the database refused about a written row into what a person can act on; a surprise stays one. */
export function writeFault(resource: AnyResource, row: Row, error: unknown): unknown {
  if (!isDatabaseError(error)) return error
  if (error.code === uniqueViolation) return duplicate(resource, row, error) ?? error
  if (foreignKeyViolations.includes(error.code)) return vanished(resource, error) ?? error
  return error
}

/** Turns the refusal to remove a row that others point at into the name of those others. */
export function removeFault(resource: AnyResource, error: unknown): unknown {
  if (!isDatabaseError(error) || !foreignKeyViolations.includes(error.code)) return error
  const user = tables.find((table) => snake(table.name) === error.table)
  const message =
    user?.name === resource.name
      ? `${resource.label}还有下级，不能删除`
      : `${resource.label}已被${user?.label ?? '其他数据'}使用，不能删除`
  return new Refused({ type: 'conflict', message })
}

function duplicate({ name, fields, unique = [] }: AnyResource, row: Row, { constraint }: DatabaseError) {
  const group = unique.find((group) => uniqueName(name, group) === constraint)
  if (!group) return
  const spoken = group.filter((field) => fields[field].kind !== 'reference')
  const message = spoken.length
    ? `${spoken.map((field) => `${fields[field].label}“${spokenValue(fields[field], row[field])}”`).join('、')}已存在`
    : `相同的${group.map((field) => fields[field].label).join('、')}已存在`
  const atFault = spoken.length ? spoken : group
  return new Refused({
    type: 'conflict',
    message,
    fields: Object.fromEntries(atFault.map((field) => [field, message])),
  })
}

function spokenValue({ dictionary }: Field, value: unknown) {
  const code = String(value ?? '')
  return (dictionary && !dictionary.open && dictionary.labels[code]) || code
}

/** The row pointed at was removed between our look and our write. */
function vanished({ name, fields }: AnyResource, { constraint }: DatabaseError) {
  const field = Object.keys(fields).find((field) => foreignKeyName(name, field) === constraint)
  if (!field) return
  const message = `${fields[field].label}不存在`
  return new Refused({ type: 'invalid', message, fields: { [field]: message } })
}
