import { queryOptions } from '@tanstack/react-query'
import { http } from '#workbench/http/http.ts'

export interface Way {
  readonly role: string
  readonly permitted: boolean
  readonly leads: boolean
  readonly grants: readonly { readonly label: string; readonly through: readonly string[] }[]
}

interface Explanation {
  readonly user: string
  readonly row: string
  readonly visible: boolean
  readonly ways: readonly Way[]
  readonly opened: readonly string[]
  readonly verbs: readonly { readonly label: string; readonly may: boolean }[]
}

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
