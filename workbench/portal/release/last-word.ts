import { HttpFailure } from '#workbench/http/failure.ts'
import { notify } from '#workbench/http/notices.ts'
import { isMissingPart } from './recover.ts'

/** What broke and no screen answers for is said to the person: no press stays without a word. */
export function startLastWord(page: EventTarget = window, say: (words: string) => void = notify) {
  const heard = (event: Event) => {
    const words = wordsOf((event as PromiseRejectionEvent).reason)
    if (words) say(words)
  }
  page.addEventListener('unhandledrejection', heard)
  return () => page.removeEventListener('unhandledrejection', heard)
}

function wordsOf(reason: unknown) {
  if (reason instanceof HttpFailure) return reason.type === 'aborted' ? null : reason.message
  if (reason instanceof DOMException && reason.name === 'AbortError') return null
  return isMissingPart(reason) ? '网络连接错误' : '操作没有完成，请重试'
}
