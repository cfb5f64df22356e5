import { queryOptions } from '@tanstack/react-query'
import type { noticeCategories } from '#domain/system/notice.ts'
import { http } from '#workbench/http/http.ts'

export interface OwnNotice {
  readonly id: string
  readonly title: string
  readonly category: keyof typeof noticeCategories.labels
  readonly pinned: boolean
  readonly mustRead: boolean
  readonly publishedAt: string
  readonly publisher: string
  readonly readAt: string | null
}

export const noticesPath = 'base/notice/mine'

export const ownNoticeQuery = (id: string) =>
  queryOptions({
    queryKey: ['base/notice/getOne', id],
    queryFn: () =>
      http<OwnNotice & { readonly body: string; readonly attachments: string | null }>('base/notice/getOne', {
        query: { id },
        quiet: true,
      }),
    staleTime: 0,
  })

export const tellRead = (id: string) =>
  http('base/notice/read', { method: 'POST', body: { id }, quiet: true })
