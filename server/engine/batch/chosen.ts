import { sql } from 'kysely'
import type { Rows } from '#domain/kernel/list-query.ts'
import { phrase } from '#domain/kernel/phrase.ts'
import { refuse } from '#domain/kernel/refusal.ts'
import type { AnyResource } from '#domain/kernel/resource.ts'
import type { Unit } from '#server/core/serve.ts'
import { matched } from '#server/engine/reveals/matched.ts'
import { visibilityOf } from '#server/engine/rows/field-visibility.ts'
import { type Asking, listQueryOf } from '#server/engine/rows/list-query.ts'
import type { Reader, Row } from '#server/engine/rows/reading.ts'

/** Rows in one batch: what a person still oversees, and a transaction still carries. */
const most = 10_000

/** Rows that one action is done with in one call: some actions take their time. */
const mostActedOn = 200

/** Refuses more rows than one call may act on. */
export function checkFew(chosen: readonly Chosen[]): void {
  if (chosen.length > mostActedOn)
    refuse({
      type: 'invalid',
      message: phrase('此操作一次最多处理 {{count}} 条，请缩小范围', { count: mostActedOn }),
    })
}

export interface Chosen {
  readonly row: Row
  /** The permission of the batch reaches it. */
  readonly reached: boolean
}

type Where = Pick<Asking, 'joins' | 'where'>
interface Choice {
  readonly rows: Rows
  readonly verb: string
  readonly expected?: number | undefined
}

/**
 * The rows that a batch is about, within the sight of anyone who asks. An id that is not among them spoils the whole:
 * nobody learns which of their ids exist for others. `expected` is how many a preview had shown.
 */
export function chooserOf(resource: AnyResource, reader: Reader) {
  const question = listQueryOf(resource)

  async function conditions(unit: Unit, rows: Rows) {
    if ('ids' in rows) return { joins: sql``, where: [sql<boolean>`r.id = any(${rows.ids}::uuid[])`] }
    const reading = question(rows.matching, await visibilityOf(unit.db, unit.actor, resource))
    // What rows were is to look at; what is done is done with them as they are.
    if (reading.asking.day)
      return refuse({ type: 'invalid', message: '过去某日的名单只能查看和导出，请先清空截至日期' })
    return matched(unit, resource, reading)
  }

  async function choose(unit: Unit, where: Where, { rows, verb, expected }: Choice) {
    const chosen = await reader.chosen(unit, where, `${resource.name}:${verb}`, most + 1)
    if ('ids' in rows && chosen.length < new Set(rows.ids.map((id) => id.toLowerCase())).size)
      refuse({ type: 'not-found' })
    if (chosen.length > most)
      refuse({ type: 'invalid', message: phrase('一次最多处理 {{count}} 条，请缩小范围', { count: most }) })
    if (chosen.length === 0) refuse({ type: 'invalid', message: '没有符合条件的数据' })
    if (expected !== undefined && chosen.length !== expected)
      refuse({
        type: 'conflict',
        message: phrase('符合条件的数据已变为 {{count}} 条，请重新核对后再提交', { count: chosen.length }),
      })
    return chosen
  }

  /** Reads what is asked for before the transaction that it is chosen in, as often as that needs it. */
  return async (outside: Unit, choice: Choice) => {
    const where = await conditions(outside, choice.rows)
    return (unit: Unit): Promise<readonly Chosen[]> => choose(unit, where, choice)
  }
}
