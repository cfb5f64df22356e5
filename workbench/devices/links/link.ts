import { type Clock, realClock } from '#devices/clock.ts'
import { neighboursOf } from '#devices/session/neighbours.ts'
import { type Ownership, ownershipOf } from '#devices/session/ownership.ts'
import type { Wire } from '#workbench/devices/drives/wire.ts'
import type { Simulation } from '#workbench/devices/simulation/simulation.ts'
import type { Apart } from './told-apart.ts'

/** A profile's way to its device, for as long as somebody wants it. */
export interface Link {
  readonly wire: Wire
  /** The time that goes on while the page is hidden, where there is such. */
  readonly clock: Clock
  readonly ownership: Ownership
  /** Whether the browser lets this page use the device, and it is there. */
  granted(): Promise<boolean>
  /** Something was plugged in: perhaps ours. Returns the way to stop listening. */
  onPlugged(listener: () => void): () => void
  readonly simulation: Simulation | null
  /** None for what there cannot be two of. */
  readonly apart?: Apart
  end(): void
}

/** A keyboard is where the focus is, and a simulated device in this page alone: nobody takes them away. */
export const nobodyElse: Ownership = { take: async () => {}, freed: async () => {}, give: () => {} }

/** This page alone has it, of all tabs of this browser; the others are told which one that is. */
export function ownedAlone(profile: string): { readonly ownership: Ownership; readonly letGo: () => void } {
  const channel = new BroadcastChannel('devices')
  const me = () => ({ title: document.title, path: location.pathname })
  const neighbours = neighboursOf(profile, { channel, clock: realClock, me })
  return {
    ownership: ownershipOf(profile, navigator.locks, neighbours),
    letGo() {
      neighbours.end()
      channel.close()
    },
  }
}
