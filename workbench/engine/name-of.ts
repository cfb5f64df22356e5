import type { AnyResource } from '#domain/kernel/resource.ts'
import type { AnyRow } from './row.ts'

/** What names a row; where that is a reference, the title of the row it points at. */
export const nameOf = ({ title, fields }: AnyResource, row: AnyRow): string =>
  String((fields[title].target ? row.labels?.[title] : row[title]) ?? '')
