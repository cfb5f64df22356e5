import { tables } from '#domain/index.ts'
import type { Field } from '#domain/kernel/field.ts'
import { phrase } from '#domain/kernel/phrase.ts'
import { Refused } from '#domain/kernel/refusal.ts'
import type { AnyResource } from '#domain/kernel/resource.ts'
import { type DatabaseError, isDatabaseError } from '#server/core/database/database-error.ts'
import { foreignKeyName, snake, uniqueName, uniqueWhileName } from '#server/core/database/names.ts'

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
      ? phrase('{{label}}还有下级，不能删除', { label: resource.label })
      : phrase('{{label}}已被{{by}}使用，不能删除', { label: resource.label, by: user?.label ?? '其他数据' })
  return new Refused({ type: 'conflict', message })
}

function duplicate(
  { name, fields, unique = [], uniqueWhile }: AnyResource,
  row: Row,
  { constraint }: DatabaseError,
) {
  const group =
    unique.find((group) => uniqueName(name, group) === constraint) ??
    uniqueWhile?.groups.find((group) => uniqueWhileName(name, group, uniqueWhile.empty) === constraint)
  if (!group) return
  const spoken = group.filter((field) => fields[field].kind !== 'reference')
  const message = spoken.length
    ? phrase('{{label}}已存在', {
        label: spoken.map((field) =>
          phrase('{{what}}“{{name}}”', {
            what: fields[field].label,
            name: spokenValue(fields[field], row[field]),
          }),
        ),
      })
    : phrase('相同的{{label}}已存在', { label: group.map((field) => fields[field].label) })
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
  const message = phrase('{{label}}不存在', { label: fields[field].label })
  return new Refused({ type: 'invalid', message, fields: { [field]: message } })
}
