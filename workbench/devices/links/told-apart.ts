import { DeviceError } from '#devices/fault.ts'
import type { Which } from '#devices/transport/alike.ts'
import { modelOf } from '#workbench/devices/model.ts'
import type { DeviceProfile } from '#workbench/devices/profile.ts'

/**
 * How the device of a profile is told from others of its model. A proof holds for as long as the device stays plugged
 * in and the page lives: nothing of it can be kept.
 */
export interface Apart {
  /** How many of the model are there. */
  count(): Promise<number>
  /** Whether one may be opened on trial: not where one of them moves a door, even to find out that it is another. */
  readonly mayTry: boolean
  /** The next opening is a trial of the one at that place. */
  tryOne(place: number): void
  /** Resolves when one of the model has been plugged in, which is held then; rejects when it is waited for anew. */
  plugged(): Promise<void>
  /** What was opened or plugged in last is the one. */
  prove(): void
  /** Nobody knows. */
  doubt(): void
}

export interface Surroundings {
  /** The devices of this computer. */
  readonly others: () => readonly DeviceProfile[]
  /** Models of which there has been more than one at a time. */
  readonly seen: { has(model: string): boolean; add(model: string): void }
  readonly count: () => Promise<number>
  readonly plugged: () => Promise<void>
  /** Called when it becomes known which one it is, or unknown. */
  readonly changed?: (isProved: boolean) => void
}

/** What somebody has proved of a profile, for as long as the page lives. */
const proofs = new Map<string, Which>()

/** Also says which one the next opening means; that rejects with `which-device` where nobody has proved it. */
export function toldApart(profile: DeviceProfile, { others, seen, count, plugged, changed }: Surroundings) {
  const model = modelOf(profile) ?? ''
  const key = `${profile.id} ${model}`
  const alike = () => others().filter((other) => other.id !== profile.id && modelOf(other) === model)

  async function which(): Promise<Which> {
    if ((await count()) > 1) seen.add(model)
    const proof = proofs.get(key)
    if (proof !== undefined) return proof
    if (seen.has(model) || alike().length > 0) throw new DeviceError('which-device')
    return 'only'
  }

  function become(proof: Which | null) {
    if (proof === null) proofs.delete(key)
    else proofs.set(key, proof)
    changed?.(proof === 'held')
  }

  const apart: Apart = {
    count,
    get mayTry() {
      return [profile, ...alike()].every(({ purpose }) => purpose !== 'relay')
    },
    tryOne: become,
    plugged,
    prove: () => become('held'),
    doubt: () => become(null),
  }
  return { which, apart }
}
