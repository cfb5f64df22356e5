import { createActor } from 'xstate'
import { filled } from '#machines/ports.ts'
import { deliverJob } from '#machines/verify-desk/deliver-job.ts'
import { judgeTap } from '#machines/verify-desk/judge-tap.ts'
import { letIn } from '#machines/verify-desk/let-in.ts'
import type { Line } from '#machines/verify-desk/line.ts'
import { verifyDeskMachine } from '#machines/verify-desk/verify-desk.machine.ts'
import type { DeskCalls, VerifyDeskPorts } from '#machines/verify-desk/verify-desk.ports.ts'
import { session } from '#workbench/account/session/session.ts'
import { deskCalls } from './calls.ts'
import { copyOf, type HeldCopy, nothingHeld } from './copy.ts'
import { keptLines } from './kept-lines.ts'

/** What the machine does not know of the desk. */
export interface DeskFacts extends HeldCopy {
  /** False where this browser keeps nothing: what waits lives as long as the page. */
  readonly keeps: boolean
}

/** Milliseconds between two questions for what has changed in the list, and while it is being prepared. */
const renewEvery = 180_000
const renewSoon = 10_000

/** The desk of one person in this page: it goes on sending what waits when its screen is left. */
function openDesk(account: string) {
  let facts: DeskFacts = { ...nothingHeld, keeps: true }
  const watchers = new Set<() => void>()
  function become(part: Partial<DeskFacts>) {
    facts = { ...facts, ...part }
    for (const tell of watchers) tell()
  }

  let isClosed = false
  const lines = keptLines(account)
  const copy = copyOf(account, become)
  const keep = (line: Line) =>
    lines.keep(line).then(
      () => void (facts.keeps || become({ keeps: true })),
      (error) => {
        become({ keeps: false })
        throw error
      },
    )
  const calls: DeskCalls = { ...deskCalls(account), keep, judgeHere: copy.judge }
  const ports: VerifyDeskPorts = {
    restore: async () => {
      await copy.restore()
      return lines.restore(Date.now()).catch((error) => {
        become({ keeps: false })
        throw error
      })
    },
    judge: judgeTap(calls),
    deliver: deliverJob(calls),
    override: letIn(calls),
  }
  const repeat = () => (facts.settings?.repeatSeconds ?? 1.5) * 1_000
  const actor = createActor(verifyDeskMachine.provide({ actors: filled(ports) }), { input: { repeat } })
  actor.on('keep', ({ line }) => void keep(line).catch(() => {}))

  let timer: ReturnType<typeof setTimeout> | undefined
  let rest = renewSoon
  /** Each failure is followed by twice the rest: every question for a list is on the record. */
  function restLonger() {
    const now = rest
    rest = Math.min(2 * rest, renewEvery)
    return now
  }
  async function renew() {
    clearTimeout(timer)
    const next = await copy.renew().then((isWhole) => {
      rest = renewSoon
      return isWhole ? renewEvery : renewSoon
    }, restLonger)
    clearTimeout(timer)
    if (!isClosed) timer = setTimeout(renew, next)
  }
  const online = () => {
    actor.send({ type: 'FLUSH' })
    void renew()
  }
  const offline = () => actor.send({ type: 'OFFLINE' })
  addEventListener('online', online)
  addEventListener('offline', offline)
  actor.start()
  if (navigator.onLine) void renew()
  else {
    offline()
    timer = setTimeout(renew, renewEvery)
  }

  return {
    actor,
    facts: () => facts,
    subscribe(tell: () => void) {
      watchers.add(tell)
      return () => void watchers.delete(tell)
    },
    close() {
      isClosed = true
      clearTimeout(timer)
      void copy.close()
      removeEventListener('online', online)
      removeEventListener('offline', offline)
      actor.stop()
    },
  }
}

let open: { readonly account: string; readonly desk: ReturnType<typeof openDesk> } | null = null

function close() {
  open?.desk.close()
  open = null
}

// Anyone who leaves takes their desk along; what waits is kept in the browser and goes on with their next sign-in.
session.subscribe(({ context }) => {
  if (open && open.account !== context.person?.account) close()
})

/** The desk of this person, opened when it is first asked for. */
export function deskOf(account: string) {
  if (open?.account === account) return open.desk
  close()
  open = { account, desk: openDesk(account) }
  return open.desk
}
