import { queryOptions } from '@tanstack/react-query'
import { noticeCalls } from '#domain/system/notices/calls.ts'
import { ask } from '#workbench/http/ask.ts'

export const noticesPath = 'base/notice/mine'

export const ownNoticeQuery = (id: string) =>
  queryOptions({
    queryKey: ['base/notice/getOne', id],
    queryFn: () => ask(noticeCalls.one, { id }, { quiet: true }),
    staleTime: 0,
  })

export const tellRead = (id: string) => ask(noticeCalls.read, { id }, { quiet: true })
