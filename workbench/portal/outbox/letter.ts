import { isObject } from '#workbench/http/storage/storage.ts'

/** What a form has sent while nobody could answer, as it is kept in this browser until somebody does. */
export interface Letter {
  /** Its `Idempotency-Key`: however often it goes out, it is done once. */
  readonly key: string
  readonly verb: 'add' | 'update'
  /** The name of the resource. */
  readonly resource: string
  /** What its rows are called; earlier releases did not keep it. */
  readonly label?: string
  /** The row that is changed, and the revision it was read at; null for a new one. */
  readonly row: { readonly id: string; readonly revision: number } | null
  /** What names the row, for the person to know it by. */
  readonly name: string
  /** As it stands in the form, for the form to be opened again. */
  readonly typed: Readonly<Record<string, unknown>>
  /** As it is sent. */
  readonly body: Readonly<Record<string, unknown>>
  /** By field, files that were never sent. Each becomes an id in `typed` and `body` before the rest goes out. */
  readonly files?: Readonly<Record<string, readonly File[]>>
  /** When it was submitted, ISO 8601. */
  readonly at: string
  /** When it last went out without an answer; null as long as it never did. */
  readonly tried: string | null
  /** `refused` and `doubtful` wait for the person, `waiting` for the line. */
  readonly state: 'waiting' | 'refused' | 'doubtful'
  /** Why, in the words of the server. */
  readonly message: string | null
}

/** What the browser gives back may be anything. */
export const isLetter = (kept: unknown): kept is Letter =>
  isObject(kept) &&
  ['key', 'verb', 'resource', 'name', 'at', 'state'].every((name) => typeof kept[name] === 'string') &&
  isObject(kept.typed) &&
  isObject(kept.body)

/** How many of its files are still to be sent. */
export const unsentFiles = ({ files = {} }: Letter): number => Object.values(files).flat().length
