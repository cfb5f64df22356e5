import type { Row } from '#domain/kernel/infer.ts'
import type { AnyResource } from '#domain/kernel/resource.ts'
import type { Random } from '#server/core/chance.ts'
import { padded } from './padded.ts'

/** The row that is being drawn. */
export interface Drawn {
  readonly random: Random
  /** The clock of the demo, `yyyy-MM-dd`. */
  readonly today: string
  /** Another value of the row, drawn now where it was not yet. */
  get<Value = string | null>(name: string): Value
  /** The id of a row that a reference may point at. */
  pick(reference: string): string | null
  /** A field of the row that a reference points at, one that it copies or that was asked for. */
  of<Value = string | null>(reference: string, field: string): Value
  /** What names the row that a reference points at; nothing where it is empty. */
  label(reference: string): string
}

export type Drawer<Value> = (at: number, drawn: Drawn) => Value | null

/** What stands in fields instead of what would be drawn: the same in every row, or made for each. */
export type Overrides<R extends AnyResource> = {
  readonly [K in keyof R['fields'] & keyof Row<R> & string]?: Row<R>[K] | null | Drawer<Row<R>[K]>
}

/** One of the keys, as often as its weight says. */
export const weighted =
  <Key extends string>(weights: Readonly<Record<Key, number>>): Drawer<Key> =>
  (_, { random }) =>
    random.weighted(weights)

export const oneOf =
  <Value>(values: readonly Value[]): Drawer<Value> =>
  (_, { random }) =>
    random.pick(values)

/** One after another, and from the beginning again. */
export const inTurn =
  <Value>(values: readonly Value[]): Drawer<Value> =>
  (at) =>
    values[at % values.length] ?? null

/** A moment on the day that another field says, between two hours of it; nothing where it says none. */
export const onDay =
  (day: string, [since, until]: readonly [number, number]): Drawer<string> =>
  (_, { random, get }) => {
    const minutes = since * 60 + random.below((until - since) * 60)
    return get(day) && `${get(day)} ${padded(Math.floor(minutes / 60))}:${padded(minutes % 60)}:00`
  }
