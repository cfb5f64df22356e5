import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createActor, SimulatedClock } from 'xstate'
import type { VerificationEntry, Verified } from '#domain/claim/desk-calls.ts'
import { judge } from '#domain/claim/verdict.ts'
import { fail, ok } from '#domain/kernel/result.ts'
import { filled } from '#machines/ports.ts'
import { deliverJob } from './deliver-job.ts'
import { judgeTap } from './judge-tap.ts'
import { letIn } from './let-in.ts'
import { holds, keyOf, type Line } from './line.ts'
import { verifyDeskMachine } from './verify-desk.machine.ts'
import { entryOf, studentOf } from './verify-desk.model.ts'
import type { DeskCalls, VerifyDeskPorts } from './verify-desk.ports.ts'

const today = '2026-09-05'
const everybody = 6

/** A server that does each key once and lets each student in once, anyone who asks. */
function college() {
  const arrived = new Map<string, string>()
  const answers = new Map<string, Verified>()
  const undone = new Set<string>()
  /** How often each student was let in, less how often that was taken back. */
  const letIn = new Map<string, number>()
  const count = (id: string, by: number) => letIn.set(id, (letIn.get(id) ?? 0) + by)

  function verify(entry: VerificationEntry): Verified {
    const known = answers.get(entry.key)
    if (known) return known
    const id = 'id' in entry.who ? entry.who.id : ''
    const number = Number(id.slice(-2))
    // Of the last student the desk's copy is out of date.
    const listed = number === everybody ? undefined : { ...studentOf(number), arrived: arrived.has(id) }
    const { verdict, passes } = judge(listed, {}, today, false)
    if (passes) {
      arrived.set(id, entry.key)
      count(id, 1)
    }
    const answer: Verified = {
      key: entry.key,
      id: `of ${entry.key}`,
      verdict,
      passed: passes,
      overridden: false,
      student: listed ? studentOf(number) : null,
    }
    answers.set(entry.key, answer)
    return answer
  }

  function undo(key: string) {
    const answer = answers.get(key)
    if (!answer?.passed || undone.has(key)) return
    undone.add(key)
    const id = answer.student?.id ?? ''
    if (arrived.get(id) === key) arrived.delete(id)
    count(id, -1)
  }
  return { verify, undo, answers, undone, arrived, letIn }
}

type Net = 'up' | 'down' | 'reply-lost'

/** One desk, with a copy of the list to judge by or without: its page may crash at any time, what it has kept stays. */
function desk(server: ReturnType<typeof college>, hasCopy: boolean, pause: () => Promise<void>) {
  const kept = new Map<string, Line>()
  /** The last that was said to each tap, be it before a crash. */
  const said = new Map<string, Line>()
  const clock = new SimulatedClock()
  let tellings = 0
  let page = 0
  let net: Net = 'up'

  async function call<Value>(of: number, work: () => Value) {
    await pause()
    if (net === 'down' || of !== page) return fail({ type: 'silent' })
    const value = work()
    await pause()
    return net === 'up' && of === page ? ok(value) : fail({ type: 'silent' })
  }

  function open() {
    const of = ++page
    let writes = Promise.resolve()
    /** One after the other, and none of those that a crash was faster than. */
    const keep = (line: Line) => {
      writes = writes.then(pause).then(() => {
        if (of === page) kept.set(keyOf(line), line)
      })
      return writes
    }
    const calls: DeskCalls = {
      keep,
      verify: (entry) => call(of, () => server.verify(entry)),
      sync: (entries) => call(of, () => entries.map(server.verify)),
      undo: (key) =>
        call(of, () => {
          server.undo(key)
          return null
        }),
      judgeHere: async (entry, passed) => {
        if (!hasCopy) return null
        const student = studentOf(Number('id' in entry.who ? entry.who.id.slice(-2) : 0))
        const { verdict, passes } = judge({ ...student, arrived: passed.has(student.id) }, {}, today, false)
        return { verdict, passes, student }
      },
    }
    const ports: VerifyDeskPorts = {
      restore: async () => [...kept.values()],
      judge: judgeTap(calls),
      deliver: deliverJob(calls),
      override: letIn(calls),
    }
    const actor = createActor(verifyDeskMachine.provide({ actors: filled(ports) }), {
      clock,
      input: { repeat: () => 1_500 },
    })
    actor.on('keep', ({ line }) => void keep(line))
    actor.on('told', ({ line }) => {
      tellings++
      said.set(keyOf(line), line)
    })
    actor.start()
    return actor
  }
  let actor = open()

  return {
    clock,
    kept,
    said,
    tellings: () => tellings,
    lines: () => actor.getSnapshot().context.lines,
    send: (event: Parameters<typeof actor.send>[0]) => actor.send(event),
    turn(next: Net) {
      net = next
      if (next === 'up') actor.send({ type: 'FLUSH' })
    },
    crash() {
      actor.stop()
      actor = open()
    },
    isQuiet: () => actor.getSnapshot().matches({ open: { delivery: 'resting' } }),
  }
}

