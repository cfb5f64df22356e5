/** Answers once, or for as long as somebody listens who accepts this. */
export const livePath = 'base/message/live'
export const streamType = 'text/event-stream'

/** What a page in sight is told as soon as it is so. */
export interface LiveNews {
  readonly unread: number
  /** Of the newest unread message; null where there is none. */
  readonly latest: string | null
}

/** Lines of `text/event-stream` (WHATWG HTML, section 9.2) that a server of ours writes: one line of data each, or a sign of life. */
export const lineOfNews = (news: LiveNews): string => `data: ${JSON.stringify(news)}\n\n`
export const signOfLife = ': \n\n'

/** The news in one such line; undefined where it has none. */
export function newsIn(line: string): LiveNews | undefined {
  if (!line.startsWith('data: ')) return undefined
  const { unread, latest } = JSON.parse(line.slice(6))
  return Number.isSafeInteger(unread) ? { unread, latest: latest ?? null } : undefined
}
