// Reading is quiet: the screen that asked shows what went wrong in its own place.
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { z } from 'zod'
import type { boxes, CaseActed } from '#domain/workflow/asked.ts'
import { type CaseTrace, workflowCalls } from '#domain/workflow/calls.ts'
import type { noticesAsked, objectionMade } from '#domain/workflow/notice-asked.ts'
import { noticeCalls } from '#domain/workflow/notice-calls.ts'
import type { phrasesSet } from '#domain/workflow/phrases-asked.ts'
import { phrasesCalls } from '#domain/workflow/phrases-calls.ts'
import type { pickableAsked, pickSet } from '#domain/workflow/pick-asked.ts'
import { pickCalls } from '#domain/workflow/pick-calls.ts'
import { processViewCalls } from '#domain/workflow/process-view-calls.ts'
import { ask } from '#workbench/http/ask.ts'

export type Box = (typeof boxes)[number]

/** Which case: by its id, or the latest about a row. */
export type WhichCase = { readonly id: string } | { readonly resource: string; readonly rowId: string }

export interface InboxQuestion {
  readonly box: Box
  readonly size: number
  readonly search?: string | undefined
  /** The code of a model; left out, of all processes. */
  readonly model?: string | undefined
}

/** Every key begins with what is forgotten when a case moves. */
export const casesKey = ['workflow'] as const

export const inboxQuery = (asked: InboxQuestion) =>
  queryOptions({
    queryKey: [...casesKey, 'inbox', asked],
    queryFn: () => ask(workflowCalls.inbox, asked, { quiet: true }),
    placeholderData: keepPreviousData,
  })

export const traceQuery = (which: WhichCase) =>
  queryOptions({
    queryKey: [...casesKey, 'trace', which],
    queryFn: () => ask(workflowCalls.trace, which, { quiet: true }),
  })

export const pictureQuery = (id: string) =>
  queryOptions({
    queryKey: [...casesKey, 'picture', id],
    queryFn: () => ask(workflowCalls.picture, { id }, { quiet: true }),
  })

export const previewQuery = (resource: string, rowId: string, revision: number) =>
  queryOptions({
    queryKey: [...casesKey, 'preview', resource, rowId, revision],
    queryFn: () => ask(workflowCalls.preview, { resource, rowId }, { quiet: true }),
  })

export const noticesQuery = (asked: z.input<typeof noticesAsked>) =>
  queryOptions({
    queryKey: [...casesKey, 'notices', asked],
    queryFn: () => ask(noticeCalls.page, asked, { quiet: true }),
    placeholderData: keepPreviousData,
  })

export const objectToNotice = (asked: z.input<typeof objectionMade>) => ask(noticeCalls.object, asked)

type Headers = Readonly<Record<string, string>>

export const actOnCase = (asked: CaseActed, headers: Headers): Promise<CaseTrace> =>
  ask(workflowCalls.act, asked, { headers })

/** Nobody waits for it, and nobody need know when it fails. */
export const noteRead = (id: string) => ask(workflowCalls.read, { id }, { quiet: true }).catch(() => null)

export const decideMany = (
  asked: {
    readonly tasks: readonly { readonly id: string; readonly task: string }[]
    readonly verb: 'approve' | 'reject'
    readonly comment?: string | undefined
  },
  headers: Headers,
) => ask(workflowCalls.decideMany, asked, { headers, quiet: true })

export const pickableQuery = (asked: z.input<typeof pickableAsked>) =>
  queryOptions({
    queryKey: [...casesKey, 'pickable', asked],
    queryFn: () => ask(pickCalls.pickable, asked, { quiet: true }),
    placeholderData: keepPreviousData,
  })

export const setPhrases = (asked: z.input<typeof phrasesSet>) => ask(phrasesCalls.set, asked)

export const setPick = (asked: z.input<typeof pickSet>) => ask(pickCalls.pick, asked)

export const columnsQuery = (resource: string) =>
  queryOptions({
    queryKey: [...casesKey, 'columns', resource],
    queryFn: () => ask(processViewCalls.columns, { resource }, { quiet: true }),
    staleTime: 60_000,
  })
