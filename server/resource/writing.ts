import { sql } from 'kysely'
import { v7 } from 'uuid'
import type { Field } from '#domain/kernel/field.ts'
import { type Refusal, refuse } from '#domain/kernel/refusal.ts'
import type { FieldAccess } from '#domain/security/secret-field.ts'
import { lockRows } from '#server/batch/lock-rows.ts'
import { quoted } from '#server/database/names.ts'
import { releaseFiles } from '#server/files/hold.ts'
import { recordChange, recordChanges } from '#server/history/record.ts'
import type { House, Person } from '#server/house.ts'
import { askReview, parted } from '#server/reviews/ask.ts'
import { answered } from './answered.ts'
import { prepared } from './before-write.ts'
import { written } from './columns.ts'
import { removeFault, writeFault } from './database-fault.ts'
import { checkWhole, checkWritable, fieldAccess } from './field-access.ts'
import { type GivenLines, keepLines, removeLines } from './lines.ts'
import { noted } from './noted.ts'
import type { Reader, Row, Values } from './reading.ts'
import { reachOf } from './scope.ts'
import type { Desk, Served } from './serve.ts'

/** What is to be kept of a row, and of the lines that are filled with it. */
type Input = Values & { readonly lines?: GivenLines }
type Change = Input & { readonly id: string; readonly revision: number }

/** Writes the rows of one resource, each call in one transaction: all of it, or nothing. */
export function writerOf(served: Served, reader: Reader) {
  const { resource } = served
  const table = sql.raw(quoted(resource.name))
  const may = (verb: string) => `${resource.name}:${verb}`
  const column = (name: string) => sql.raw(quoted(name))
  const value = (name: string, given: unknown) => written((resource.fields[name] as Field).kind, given)
  const within = <Answer>(house: House, person: Person, work: (desk: Desk) => Promise<Answer>) =>
    answered(house, person, work)

  async function insert({ db, house, person }: Desk, id: string, values: Values) {
    const { tenantId } = person
    const stamps = [tenantId, id, person.id, person.id, house.now(), house.now()]
    const names = Object.keys(values)
    const columns = names.map((name) => sql`, ${column(name)}`)
    const row = [...stamps, ...names.map((name) => value(name, values[name]))]
    await sql`insert into ${table}
      (tenant_id, id, created_by, updated_by, created_at, updated_at${sql.join(columns, sql``)})
      values (${sql.join(row)})`.execute(db)
  }

  /** False when the row has moved on since this revision, or lies out of reach. */
  async function update(
    { db, house, person }: Desk,
    { id, revision }: Change,
    values: Values,
    permission = may('update'),
  ) {
    const set = Object.entries(values).map(([name, given]) => sql`, ${column(name)} = ${value(name, given)}`)
    const { rows } = await sql`update ${table} r
      set revision = revision + 1, updated_by = ${person.id}, updated_at = ${house.now()}${sql.join(set, sql``)}
      where r.tenant_id = ${person.tenantId} and r.id = ${id} and r.revision = ${revision}
        and ${reachOf(resource, person, permission)()} returning r.id`.execute(db)
    return rows.length === 1
  }

  /** The row as it is kept now, if it is still within the writer's own reach: nobody writes a row out of it. */
  async function finished(desk: Desk, id: string, current: Row | undefined, changed: readonly string[]) {
    const row = (await reader.one(desk, id, may(current ? 'update' : 'add'))) ?? refuse({ type: 'forbidden' })
    await served.afterWrite?.(row.whole, { ...desk, current })
    const secrets = changed.filter((name) => (resource.fields[name] as Field)?.secret)
    await recordChange(desk, resource, current ?? null, row.whole, { secrets })
    await noted(resource, desk, current ? '修改' : '新增', row.whole, current && changed)
    return row.shown
  }

  /** What hooks and rules make of the change; false when the row has moved on meanwhile. */
  async function replaced(desk: Desk, current: Row, input: Values, permission?: string) {
    const { id, revision } = current
    const values = await prepared(served, id, input, { ...desk, current })
    return update(desk, { id, revision }, values, permission).catch((error) =>
      Promise.reject(writeFault(resource, { ...current, ...values }, error)),
    )
  }

  const stale = (current: object): Refusal => ({
    type: 'stale',
    message: `${resource.label}已被他人修改，请核对后重试`,
    current,
  })

  return {
    add: (house: House, person: Person, { lines, ...input }: Input) =>
      within(house, person, async (desk) => {
        const id = v7()
        await checkWritable(desk.db, person, resource, input, 'add')
        const values = await prepared(served, id, input, { ...desk, current: undefined })
        await insert(desk, id, values).catch((error) => Promise.reject(writeFault(resource, values, error)))
        await keepLines(desk, resource, id, lines)
        return finished(desk, id, undefined, Object.keys(input))
      }),

    /** `access` stands in for what the person's roles say of the fields, as with a row of one's own. */
    change: (
      house: House,
      person: Person,
      { id, revision, lines, ...input }: Change,
      access?: Readonly<Record<string, FieldAccess>>,
    ) =>
      within(house, person, async (desk) => {
        const { whole, shown } = (await reader.one(desk, id)) ?? refuse({ type: 'not-found' })
        if (whole.revision !== revision) refuse(stale(shown))
        const { atOnce, later } = parted(access ?? (await fieldAccess(desk.db, person, resource)), input)
        if (Object.keys(later).length > 0) {
          await checkWhole(desk.db, person, resource, later)
          // Asked now as it will be asked when it is decided, so that nobody waits for what cannot be.
          await prepared(served, id, input, { ...desk, current: whole })
          await askReview(desk, resource, whole, later)
          if (Object.keys(atOnce).length === 0 && !lines) return shown
        }
        await checkWritable(desk.db, person, resource, atOnce, 'update')
        if (await replaced(desk, whole, atOnce)) {
          await keepLines(desk, resource, id, lines)
          return finished(desk, id, whole, Object.keys(atOnce))
        }
        const now = (await reader.one(desk, id)) ?? refuse({ type: 'not-found' })
        return refuse(now.whole.revision === revision ? { type: 'forbidden' } : stale(now.shown))
      }),

    /** Sets these values on a row that is locked already, under the permission that led to it. */
    put: async (desk: Desk, current: Row, input: Values, permission: string) => {
      if (!(await replaced(desk, current, input, permission))) refuse({ type: 'forbidden' })
      const now = (await reader.one(desk, current.id, permission)) ?? refuse({ type: 'forbidden' })
      await served.afterWrite?.(now.whole, { ...desk, current })
    },

    remove: (house: House, person: Person, ids: readonly string[]) =>
      within(house, person, async (desk) => {
        const { db } = desk
        await lockRows(desk, resource, ids)
        const gone = await reader.whole(desk, ids, may('remove'))
        await served.beforeRemove?.(ids, desk)
        await served.takeAlong?.(ids, desk)
        await releaseFiles(resource, ids, desk)
        await removeLines(
          desk,
          resource,
          gone.map((row) => String(row.id)),
        )
        const { rows } = await sql`delete from ${table} r where r.tenant_id = ${person.tenantId}
          and r.id = any(${ids}::uuid[]) and ${reachOf(resource, person, may('remove'))()} returning r.id`
          .execute(db)
          .catch((error) => Promise.reject(removeFault(resource, error)))
        if (rows.length !== ids.length) refuse({ type: 'not-found' })
        await recordChanges(
          desk,
          resource,
          gone.map((row) => [row, null]),
        )
        for (const row of gone) await noted(resource, desk, '删除', row)
      }),
  }
}

export type Writer = ReturnType<typeof writerOf>
