import { sql } from 'kysely'
import type { Refusal, Undone } from '#domain/kernel/batch.ts'
import type { Field } from '#domain/kernel/field.ts'
import { spokenOf } from '#domain/kernel/phrase.ts'
import { refuse } from '#domain/kernel/refusal.ts'
import { changeRecord } from '#domain/security/change-record.ts'
import type { Actor, AppContext } from '#server/core/app-context.ts'
import { table } from '#server/core/database/table.ts'
import { newId } from '#server/core/new-id.ts'
import type { Served, Unit } from '#server/core/serve.ts'
import type { Changes } from '#server/engine/history/record.ts'
import { checkWritable } from '#server/engine/rows/field-visibility.ts'
import { inTransaction } from '#server/engine/rows/in-transaction.ts'
import type { Reader, Row, Values } from '#server/engine/rows/reading.ts'
import { titlesFor } from '#server/engine/rows/titles.ts'
import { changeMany } from '#server/engine/rows/writing-many.ts'
import { noteTakenBack } from './keep-task.ts'
import { lockRows } from './lock-rows.ts'
import { namerOf, told, wordsOf } from './result.ts'

interface Kept {
  readonly rowId: string
  readonly rowTitle: string
  readonly changes: string
}

/** Puts back what a batch of one's own has changed, wherever nobody has changed it since. */
export function undoerOf(served: Served, reader: Reader) {
  const { resource } = served

  const recordsOf = async ({ db, actor }: Unit, batch: string) => {
    const rows = await table(changeRecord, db, actor.tenantId).list(
      { resource: resource.name, batch, verb: 'update', createdBy: actor.id },
      ['rowId', 'rowTitle', 'changes'],
    )
    return rows.length > 0 ? (rows as readonly Kept[]) : refuse({ type: 'not-found' })
  }

  /** The old values, or nothing where a field has been changed since. What only the server fills follows by itself. */
  function oldValues(row: Row, changes: Changes): Values | undefined {
    const own = Object.entries(changes).filter(([name]) => {
      const field = resource.fields[name] as Field | undefined
      return field && field.presence !== 'system' && !field.secret
    })
    const now = row as unknown as Values
    const same = own.every(([name, [, to]]) => JSON.stringify(now[name] ?? null) === JSON.stringify(to))
    return same ? Object.fromEntries(own.map(([name, [from]]) => [name, from])) : undefined
  }

  return (app: AppContext, actor: Actor, batch: string): Promise<Undone> =>
    inTransaction(app, actor, async (unit) => {
      const records = await recordsOf(unit, batch)
      const ids = records.map(({ rowId }) => rowId)
      await lockRows(unit, resource, ids)
      const found = await reader.chosen(
        unit,
        { joins: sql``, where: [sql`r.id = any(${ids}::uuid[])`] },
        `${resource.name}:update`,
        ids.length,
      )
      const rows = new Map(found.flatMap(({ row, reached }) => (reached ? [[row.id, row] as const] : [])))
      const shown = await titlesFor(unit, resource)
      const nameOf = await namerOf(unit, resource)
      const refusals: Refusal[] = []
      const able = records.flatMap(({ rowId, rowTitle, changes }) => {
        const current = rows.get(rowId)
        const input = current && oldValues(current, JSON.parse(changes))
        if (current && input) return [{ current, input }]
        const message = current ? '此后又被修改过' : '数据已被删除或不在您的管理范围内'
        refusals.push({ id: rowId, name: current ? nameOf(current) : shown(rowTitle), message })
        return []
      })
      const names = Object.assign({}, ...able.map(({ input }) => input))
      await checkWritable(unit.db, actor, resource, names, 'update')
      const outcomes = await changeMany(served, unit, able, { batch: newId(), reason: '撤销批量修改' })
      for (const [at, outcome] of outcomes.entries()) {
        const row = able[at]?.current
        if (row && 'refused' in outcome)
          refusals.push({ id: row.id, name: nameOf(row), ...spokenOf(wordsOf(outcome.refused)) })
      }
      if (refusals.length < records.length) await noteTakenBack(unit, batch)
      return {
        undone: records.length - refusals.length,
        refused: refusals.length,
        refusals: refusals.slice(0, told),
      }
    })
}
