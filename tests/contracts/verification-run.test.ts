import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { createActor, waitFor } from 'xstate'
import { manualClock } from '#devices/sim/manual-clock.ts'
import type { VerificationEntry } from '#domain/claim/desk-calls.ts'
import { fail, ok } from '#domain/kernel/result.ts'
import { checkDigit } from '#domain/kits/resident-id.ts'
import { filled } from '#machines/ports.ts'
import { deliverJob } from '#machines/verify-desk/deliver-job.ts'
import { judgeTap } from '#machines/verify-desk/judge-tap.ts'
import { letIn } from '#machines/verify-desk/let-in.ts'
import { keyOf, type Line, waits } from '#machines/verify-desk/line.ts'
import { verifyDeskMachine } from '#machines/verify-desk/verify-desk.machine.ts'
import type { CallFault, DeskCalls, VerifyDeskPorts } from '#machines/verify-desk/verify-desk.ports.ts'
import type { Admitted } from '#tests/support/admitted.ts'
import { oneEngine } from '#tests/support/database.ts'
import { cheapStretching } from '#tests/support/stretching.ts'
import { isLong } from '#tests/support/tier.ts'
import { deskOn } from '#tests/support/verify-desk.ts'
import { lookUp } from '#workbench/areas/claim/verify-desk/roster.ts'
import { meantBy } from '#workbench/areas/claim/verify-desk/tap.ts'
import { deskDevice } from '#workbench/devices/desk-device.ts'
import { nobodyElse } from '#workbench/devices/links/link.ts'
import type { DeviceProfile } from '#workbench/devices/profile.ts'
import { sampleIdCard } from '#workbench/devices/simulation/sample-cards.ts'
import { simulate } from '#workbench/devices/simulation/simulate.ts'

const students = isLong ? 1_000 : 150
/** Of each, spread over the run and never at the same student. */
const mishaps = isLong ? 20 : 3
const every = students / mishaps

const profile: DeviceProfile = {
  id: 'run',
  name: '一号窗口身份证阅读器',
  purpose: 'id-card',
  driver: 'id-card-reader',
  link: 'simulator',
}

/** The network between this desk and the server. `deaf`: what is sent arrives, and no answer comes back. */
type Net = 'up' | 'down' | 'deaf'

