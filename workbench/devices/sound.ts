import { isObject, local } from '#workbench/http/storage/storage.ts'

/** What is said without words: it went through, it did not, somebody should look. */
export type Cue = 'pass' | 'reject' | 'attention'

/** Hertz, when it begins and how long it sounds, in seconds. Told apart by their course, not by their pitch alone. */
const tones: Readonly<Record<Cue, readonly (readonly [hertz: number, at: number, lasts: number])[]>> = {
  pass: [
    [880, 0, 0.09],
    [1_320, 0.1, 0.16],
  ],
  reject: [
    [220, 0, 0.18],
    [220, 0.24, 0.18],
    [165, 0.48, 0.3],
  ],
  attention: [
    [660, 0, 0.12],
    [660, 0.2, 0.12],
  ],
}

/** Of 1; a desk stands beside other desks. */
const loudness = 0.25

interface Setting {
  readonly muted: boolean
}
const isSetting = (value: unknown): value is Setting => isObject(value) && typeof value.muted === 'boolean'

/** Whether this computer is to keep silent. */
export const isMuted = () => local.read('deskSound', isSetting)?.muted ?? false
export const mute = (muted: boolean) => local.write('deskSound', { muted } satisfies Setting)

let context: AudioContext | null = null

/** Whether the browser lets this page be heard: it wants one click or key first. */
export const mayBeHeard = () =>
  context?.state === 'running' || navigator.userActivation?.hasBeenActive === true

/** Sounds at once. Silent when muted, as long as nobody has touched the page, and where nothing can be heard. */
export function play(cue: Cue) {
  if (isMuted() || !mayBeHeard()) return
  try {
    sound(cue)
  } catch {
    // A computer without a sound card, or a browser out of them: the work that it would have told of is done.
  }
}

function sound(cue: Cue) {
  context ??= new AudioContext()
  const { currentTime, destination } = context
  void context.resume().catch(() => {})
  for (const [hertz, at, lasts] of tones[cue]) {
    const tone = context.createOscillator()
    const volume = context.createGain()
    const begins = currentTime + at
    tone.frequency.value = hertz
    // Switched on and off at full height, a tone clicks.
    volume.gain.setValueAtTime(0, begins)
    volume.gain.linearRampToValueAtTime(loudness, begins + 0.01)
    volume.gain.setValueAtTime(loudness, begins + lasts - 0.02)
    volume.gain.linearRampToValueAtTime(0, begins + lasts)
    tone.connect(volume).connect(destination)
    tone.start(begins)
    tone.stop(begins + lasts)
  }
}
