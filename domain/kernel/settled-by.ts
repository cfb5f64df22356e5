import type { AnyResource } from './resource.ts'
import type { Screen } from './screen.ts'

/** What a screen has settled of each of its rows, new ones too: of its `where`, single values of fields that a person fills. */
export const settledBy = ({ fields }: AnyResource, where: Screen['where']): Screen['where'] =>
  Object.fromEntries(
    Object.entries(where).filter(
      ([name, value]) => !value.includes(',') && name in fields && fields[name].presence !== 'system',
    ),
  )
