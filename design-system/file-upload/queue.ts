export interface Uploaded {
  readonly id: string
  readonly name: string
  /** Where it can be read; a picture is shown from there. */
  readonly url?: string
  /** Bytes. */
  readonly size?: number
}

export interface QueueItem {
  readonly key: string
  readonly file: File
  readonly state: 'waiting' | 'running' | 'paused' | 'failed' | 'done'
  /** Bytes that the server has; a resumed upload goes on from there. */
  readonly sent: number
  /** Why it failed, in words for the person. */
  readonly fault?: string
}

export type QueueEvent =
  | { readonly type: 'add'; readonly items: readonly { readonly key: string; readonly file: File }[] }
  | { readonly type: 'progress'; readonly key: string; readonly sent: number }
  | { readonly type: 'start' | 'done' | 'pause' | 'again' | 'remove'; readonly key: string }
  | { readonly type: 'fail'; readonly key: string; readonly fault: string }

const active = ({ state }: QueueItem) => state === 'waiting' || state === 'running'

/** The files under way after an event. One that was removed meanwhile takes no more news. */
export const advance = (queue: readonly QueueItem[], event: QueueEvent): readonly QueueItem[] => {
  if (event.type === 'add') {
    // What is done counts in the total only as long as something of the same lot is still under way.
    const kept = queue.some(active) ? queue : queue.filter(({ state }) => state !== 'done')
    return [...kept, ...event.items.map((item) => ({ ...item, state: 'waiting', sent: 0 }) as const)]
  }
  if (event.type === 'remove') return queue.filter(({ key }) => key !== event.key)
  return queue.map((item) => (item.key === event.key ? moved(item, event) : item))
}

type News = Exclude<QueueEvent, { type: 'add' }>

const moved = (item: QueueItem, event: News): QueueItem => {
  switch (event.type) {
    case 'start':
      return item.state === 'waiting' ? { ...item, state: 'running' } : item
    case 'progress':
      // A late word of a chunk must not take the bar back.
      return item.state === 'running'
        ? { ...item, sent: Math.min(Math.max(event.sent, item.sent), item.file.size) }
        : item
    case 'done':
      return { ...item, state: 'done', sent: item.file.size, fault: undefined }
    case 'pause':
      return active(item) ? { ...item, state: 'paused' } : item
    case 'fail':
      return item.state === 'running' ? { ...item, state: 'failed', fault: event.fault } : item
    case 'again':
      return item.state === 'paused' || item.state === 'failed'
        ? { ...item, state: 'waiting', fault: undefined }
        : item
    case 'remove':
      return item
  }
}

/** Which waiting files may begin, so that never more than `atOnce` run. */
export const nextOf = (queue: readonly QueueItem[], atOnce: number): readonly QueueItem[] => {
  const running = queue.filter(({ state }) => state === 'running').length
  return queue.filter(({ state }) => state === 'waiting').slice(0, Math.max(0, atOnce - running))
}

/** Bytes sent and to send of the lot, and how many files of it are done. */
export const totalOf = (queue: readonly QueueItem[]) => ({
  sent: queue.reduce((sum, { sent }) => sum + sent, 0),
  size: queue.reduce((sum, { file }) => sum + file.size, 0),
  done: queue.filter(({ state }) => state === 'done').length,
  count: queue.length,
})
