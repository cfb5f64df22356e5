import type { SnapshotFrom } from 'xstate'
import type { DeviceState } from '#design-system/device-status/device-state.ts'
import { type FaultCode, isFault } from '#devices/fault.ts'
import { firstSights } from '#devices/model/card-tap.ts'
import { deviceSession } from '#devices/session/device-session.ts'
import type { sessionMachine } from '#devices/session/session.machine.ts'
import type { Recording } from '#devices/trace/recorder.ts'
import { type Listeners, listeners } from '#devices/transport/transport.ts'
import type { Acts, Drive, KeySource } from './drives/drive.ts'
import { driveOver } from './drives/wire.ts'
import type { DeviceEvent, Heard } from './heard.ts'
import type { Link } from './links/link.ts'
import { sessionWire } from './links/session-wire.ts'
import type { DeviceProfile } from './profile.ts'
import { recordedWire } from './recording.ts'
import type { Simulation } from './simulation/simulation.ts'

/** Somebody is proving which of several devices of one model this one is. */
export type Trial =
  /** The one at this place, counted from 0, of so many: it is the one if it is held a card to. */
  | { readonly by: 'tap'; readonly place: number; readonly of: number }
  /** The one that is plugged in next. */
  | { readonly by: 'plug' }

/** How a device is told from others of its model. Nothing that is heard meanwhile is told to anybody. */
export interface Telling {
  /** Whether a card or a code may be held to one after the other. */
  readonly mayTry: boolean
  /** Listens to the one at that place, counted round. */
  tryOne(place: number): Promise<void>
  /** Resolves when it was plugged in. */
  awaitPlug(): Promise<void>
  /** Given up, or done. */
  end(): void
}

/** How a device is, as a screen sees it. Another object only when something changed. */
export interface DeviceSnapshot {
  readonly state: DeviceState
  /** Why it is not online, for `faultKinds`. */
  readonly fault: FaultCode | null
  /** More of it: the code of a refusal, the tab that has the device. Never about a person. */
  readonly detail: string | null
  /** How the device names itself, once it has; empty for one that says nothing. */
  readonly device: string | null
  /** Errors of the line that were got over, since it was opened. */
  readonly lineErrors: number
  /** When it was last known to be well, in milliseconds since 1970. */
  readonly lastSeen: number | null
  /** What is under way to tell which one it is. */
  readonly trial: Trial | null
  /** Whether a card that was read lies on it still; false where the reader cannot tell. */
  readonly cardLies: boolean
  /** The latest first, 50 at most. */
  readonly events: readonly DeviceEvent[]
  /** What can be asked of it now. */
  readonly acts: Acts
}

export interface DeskDevice {
  readonly snapshot: () => DeviceSnapshot
  /** The first to listen starts the device, the last to go stops it. Events come bundled, states at once. */
  readonly subscribe: (listener: () => void) => () => void
  /** Each event as it comes, before anything is drawn. */
  readonly onEvent: Listeners<[DeviceEvent]>['add']
  connect(): void
  disconnect(): void
  /** Null for one of which there cannot be two, and while nobody listens. */
  readonly telling: () => Telling | null
  /** Null for a real one, and while nobody listens. */
  readonly simulation: () => Simulation | null
  /** What goes over its wire; null for one that speaks in no bytes, and while nobody listens. */
  readonly recording: () => Recording | null
}

const mostEvents = 50
/** Milliseconds in which events are gathered: a reader gone mad draws twenty times a second and no more. */
const gatherMs = 50
/** Milliseconds a port takes to close, by far. */
const partingMs = 1_000

const unstarted: DeviceSnapshot = {
  state: 'absent',
  fault: null,
  detail: null,
  device: null,
  lineErrors: 0,
  lastSeen: null,
  trial: null,
  cardLies: false,
  events: [],
  acts: {},
}

let lastId = 0

/** One device of this computer: runs for as long as a screen looks at it, and goes on by itself after every fault. */
export function deskDevice(
  profile: DeviceProfile,
  linkTo: (profile: DeviceProfile) => Link,
  keyFor: KeySource,
): DeskDevice {
  const changes = listeners<[]>()
  const heard = listeners<[DeviceEvent]>()
  let snapshot = unstarted
  let running: ReturnType<typeof run> | null = null
  let gathering: ReturnType<typeof setTimeout> | null = null
  let fresh: DeviceEvent[] = []

  function become(part: Partial<DeviceSnapshot>) {
    snapshot = { ...snapshot, ...part }
    changes.call()
  }

  function gather() {
    gathering = null
    const events = [...fresh.reverse(), ...snapshot.events].slice(0, mostEvents)
    fresh = []
    become({ events, lastSeen: Date.now() })
  }

  let first = firstSights()
  function hear(event: Heard, at: number) {
    if (isSeenAlready(event, first, at)) return
    lastId += 1
    const told = { ...event, id: lastId, at }
    heard.call(told)
    fresh.push(told)
    if (fresh.length > mostEvents) fresh.shift()
    gathering ??= setTimeout(gather, gatherMs)
  }

  function start() {
    first = firstSights()
    try {
      running = run(linkTo(profile), { profile, keyFor, hear, become })
    } catch (error) {
      if (!isFault(error)) throw error
      become({ state: 'refused', fault: error.code, detail: error.detail ?? null })
    }
  }

  function stop() {
    running?.stop()
    running = null
    if (gathering) clearTimeout(gathering)
    gathering = null
    fresh = []
    snapshot = unstarted
  }

  return {
    snapshot: () => snapshot,
    subscribe(listener) {
      const remove = changes.add(listener)
      if (changes.count === 1 && !running) start()
      return () => {
        remove()
        // Another screen, or the same one drawn anew, may take it over in the same breath.
        setTimeout(() => changes.count === 0 && stop())
      }
    },
    onEvent: heard.add,
    connect: () => (running ? running.connect() : start()),
    disconnect: () => running?.disconnect(),
    telling: () => running?.telling ?? null,
    simulation: () => running?.simulation ?? null,
    recording: () => running?.recording ?? null,
  }
}

