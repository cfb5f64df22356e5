import { queryOptions } from '@tanstack/react-query'
import type { Explanation } from '#domain/security/explanation.ts'
import { http } from '#workbench/http/http.ts'

interface Asked {
  readonly resource: string
  readonly rowId: string
  readonly userId?: string | undefined
}

export const explanationQuery = ({ resource, rowId, userId }: Asked) =>
  queryOptions({
    queryKey: [resource, 'explain', rowId, userId ?? null],
    queryFn: () =>
      http<Explanation>('system/access/explain', { query: { resource, rowId, userId }, quiet: true }),
  })
