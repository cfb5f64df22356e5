import type { Field, Fields } from '#domain/kernel/field.ts'
import type { AnyResource } from '#domain/kernel/resource.ts'
import type { ImportPlan } from '#domain/system/import-plan.ts'
import type { Unit } from '#server/core/serve.ts'
import type { FieldVisibility } from '#server/engine/rows/field-visibility.ts'
import { type Existing, keyOf, rowsAlike } from './kept-rows.ts'
import type { Read } from './reading-rows.ts'

/** Whether the value that is kept looks, in part, like what stands in the cell. */
type IsVeiled = (name: string, row: Existing) => boolean
type Values = Readonly<Record<string, unknown>>

/** Required fields that may tell rows apart; a day alone does not, and then nothing is looked for. */
const telling: readonly Field['kind'][] = ['text', 'reference', 'date']
/** Where more rows than these have in common what tells them apart, it does not, and each row of the sheet is a new one. */
const mostAlike = 20_000

/**
 * Where nothing tells one row from all others: finds the row that says all of what a sheet says, so that what was
 * exported is not there twice when it comes back. `same` says whether a value and a kept one are the same.
 */
export async function equalRows(
  unit: Unit,
  resource: AnyResource,
  { columns }: ImportPlan,
  masks: FieldVisibility['masks'],
  wanted: readonly Values[],
  same: (field: Field, value: unknown, kept: unknown) => boolean,
  most: number = mostAlike,
): Promise<(read: Read, isVeiled: IsVeiled) => Existing | undefined> {
  const fields = resource.fields as Fields
  const names = columns.filter((name) => name !== null)
  const group = names.filter(
    (name) =>
      fields[name]?.presence === 'required' && telling.includes(fields[name].kind) && !masks.has(name),
  )
  if (!group.some((name) => fields[name]?.kind !== 'date')) return () => undefined
  const found = await rowsAlike(unit, resource, group, wanted, most + 1)
  if (found.length > most) return () => undefined
  const alike = Map.groupBy(found, (row) => keyOf(group, row))
  return ({ values, faults, veiled }, isVeiled) => {
    const isEqual = (row: Existing) =>
      names.every((name) => {
        if (name in veiled) return isVeiled(name, row)
        if (name in faults) return false
        const [value, kept] = [values[name] ?? null, row[name] ?? null]
        // Written whole it is told by nothing that becomes of the row: a guess that is right would be told as one.
        if (masks.has(name)) return value === null && kept === null
        return value === kept || same(fields[name] as Field, value, kept)
      })
    return alike.get(keyOf(group, values))?.find((row) => row.mayUpdate && isEqual(row))
  }
}