interface Running {
  readonly profile: DeviceProfile
  readonly keyFor: KeySource
  readonly hear: (heard: Heard, at: number) => void
  readonly become: (part: Partial<DeviceSnapshot>) => void
}

function run(link: Link, { profile, keyFor, hear, become }: Running) {
  const { clock, ownership, simulation, apart } = link
  const { wire, recording } = recordedWire(link.wire, profile, clock)
  const key: KeySource = simulation?.key ? async () => simulation.key ?? new Uint8Array() : keyFor
  let drive: Drive | null = null
  let wanted = true
  let trial: Trial | null = null
  const session = deviceSession({
    transport: sessionWire(wire),
    clock,
    ownership,
    drive() {
      drive = driveOver(wire, {
        profile,
        clock,
        hear: (heard) => (trial ? proved() : hear(heard, clock.now())),
        place: (place) => become({ cardLies: place === 'lying' }),
        keyFor: key,
      })
      return drive
    },
  })
  const { actor } = session
  const before = actor.subscribe((now) => become(seen(now, trial ? null : drive)))

  /** A device that is there is used, unless somebody said not to. */
  async function look() {
    if (!(await link.granted().catch(() => false))) return
    actor.send({ type: 'GRANTED' })
    actor.send({ type: 'PLUGGED' })
    if (wanted) actor.send({ type: 'CONNECT' })
  }
  async function again() {
    wanted = true
    actor.send({ type: 'DISCONNECT' })
    await look()
  }

  /** Whatever it said, it is the one that somebody was asked to hold something to. */
  function proved() {
    apart?.prove()
    trial = null
    become({ trial, ...seen(actor.getSnapshot(), drive) })
  }

  const telling: Telling | null = apart
    ? {
        get mayTry() {
          return apart.mayTry
        },
        async tryOne(place) {
          trial = { by: 'tap', place: 0, of: 0 }
          become({ trial })
          const of = await apart.count()
          trial = { by: 'tap', place: of > 0 ? place % of : 0, of }
          become({ trial })
          apart.tryOne(trial.place)
          await again()
        },
        async awaitPlug() {
          const mine: Trial = { by: 'plug' }
          trial = mine
          become({ trial })
          apart.doubt()
          actor.send({ type: 'DISCONNECT' })
          await apart.plugged()
          if (trial !== mine) return
          apart.prove()
          trial = null
          become({ trial })
          await again()
        },
        end() {
          if (!trial) return
          trial = null
          become({ trial })
          apart.doubt()
          void again()
        },
      }
    : null

  const stopLooking = link.onPlugged(() => void look())
  void look()

  return {
    simulation,
    recording,
    telling,
    connect() {
      wanted = true
      void look()
    },
    disconnect() {
      wanted = false
      actor.send({ type: 'DISCONNECT' })
    },
    stop() {
      stopLooking()
      before.unsubscribe()
      session.stop()
      // It closes the port and gives the lock back first.
      setTimeout(link.end, partingMs)
    },
  }
}

/** What the machine knows, as a screen wants it. `lastSeen` stays what it was while the device is not well. */
function seen(
  { value, context }: SnapshotFrom<typeof sessionMachine>,
  drive: Drive | null,
): Partial<DeviceSnapshot> {
  const { fault, detail, device, lineErrors } = context
  const inner = typeof value === 'string' ? value : value.inUse
  const state = inner === 'backOff' && fault === 'device-lost' ? 'lost' : inner
  const used = state === 'online' || state === 'degraded'
  return {
    state,
    fault,
    detail,
    device,
    lineErrors,
    acts: used && drive ? drive.acts : {},
    ...(state === 'online' ? { lastSeen: Date.now() } : { cardLies: false }),
  }
}

/** The same card or code within a second and a half of its last sight is the same tap, however often it comes. */
function isSeenAlready(event: Heard, first: ReturnType<typeof firstSights>, at: number) {
  if (event.kind === 'card') return !first({ ...event.tap, at })
  if (event.kind !== 'scan') return false
  return !first({ uid: '', canonical: event.text, format: 'scan', weak: false, at })
}
