import { sql } from 'kysely'
import type { Action } from '#domain/kernel/action.ts'
import { refuse } from '#domain/kernel/refusal.ts'
import { quoted } from '#server/database/names.ts'
import { recordChange } from '#server/history/record.ts'
import type { House, Person } from '#server/house.ts'
import { noted } from './noted.ts'
import type { Reader } from './reading.ts'
import type { Desk, Served, Told } from './serve.ts'
import type { Writer } from './writing.ts'

/** Does an action of a resource with one row, which stays locked until it is done. */
export function actorOf(served: Served, reader: Reader, writer: Writer) {
  const { resource } = served
  const table = sql.raw(quoted(resource.name))

  async function effect(name: string, action: Action, row: Row, desk: Desk): Promise<Told | undefined> {
    if (action.set) await writer.put(desk, row, action.set, `${resource.name}:${name}`)
    return (await served.actions?.[name]?.(row, desk)) ?? undefined
  }

  return (house: House, person: Person, name: string, id: string) =>
    house.db.transaction().execute(async (db) => {
      const desk = { db, house, person }
      const action = resource.actions?.[name] as Action
      await sql`select from ${table} where tenant_id = ${person.tenantId} and id = ${id} for update`.execute(
        db,
      )
      const permission = `${resource.name}:${name}`
      const { whole } = (await reader.one(desk, id, permission)) ?? refuse({ type: 'not-found' })
      if (action.when && !action.when(whole))
        refuse({ type: 'conflict', message: `${resource.label}的当前状态不能执行此操作` })
      const told = await effect(name, action, whole, desk)
      const now = (await reader.kept(desk, id)) ?? null
      await recordChange(desk, resource, whole, now, { verb: name })
      await noted(resource, desk, action.label, whole)
      const after = await reader.one(desk, id)
      return { row: after?.shown ?? null, ...told }
    })
}

type Row = Parameters<Writer['put']>[1]
