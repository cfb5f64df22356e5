import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import {
  type CommandSent,
  type DoorEvent,
  type EventTaken,
  longestWait,
  mostEvents,
  type Outcome,
  type PersonSent,
  wordsOfCommand,
} from '#domain/system/door-wire.ts'
import { isSignedBy } from '#server/platform/doors/sign.ts'
import type { Controller } from './controller.ts'
import { keptLines } from './kept-lines.ts'
import { mayPass } from './may-pass.ts'
import type { Portal } from './portal.ts'
import { Rejected } from './portal.ts'
import { repeatedly } from './repeatedly.ts'
import type { GatewaySettings } from './settings.ts'

interface Done {
  readonly id: string
  /** Of the last time it was fetched. */
  readonly lease: string
  readonly state: Outcome
  readonly detail?: string
  readonly at: number
  /** Whether the portal has heard of it. */
  readonly told: boolean
}

const program = 'campus-gateway 1.0'
const beatMs = 30_000
/** Orders that were carried out are remembered for so long: the portal forgets them after seconds. */
const rememberMs = 3_600_000

interface Parts {
  readonly settings: GatewaySettings
  readonly portal: Portal
  readonly controller: Controller
  readonly say: (line: string) => void
}

/**
 * A gateway: tells the portal that its doors live and what happens at them, carries out orders, each once however often
 * it is sent, and keeps the list of who may pass. While the portal is away it goes on, and tells it all afterwards.
 */
export function startGateway({ settings, portal, controller, say }: Parts) {
  const { folder, doors, key } = settings
  mkdirSync(folder, { recursive: true })
  const events = keptLines<DoorEvent>(join(folder, 'events.ndjson'))
  const done = keptLines<Done>(join(folder, 'done.ndjson'))
  const people = keptLines<PersonSent>(join(folder, 'people.ndjson'))
  const moving = new Set<string>()

  /** Puts this in the place of what was known of the order, in one step: there is no moment at which nothing is known. */
  const know = (line: Done) =>
    done.keep(({ id, at, told }) => id !== line.id && (!told || Date.now() - at < rememberMs), line)

  function happened(event: Omit<DoorEvent, 'id' | 'at'>) {
    events.add({ id: crypto.randomUUID(), at: new Date().toISOString(), ...event })
    telling.now()
  }

  async function tell(signal: AbortSignal) {
    while (events.all.length > 0) {
      const batch = events.all.slice(0, mostEvents)
      const { results } = await portal<{ results: readonly EventTaken[] }>(
        'events',
        { events: batch },
        { signal },
      )
      for (const { id, state, message } of results)
        if (state === 'refused') say(`event ${id} refused: ${message}`)
      const told = new Set(batch.map(({ id }) => id))
      events.keep(({ id }) => !told.has(id))
    }
  }

  async function beat(signal: AbortSignal) {
    const { peopleVersion } = await portal<{ peopleVersion: number }>(
      'heartbeat',
      { program, doors: doors.map((door) => ({ door, online: true })) },
      { signal },
    )
    let since = people.all.reduce((last, { version }) => Math.max(last, version), 0)
    while (since < peopleVersion) {
      const news = await portal<{ version: number; people: readonly PersonSent[] }>(
        'people',
        { since },
        { signal },
      )
      if (news.people.length === 0) break
      const ids = new Set(news.people.map(({ id }) => id))
      people.keep(({ id }) => !ids.has(id))
      for (const person of news.people) people.add(person)
      await portal('peopleTaken', { version: news.version }, { signal })
      since = news.version
    }
  }

  async function serve(signal: AbortSignal) {
    // What came of orders while the portal was away, or before this start.
    for (const { id, told } of done.all) if (!told && !moving.has(id)) await tellOutcome(id)
    const asked = { wait: longestWait }
    const { commands } = await portal<{ commands: readonly CommandSent[] }>('commands', asked, {
      signal,
      wait: longestWait,
    })
    await Promise.all(commands.map(carryOut))
  }

  async function carryOut(command: CommandSent) {
    const { id, lease } = command
    if (!(await isSignedBy(key.secret, wordsOfCommand(command), command.signature)))
      return say(`order ${id} is not the portal's`)
    const before = done.all.find((each) => each.id === id)
    if (before) know({ ...before, lease, told: false })
    else if (Date.parse(command.expiresAt) < Date.now()) return
    else await open(command)
    if (!moving.has(id)) await tellOutcome(id)
  }

  async function open({ id, lease, door, channel, pulseMs }: CommandSent) {
    moving.add(id)
    // Written down before the strike moves: after a loss of power it is not moved a second time.
    done.add({ id, lease, state: 'unconfirmed', at: Date.now(), told: false })
    const came = await controller.open(id, channel, pulseMs)
    const { state, detail = undefined } = typeof came === 'string' ? { state: came } : came
    moving.delete(id)
    // Before the order is done with: that a door went open is not lost when the power goes between the two.
    if (state === 'confirmed') happened({ door, way: 'remote', result: 'passed' })
    know({ id, lease, state, ...(detail && { detail }), at: Date.now(), told: false })
    say(`order ${id} for ${door}: ${state}${detail ? ` (${detail})` : ''}`)
  }

  /** Not called off by a stop: the person who waits at the screen should hear of it. */
  async function tellOutcome(id: string) {
    const line = done.all.find((each) => each.id === id)
    if (!line) return
    const { lease, state, detail } = line
    try {
      await portal('outcome', { id, lease, state, ...(detail && { detail }) })
    } catch (error) {
      // The portal knows no such order, or can make nothing of it: it never will.
      if (!(error instanceof Rejected) || ![400, 404].includes(error.status)) throw error
      say(`outcome of ${id} refused: ${error.message}`)
    }
    know({ ...line, told: true })
  }

  const complain = (what: string) => (error: unknown) =>
    say(
      `${what}: ${error instanceof Rejected ? `${error.status} ${error.message}` : 'the portal does not answer'}`,
    )
  const telling = repeatedly(tell, 5_000, complain('events'))
  const beating = repeatedly(beat, beatMs, complain('heartbeat'))
  const serving = repeatedly(serve, 0, complain('orders'))

  return {
    /** Somebody holds a card to a door. Says whether it opened. */
    tap(door: string, card: string, direction: 'in' | 'out') {
      const passed = people.all.some(
        (person) => person.door === door && mayPass(person, card.toUpperCase(), new Date()),
      )
      happened({ door, way: 'card', card, direction, result: passed ? 'passed' : 'refused' })
      return passed
    },
    waiting: () => events.all.length,
    async stop() {
      await Promise.all([telling.stop(), beating.stop(), serving.stop()])
      await controller.rest()
    },
  }
}
