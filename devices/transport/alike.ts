import { type Clock, sleep } from '#devices/clock.ts'
import { DeviceError } from '#devices/fault.ts'

/** What is plugged in, as far as the browser says. Of a port that is not of USB it says nothing. */
export interface Model {
  readonly vendor: number | null
  readonly product: number | null
}

/**
 * Which of several granted devices of one model is meant. Their place in the browser's list tells nothing: one that is
 * unplugged moves all behind it up by one.
 *
 * `only`: the one there is, for a model of which there is but one. `held`: the very one that was opened last, or plugged
 * in, which somebody has proved to be it. A number: the one at that place now, on trial until it is proved.
 */
export type Which = 'only' | 'held' | number

/** Milliseconds between two looks for a device that is plugged in. */
const lookMs = 250

export interface Alike<Device> {
  /**
   * The device meant, which is held from then on; undefined while none of the model is there. Rejects with
   * `which-device` where that is not known.
   */
  find(which: Which): Promise<Device | undefined>
  /** Resolves when one device of the model, and no other with it, has been plugged in: that one is held. */
  plugged(signal: AbortSignal): Promise<void>
}

/** The devices of one model, and which of them is held. `list` answers the same object for as long as one is plugged in. */
export function alikeIn<Device>(list: () => Promise<readonly Device[]>, clock: Clock): Alike<Device> {
  let held: Device | undefined

  function meant(all: readonly Device[], which: Which): Device | undefined {
    if (typeof which === 'number') return all[which]
    const known = which === 'only' ? all.length < 2 : held !== undefined && all.includes(held)
    if (!known && all.length > 0) throw new DeviceError('which-device')
    return which === 'only' ? all[0] : all.find((each) => each === held)
  }

  return {
    async find(which) {
      const found = meant(await list(), which)
      held = found ?? held
      return found
    },
    async plugged(signal) {
      for (let before = await list(); ; ) {
        await sleep(clock, lookMs, signal)
        const now = await list()
        const fresh = now.filter((each) => !before.includes(each))
        if (fresh.length === 1) {
          held = fresh[0]
          return
        }
        before = now
      }
    },
  }
}
