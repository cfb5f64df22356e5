import type { BatchResult, Refusal } from '#domain/kernel/batch.ts'
import { heard, phrase } from '#domain/kernel/phrase.ts'
import { type Refused, refuse } from '#domain/kernel/refusal.ts'
import type { AnyResource } from '#domain/kernel/resource.ts'
import type { Unit } from '#server/core/serve.ts'
import { titleIn } from '#server/engine/history/record.ts'
import type { Row } from '#server/engine/rows/reading.ts'
import { titlesFor } from '#server/engine/rows/titles.ts'

/** As many refusals and samples as a person reads. */
export const told = 50

/** What a row is called, as far as this person may read it. */
export async function namerOf(unit: Unit, resource: AnyResource) {
  const shown = await titlesFor(unit, resource)
  return (row: Row) => shown(titleIn(resource, row))
}

/** Why the whole is not done when one row cannot be. */
export function refuseWhole(refusals: readonly Refusal[]): never {
  const [first] = refusals
  return refuse({
    type: 'conflict',
    message: phrase('有 {{count}} 条不能处理，全部未改动。{{first}}', {
      count: refusals.length,
      first: first ? phrase('{{name}}：{{word}}', { name: first.name, word: heard(first) }) : '',
    }),
  })
}

/** Takes everything back that was written so far; the answer goes out all the same. */
export class TakenBack extends Error {
  readonly result: BatchResult
  constructor(result: BatchResult) {
    super('A preview takes back what it did.')
    this.result = result
  }
}

export const wordsOf = (refused: Refused) => {
  const { refusal } = refused
  if ('message' in refusal && refusal.message) return refusal.message
  return refusal.type === 'not-found' ? '数据不存在或已被删除' : '没有权限'
}
