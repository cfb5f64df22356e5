import { tables } from '#domain/index.ts'
import type { AnyTable } from '#domain/kernel/table.ts'

const byName = new Map(tables.map((table) => [table.name, table]))

/** The table that a reference points at. */
export function tableNamed(name: string): AnyTable {
  const table = byName.get(name as AnyTable['name'])
  if (!table) throw new Error(`A field points at ${name}, which nobody declares.`)
  return table
}