describe.each(oneEngine)('many students at one desk on %s', (engine) => {
  const { call, admitted, arrivalOf, college, list, prepared } = deskOn(engine)
  let people: readonly Admitted[]
  beforeAll(async () => {
    people = await admitted(
      Array.from({ length: students }, (_, at) => ({ name: `新生${at}`, idNo: idNoOf(at) })),
    )
    await prepared()
  })

  it('F-25 unplugs and drops of the network lose nobody and count nobody twice', async () => {
    const clock = manualClock(college.now())
    let net: Net = 'up'
    const kept = new Map<string, Line>()
    const asking = new Set<Promise<unknown>>()
    const asked: Call = (...asks) => {
      const answer: ReturnType<Call> = call(...asks).finally(() => asking.delete(answer))
      asking.add(answer)
      return answer
    }
    const calls = deskCalls(asked, () => net, kept, lookUp(await list(), cheapStretching.stretch).judge)
    const actor = createActor(
      verifyDeskMachine.provide({
        actors: filled<VerifyDeskPorts>({
          restore: async () => [],
          judge: judgeTap(calls),
          deliver: deliverJob(calls),
          override: letIn(calls),
        }),
      }),
      { input: { repeat: () => 1_500 } },
    )
    actor.on('keep', ({ line }) => void kept.set(keyOf(line), line))
    actor.start()
    await waitFor(actor, (state) => state.matches('open'))

    const simulation = simulate(profile, clock)
    const { wire } = simulation
    const link = { wire, clock, simulation, ownership: nobodyElse, granted: async () => true }
    const device = deskDevice(
      profile,
      () => ({ ...link, onPlugged: simulation.onPlugged, end() {} }),
      () => Promise.reject(new Error('nobody asked for a key')),
    )
    const toldOf: Line[] = []
    actor.on('told', ({ line }) => toldOf.push(line))
    device.onEvent((event) => {
      const meant = meantBy(event, '东门 1 号台')
      if ('entry' in meant) actor.send({ type: 'TAP', ...meant })
    })
    const stop = device.subscribe(() => {})
    /** The desk's clock stands still while the server works. */
    async function turn() {
      await Promise.allSettled(asking)
      await new Promise((resolve) => setTimeout(resolve))
    }
    await turn()
    await clock.pass(500)

    /** Holds the card there until the desk has said something, as a person does. */
    async function present(at: number) {
      const { idNo } = people[at] as Admitted
      const before = toldOf.length
      simulation.present({ kind: 'id-card', card: { ...sampleIdCard, name: `新生${at}`, number: idNo } })
      for (let waited = 0; waited < 200 && toldOf.length === before; waited++) {
        await clock.pass(50)
        await turn()
      }
      // It is taken away again.
      await clock.pass(2_100)
      return toldOf.length > before
    }

    const unplugged = new Set<number>()
    const dropped = new Set<number>()
    for (let at = 0; at < students; at++) {
      if (at % every === 10) {
        net = dropped.size % 2 ? 'deaf' : 'down'
        dropped.add(at)
      }
      if (at % every === 16) {
        net = 'up'
        actor.send({ type: 'FLUSH' })
      }
      if (at % every === 30) {
        unplugged.add(at)
        const { idNo } = people[at] as Admitted
        // In the middle of being read: the first answer takes some of these milliseconds.
        simulation.present({ kind: 'id-card', card: { ...sampleIdCard, name: `新生${at}`, number: idNo } })
        await clock.pass(unplugged.size * 15)
        simulation.cable?.unplug()
        await clock.pass(2_500)
        expect(device.snapshot().state).not.toBe('online')
        simulation.cable?.plug()
        await clock.pass(6_000)
        await turn()
      }
      const isSaid = toldOf.some((line) => isOf(line, people[at]))
      if (!isSaid) expect(await present(at), `card ${at} was heard`).toBe(true)
    }
    net = 'up'
    actor.send({ type: 'FLUSH' })
    await waitFor(actor, ({ context }) => !context.lines.some(waits), { timeout: 30_000 })
    stop()
    const { lines } = actor.getSnapshot().context
    actor.stop()

    expect([unplugged.size, dropped.size]).toEqual([mishaps, mishaps])
    // Nobody was lost: each was told to pass, the server has each, and nothing waits any more.
    expect(lines.filter(({ told }) => told?.passed)).toHaveLength(students)
    expect(lines.filter(({ conflict }) => conflict !== null)).toEqual([])
    expect([...kept.values()].filter(waits)).toEqual([])
    for (const { id } of [people[0], people[10], people[30], people[students - 1]] as Admitted[])
      expect(await arrivalOf(id)).toBe('arrived')
    // Nobody counts twice.
    const { rows } = await sql<{ passes: number; whom: number; taps: number }>`
      select count(*) filter (where passed)::int as passes, count(distinct admitted_id)::int as whom,
        count(*)::int as taps from claim_verification where tenant_id = ${college.tenantId}`.execute(
      college.app().db,
    )
    expect(rows[0]).toEqual({ passes: students, whom: students, taps: lines.length })
  }, 240_000)
})

/** A number as a card has it, of a region that does not exist. */
function idNoOf(at: number): string {
  const first = `99${String(at).padStart(4, '0')}20080315002`
  return first + checkDigit(first)
}

const isOf = ({ entry: { who } }: Line, person: Admitted | undefined) =>
  'idNo' in who && who.idNo === person?.idNo

type Call = ReturnType<typeof deskOn>['call']

function deskCalls(
  call: Call,
  net: () => Net,
  kept: Map<string, Line>,
  judgeHere: DeskCalls['judgeHere'],
): DeskCalls {
  async function asked<Value>(name: string, body: object) {
    if (net() === 'down') return fail<CallFault>({ type: 'silent' })
    const { status, data, msg } = await call(name, body)
    if (net() === 'deaf' || status >= 500) return fail<CallFault>({ type: 'silent' })
    return status < 300 ? ok(data as Value) : fail<CallFault>({ type: 'refused', message: msg })
  }
  return {
    keep: async (line) => void kept.set(keyOf(line), line),
    verify: (entry: VerificationEntry) => asked('verify', entry),
    sync: (entries) => asked('sync', { entries }),
    undo: (key, reason) => asked('undoOwn', { key, reason }),
    judgeHere,
  }
}
