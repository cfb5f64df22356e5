import { type Clock, sleep } from '#devices/clock.ts'
import { faultKinds, isFault } from '#devices/fault.ts'
import type { DoorRelay } from '#devices/pulse.ts'
import { isSettled } from '#domain/system/door-command.ts'
import type { Ordered, Progress } from '#domain/system/door-order.ts'

/** How an order goes, as a person is shown it: `opened` on the word of the device alone. */
export interface Going {
  readonly state: 'ready' | 'sending' | 'unconfirmed' | 'opened' | 'refused'
  readonly reason?: string
}

export interface Means {
  readonly order: () => Promise<Ordered>
  readonly start: (id: string) => Promise<void>
  readonly outcome: (
    id: string,
    state: 'confirmed' | 'unconfirmed' | 'refused',
    detail?: string,
  ) => Promise<void>
  readonly progress: (id: string) => Promise<Progress>
  /** Beside this page, when one is connected. */
  readonly relay: Pick<DoorRelay, 'open'> | null
  readonly clock: Clock
}

/** How often the server is asked how far an order is, in milliseconds. */
const look = 500

const shownAs = {
  confirmed: { state: 'opened' },
  unconfirmed: { state: 'unconfirmed' },
  refused: { state: 'refused', reason: '设备拒绝了开门指令' },
  expired: { state: 'refused', reason: '有效期内没有送达设备' },
} as const satisfies Record<string, Going>

const wordsOf = (error: unknown) =>
  isFault(error) ? faultKinds[error.code].sentence : error instanceof Error ? error.message : ''

/**
 * Opens a door by an order of the server: through its gateway, or with the relay beside this page. Never rejects;
 * tells how it goes, and last what came of it.
 */
export async function carryOut(means: Means, show: (going: Going) => void): Promise<Going> {
  show({ state: 'sending' })
  const end = await ordered(means).catch((error): Going => ({ state: 'refused', reason: wordsOf(error) }))
  show(end)
  return end
}

async function ordered(means: Means): Promise<Going> {
  const given = await means.order()
  if (given.relay === 'gateway' || given.repeated) return followed(means, given.id)
  if (!means.relay) return { state: 'refused', reason: '请先连接继电器' }
  await means.start(given.id)
  return driven(means, means.relay, given)
}

async function followed({ progress, clock }: Means, id: string): Promise<Going> {
  for (;;) {
    const { state, detail } = await progress(id)
    if (isSettled(state)) {
      const shown = shownAs[state as keyof typeof shownAs]
      return shown.state === 'refused' && detail ? { ...shown, reason: detail } : shown
    }
    await sleep(clock, look)
  }
}

/** What the relay says first decides; that it is let go again afterwards is its own care. */
async function driven(
  { outcome }: Means,
  relay: Pick<DoorRelay, 'open'>,
  { id, output, pulseMs }: Ordered,
): Promise<Going> {
  const end = await new Promise<Going>((resolve) => {
    relay
      .open({ id, output, pulseMs }, (state) => {
        if (state === 'opened' || state === 'unconfirmed') resolve({ state })
      })
      // Why it was refused is said by what it rejects with.
      .catch((error) =>
        resolve(
          isFault(error, 'device-refused') ? shownAs.refused : { state: 'refused', reason: wordsOf(error) },
        ),
      )
  })
  const told = end.state === 'opened' ? 'confirmed' : end.state === 'unconfirmed' ? 'unconfirmed' : 'refused'
  // Left untold, the server calls it unconfirmed by itself.
  await outcome(id, told, end.reason).catch(() => {})
  return end
}
