import { type LiveNews, livePath, newsIn, streamType } from '#domain/system/messages/live.ts'
import { http } from '#workbench/http/http.ts'

/** In milliseconds. The first line comes at once: later than this, a proxy keeps it back. */
const patience = 8_000
/** Longer than the server keeps a stream. */
const longest = 6 * 60_000
/** Before the first stream, while the page fetches what it shows; after a stream that ended well; after failures, twice as long each time; where there is no way through. */
const pauses = { before: 3_000, again: 1_000, first: 5_000, most: 5 * 60_000 }

interface Listener {
  readonly onNews: (news: LiveNews) => void
  /** Whether news come by themselves now; where they do not, the page asks by the clock. */
  readonly onLive: (live: boolean) => void
}

/**
 * Listens for news while the page is in sight, until it is stopped; a hidden page holds no connection. The token goes in a
 * header, as with every call, which `EventSource` could not send.
 */
export function listen({ onNews, onLive }: Listener): () => void {
  const stopped = new AbortController()
  const { signal } = stopped
  void (async () => {
    await pause(pauses.before, signal)
    for (let failures = 0; !signal.aborted; ) {
      await inSight(signal)
      const ended = await hear(signal, (news) => {
        failures = 0
        onLive(true)
        onNews(news)
      })
      onLive(false)
      if (ended) await pause(pauses.again * (1 + Math.random()), signal)
      else
        await pause(Math.min(pauses.first * 2 ** failures++, pauses.most) * (0.8 + Math.random() / 2), signal)
    }
  })()
  return () => stopped.abort()
}

/** One stream, to its end. False where it ended badly, or did not come through. */
async function hear(stopped: AbortSignal, onNews: (news: LiveNews) => void): Promise<boolean> {
  const over = new AbortController()
  const end = () => over.abort()
  const hide = () => document.hidden && end()
  const late = setTimeout(end, patience)
  stopped.addEventListener('abort', end)
  document.addEventListener('visibilitychange', hide)
  try {
    const headers = { Accept: streamType }
    const options = { as: 'stream', quiet: true, headers, signal: over.signal, timeout: longest } as const
    const stream = await http<ReadableStream<Uint8Array<ArrayBuffer>>>(livePath, options)
    for await (const line of linesOf(stream)) {
      const news = newsIn(line)
      if (!news) continue
      clearTimeout(late)
      onNews(news)
    }
    return true
  } catch {
    // A page that is hidden did not fail.
    return document.hidden
  } finally {
    clearTimeout(late)
    end()
    stopped.removeEventListener('abort', end)
    document.removeEventListener('visibilitychange', hide)
  }
}

async function* linesOf(stream: ReadableStream<Uint8Array<ArrayBuffer>>): AsyncGenerator<string> {
  const reader = stream.pipeThrough(new TextDecoderStream()).getReader()
  for (let kept = ''; ; ) {
    const { done, value } = await reader.read()
    if (done) return
    const lines = (kept + value).split('\n')
    kept = lines.pop() ?? ''
    yield* lines
  }
}

const inSight = (signal: AbortSignal) =>
  document.hidden ? once(document, 'visibilitychange', signal) : Promise.resolve()

const once = (target: EventTarget, event: string, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    target.addEventListener(event, () => resolve(), { once: true, signal })
    signal.addEventListener('abort', () => resolve(), { once: true })
  })

const pause = (ms: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(done, ms)
    signal.addEventListener('abort', done, { once: true })
    function done() {
      clearTimeout(timer)
      signal.removeEventListener('abort', done)
      resolve()
    }
  })
