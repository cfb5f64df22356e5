import type { Clock } from '#devices/clock.ts'
import { listeners } from '#devices/transport/transport.ts'

/** The tab that has a device. */
export interface Tab {
  readonly title: string
  /** Of its address, so that one of two tabs of the same title is found. */
  readonly path: string
  /** Milliseconds since 1970. */
  readonly since: number
}

/** What the tabs of a browser say to each other: a BroadcastChannel. Anyone who speaks does not hear itself. */
export interface TabChannel {
  postMessage(message: unknown): void
  addEventListener(type: 'message', listener: (event: MessageEvent) => void): void
  removeEventListener(type: 'message', listener: (event: MessageEvent) => void): void
}

export interface Neighbours {
  /** The other tab that has the device, as far as it has said so; null while none has, or this one. */
  readonly holder: Tab | null
  onHolder(listener: (holder: Tab | null) => void): () => void
  /** Says from now on, to anyone who asks, that this tab has it. */
  announce(): void
  /** Says that it is free. */
  withdraw(): void
  /** Asks who has it; null when nobody answers in 150 ms, as a tab of another profile of the browser would not. */
  ask(): Promise<Tab | null>
  /** Hears no more. */
  end(): void
}

type Message =
  | { readonly device: string; readonly says: 'who' | 'free' }
  | { readonly device: string; readonly says: 'mine'; readonly tab: Tab }

const answerMs = 150

/** The other tabs of this browser, about one device. What they say is only shown: the lock alone decides. */
export function neighboursOf(
  device: string,
  {
    channel,
    clock,
    me,
  }: {
    readonly channel: TabChannel
    readonly clock: Clock
    readonly me: () => Pick<Tab, 'title' | 'path'>
  },
): Neighbours {
  const told = listeners<[Tab | null]>()
  let holder: Tab | null = null
  let mine: number | null = null

  function become(next: Tab | null) {
    if (next === holder) return
    holder = next
    told.call(holder)
  }
  const say = (message: Message) => channel.postMessage(message)
  const sayMine = () => {
    if (mine !== null) say({ device, says: 'mine', tab: { ...me(), since: mine } })
  }
  const hear = ({ data }: MessageEvent<Message>) => {
    if (data.device !== device) return
    if (data.says === 'who') sayMine()
    else become(data.says === 'mine' ? data.tab : null)
  }
  channel.addEventListener('message', hear)

  return {
    get holder() {
      return holder
    },
    onHolder: told.add,
    announce() {
      mine = clock.now()
      become(null)
      sayMine()
    },
    withdraw() {
      if (mine === null) return
      mine = null
      say({ device, says: 'free' })
    },
    ask: () =>
      new Promise((resolve) => {
        const done = (tab: Tab | null) => {
          stop()
          forget()
          resolve(tab)
        }
        const stop = told.add(done)
        const forget = clock.after(answerMs, () => done(holder))
        say({ device, says: 'who' })
      }),
    end: () => channel.removeEventListener('message', hear),
  }
}
