import type { AnyResource } from '#domain/kernel/resource.ts'
import type { AnyRow } from './row.ts'

type Writing = 'add' | 'update' | 'remove'

/** Whether rows of a resource are written on this screen at all, by anyone. */
export const isWritten = ({ writes }: Pick<AnyResource, 'writes'>, verb: Writing): boolean =>
  writes?.includes(verb) ?? true

/** Whether this person may do it to this row, here. */
export const mayWrite = (
  resource: Pick<AnyResource, 'writes'>,
  row: AnyRow | undefined,
  verb: Writing,
): boolean => isWritten(resource, verb) && (row?.can?.includes(verb) ?? false)
