import type { Audience } from '#domain/kits/audience.ts'
import { noticeCalls } from '#domain/system/notices/calls.ts'
import { ask } from '#workbench/http/ask.ts'

const quiet = { quiet: true }

export const countReaders = (audience: Audience) => ask(noticeCalls.reach, audience, quiet)

export const readersOf = (id: string, asked: { current: number; unread: boolean; keyword: string }) =>
  ask(
    noticeCalls.receipts,
    { id, current: asked.current, keyword: asked.keyword, ...(asked.unread && { unread: '1' }) },
    quiet,
  )

/** People by part of their name or account, or by their ids. */
export const people = (asked: { keyword?: string; ids?: string }) => ask(noticeCalls.people, asked, quiet)
