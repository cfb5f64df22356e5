import type { Order } from '#domain/kernel/page.ts'
import type { AnyResource } from '#domain/kernel/resource.ts'
import { askedQuestion } from './asked-question.ts'
import type { FieldVisibility } from './field-visibility.ts'
import { type Asking, listQueryOf, type Reading } from './list-query.ts'
import { parsed, positive } from './query-string.ts'

interface Place {
  readonly size: number
  readonly current: number
  readonly orders: readonly Order[]
}

export type PageQuery = Asking & Place

export interface Limits {
  readonly usual: number
  readonly largest: number
  /** What the asker sees of the fields: by what is hidden nobody filters or sorts. */
  readonly visibility: FieldVisibility
}

/** Reads the query of a list strictly: where one is on its pages, and what is asked. */
export function pageQueryOf(resource: AnyResource) {
  const question = listQueryOf(resource)
  return (search: string, { usual, largest, visibility }: Limits): Reading & Place => {
    const asked = parsed(search)
    const query = askedQuestion(resource, asked, visibility)
    const orders = query.sort?.map((name) => ({ column: name.replace(/^-/, ''), asc: !name.startsWith('-') }))
    return {
      ...question(query, visibility),
      orders: orders ?? [],
      current: positive('current', asked.current, 1),
      size: Math.min(positive('size', asked.size, usual), largest),
    }
  }
}
