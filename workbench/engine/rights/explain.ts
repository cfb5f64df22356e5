import { queryOptions } from '@tanstack/react-query'
import { accessCalls } from '#domain/security/access/calls.ts'
import { ask } from '#workbench/http/ask.ts'

interface Asked {
  readonly resource: string
  readonly rowId: string
  readonly userId?: string | undefined
}

export const explanationQuery = ({ resource, rowId, userId }: Asked) =>
  queryOptions({
    queryKey: [resource, 'explain', rowId, userId ?? null],
    queryFn: () => ask(accessCalls.explain, { resource, rowId, userId }, { quiet: true }),
  })
