import { type Refused, refuse } from '#domain/kernel/refusal.ts'
import type { AnyResource } from '#domain/kernel/resource.ts'
import { titleIn } from '#server/history/record.ts'
import { mask } from '#server/resource/mask.ts'
import { titleMask } from '#server/resource/masking.ts'
import type { Row } from '#server/resource/reading.ts'
import type { Desk } from '#server/resource/serve.ts'

/** A row that could not be done, and why, in words. */
export interface Refusal {
  readonly id: string
  readonly name: string
  readonly message: string
}

export interface BatchResult {
  /** None where nothing was written. */
  readonly batch: string | null
  readonly total: number
  readonly changed: number
  /** Rows that are so already. */
  readonly unchanged: number
  readonly refused: number
  /** The first of them. */
  readonly refusals: readonly Refusal[]
  /** Whoever asks can take it back. */
  readonly undoable: boolean
  readonly preview: boolean
  /** The first rows that change, field by field. */
  readonly samples?: readonly object[]
}

/** As many refusals and samples as a person reads. */
export const told = 50

/** What a row is called, as far as this person may read it. */
export async function namerOf({ db, person }: Desk, resource: AnyResource) {
  const covered = await titleMask(db, person, resource)
  return (row: Row) => (covered ? mask(titleIn(resource, row), covered) : titleIn(resource, row))
}

/** Why the whole is not done when one row cannot be. */
export function refuseWhole(refusals: readonly Refusal[]): never {
  const [first] = refusals
  return refuse({
    type: 'conflict',
    message: `有 ${refusals.length} 条不能处理，全部未改动。${first ? `${first.name}：${first.message}` : ''}`,
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
