import type { Page } from '#domain/kernel/page.ts'
import type { Audience } from '#domain/kits/audience.ts'
import { http } from '#workbench/http/http.ts'

export interface Reader {
  readonly id: string
  readonly account: string
  readonly name: string
  readonly place: string | null
  readonly readAt: string | null
}

export interface PersonItem {
  readonly id: string
  readonly label: string
}

const post = <Answer>(call: string, body: object) =>
  http<Answer>(`system/notice/${call}`, { method: 'POST', body, quiet: true })

export const reachOf = (audience: Audience) => post<{ readonly count: number }>('reach', audience)
export const publish = (id: string) => post<{ readonly count: number }>('publish', { id })
export const withdraw = (id: string) => post('withdraw', { id })
export const remind = (id: string) => post<{ readonly count: number }>('remind', { id })

export const readersOf = (id: string, asked: { current: number; unread: boolean; keyword: string }) =>
  http<Page<Reader> & { readonly read: number }>('system/notice/receipts', {
    query: { id, current: asked.current, keyword: asked.keyword, ...(asked.unread && { unread: '1' }) },
    quiet: true,
  })

/** People by part of their name or account, or by their ids. */
export const people = (asked: { keyword?: string; ids?: string }) =>
  http<readonly PersonItem[]>('system/notice/people', { query: asked, quiet: true })
