import type { AnyRow } from './row.ts'
import type { Values } from './values.ts'

/** Takes the changes of a row, its id and its revision to the server, with the key under which they are done once. */
export type SendChange = (
  changes: Values & Pick<AnyRow, 'id' | 'revision'>,
  headers: Readonly<Record<string, string>>,
) => Promise<AnyRow>
