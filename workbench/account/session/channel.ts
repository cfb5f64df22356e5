import type { SignedInPerson } from '#machines/session/session.ports.ts'

/** What one tab tells the others of the same browser. */
export type TabNews =
  | { readonly type: 'signed-in'; readonly person: SignedInPerson }
  | { readonly type: 'signed-out' }
  | { readonly type: 'renewed' }
  | { readonly type: 'locked' }
  | { readonly type: 'unlocked' }

export interface TabChannel {
  tell(news: TabNews): void
}

/** A browser that cannot do it has tabs that learn the news from the next answer of the server. */
export function openTabChannel(hear: (news: TabNews) => void): TabChannel {
  if (typeof BroadcastChannel === 'undefined') return { tell: () => {} }
  const channel = new BroadcastChannel('campus-session')
  channel.onmessage = ({ data }: MessageEvent<TabNews>) => hear(data)
  return { tell: (news) => channel.postMessage(news) }
}
