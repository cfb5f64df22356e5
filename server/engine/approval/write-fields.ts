import type { Field, Fields } from '#domain/kernel/field.ts'
import { refuse } from '#domain/kernel/refusal.ts'
import type { AnyResource } from '#domain/kernel/resource.ts'
import { isWritable } from '#domain/workflow/writable.ts'
import { servedOf, type Unit } from '#server/core/serve.ts'
import { answersOf } from '#server/engine/rows/answers.ts'
import type { Values } from '#server/engine/rows/reading.ts'
import { rowsOf } from '#server/engine/rows/rows-of.ts'

/**
 * Writes what an approver fills in at their step, checked as the form of the row is, and answers with the row as it then
 * stands. Whether the step lets them write these fields is the case's to decide, before this is called.
 */
export async function writeFields(unit: Unit, resource: AnyResource, id: string, values: Values) {
  const fields = resource.fields as Readonly<Record<string, Field>>
  const asks: Fields = Object.fromEntries(
    Object.keys(values).map((name) => {
      const field = Object.hasOwn(fields, name) ? fields[name] : undefined
      if (!field || !isWritable(resource, name))
        return refuse({ type: 'invalid', message: '不能修改这项内容' })
      return [name, field]
    }),
  )
  const answers = answersOf(resource, { label: resource.label, asks })
  const input = answers.read(values)
  const rows = rowsOf(servedOf(unit.app, resource), unit)
  const current = (await rows.lock(id)) ?? refuse({ type: 'not-found' })
  await answers.check(input, current, unit)
  return rows.update(current, input, { reason: '审批时填写' })
}
