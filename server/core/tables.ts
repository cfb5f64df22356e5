import { resources } from '#domain/index.ts'
import type { Lines } from '#domain/kernel/form.ts'
import type { AnyTable } from '#domain/kernel/table.ts'
import { systemTables } from '#domain/system/tables.ts'

/** Every table of the database. */
export const tables: readonly AnyTable[] = [
  ...resources,
  ...resources.flatMap(({ lines = {} }) => Object.values<Lines>(lines).map(({ resource }) => resource)),
  ...systemTables,
]

const byName = new Map(tables.map((table) => [table.name, table]))

/** The table that a reference points at. */
export function tableNamed(name: string): AnyTable {
  const table = byName.get(name as AnyTable['name'])
  if (!table) throw new Error(`A field points at ${name}, which nobody declares.`)
  return table
}