const act = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({ type: fc.constant('tap'), who: fc.integer({ min: 1, max: everybody }) }),
  },
  { weight: 2, arbitrary: fc.constant({ type: 'net', to: 'up' } as const) },
  { weight: 2, arbitrary: fc.constant({ type: 'net', to: 'down' } as const) },
  { weight: 2, arbitrary: fc.constant({ type: 'net', to: 'reply-lost' } as const) },
  { weight: 1, arbitrary: fc.constant({ type: 'crash' } as const) },
  { weight: 1, arbitrary: fc.constant({ type: 'undo' } as const) },
  { weight: 2, arbitrary: fc.constant({ type: 'wait' } as const) },
)
const acts = fc.array(fc.record({ at: fc.constantFrom(0, 1), act, turns: fc.integer({ min: 0, max: 12 }) }), {
  maxLength: 60,
})

const turn = () => new Promise<void>((resolve) => setImmediate(resolve))

describe('two desks, whatever the order of taps, drops, lost replies and crashes', () => {
  it('no tap is lost, none has two effects, and nothing said stands against the server unseen', async () => {
    await fc.assert(
      fc.asyncProperty(acts, fc.integer(), async (script, seed) => {
        const server = college()
        let state = seed >>> 0
        const pause = async () => {
          state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
          for (let left = state >>> 30; left > 0; left--) await Promise.resolve()
        }
        const desks = [desk(server, true, pause), desk(server, false, pause)] as const
        const taps = [0, 0]
        const takenBack = [new Set<string>(), new Set<string>()]
        const crashed = new Set<number>()
        let count = 0
        for (const { at, act, turns } of script) {
          const it = desks[at] ?? desks[0]
          if (act.type === 'tap' && 'who' in act) {
            const key = `00000000-0000-4000-8000-${String(++count).padStart(12, '0')}`
            it.send({ type: 'TAP', entry: entryOf(act.who, key), at: count * 2_000 })
            taps[at] = (taps[at] ?? 0) + 1
          } else if (act.type === 'net' && 'to' in act) it.turn(act.to)
          else if (act.type === 'crash') {
            // A tap is safe from the moment it is kept: until then nobody was told anything.
            it.crash()
            crashed.add(at)
          } else if (act.type === 'undo') {
            const last = it.lines().findLast(holds)
            if (!last) continue
            it.send({ type: 'UNDO', key: keyOf(last), reason: '认错了人' })
            takenBack[at]?.add(keyOf(last))
          } else it.clock.increment(10_000)
          for (let left = turns; left > 0; left--) await Promise.resolve()
        }
        for (const each of desks) each.turn('up')
        for (let round = 0; round < 40; round++) {
          await turn()
          for (const each of desks) if (each.isQuiet()) each.clock.increment(10_000)
        }

        for (const [at, each] of desks.entries()) {
          if (!crashed.has(at)) expect(each.tellings(), 'each tap was told of').toBe(taps[at])
          const lines = each.lines()
          const byKey = new Map(lines.map((line) => [keyOf(line), line]))
          for (const [key, told] of each.said) {
            const line = byKey.get(key)
            const answer = server.answers.get(key)
            expect(line?.delivered, `${key} arrived`).toBe(true)
            expect(answer, `${key} is with the server`).toBeDefined()
            const isTakenBack = line?.undo?.state === 'done'
            if (told.told?.passed && !answer?.passed && !isTakenBack)
              expect(line?.conflict, `${key} was let in`).toBe('not-passed')
            if (!told.told?.passed && answer?.passed && !isTakenBack)
              expect(line?.conflict, `${key} was sent away`).toBe('passed-unseen')
            if (isTakenBack && answer?.passed) expect(server.undone.has(key)).toBe(true)
          }
          if (!crashed.has(at))
            for (const key of takenBack[at] ?? []) expect(byKey.get(key)?.undo?.state).toBe('done')
          // What was kept is what is known, and nothing waits any more.
          for (const line of lines) {
            expect(line.delivered && line.undo?.state !== 'waiting').toBe(true)
            expect(each.kept.get(keyOf(line))).toEqual(line)
          }
        }
        for (const [id, times] of server.letIn) expect([id, times <= 1 && times >= 0]).toEqual([id, true])
        const known = new Set(desks.flatMap((each) => [...each.kept.keys()]))
        for (const key of server.answers.keys()) expect(known.has(key), `${key} is known here`).toBe(true)
      }),
      { numRuns: 300 },
    )
  }, 60_000)
})
