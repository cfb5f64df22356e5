import type { AppContext } from '#server/core/app-context.ts'
import { claim, type Held, handBack } from './claim.ts'
import type { Handler } from './handler.ts'
import { perform } from './perform.ts'
import { planAnew, tick } from './tick.ts'
import { onWork } from './wake.ts'

interface Options {
  /** By which others know this worker. */
  readonly name?: string
  readonly known?: Readonly<Record<string, Handler>>
}

/** How many tasks one worker does at a time: a long one does not hold up the short ones. */
const lanes = 2
/** How often it looks for work of others' making, in milliseconds. */
const pause = 1000
/** Work that was put into the queue in a transaction is seen when that has ended. */
const soon = 30
/** So long a task may take to end by itself when the worker must stop, in milliseconds. */
const grace = 5000

export interface Worker {
  /** Takes no more tasks, waits a little for those under way, and gives the rest back. */
  readonly stop: () => Promise<void>
}

/** Does the tasks of the queue until it is stopped. However many run on one database, each task is one worker's. */
export function startWorker(
  app: AppContext,
  { name = crypto.randomUUID(), known = app.jobHandlers }: Options = {},
): Worker {
  const held = new Map<Held, Promise<void>>()
  const kinds = Object.keys(known)
  let stopped = false
  /** Where the clock of a demo college stood when its schedules were planned last. */
  let planned = Number.POSITIVE_INFINITY
  let looking = false
  let timer: ReturnType<typeof setTimeout> | undefined

  async function look() {
    if (looking || stopped) return
    looking = true
    try {
      await keepToClock()
      await tick(app)
      while (held.size < lanes && !stopped && (await takeOne()));
    } catch (error) {
      app.log('warn', 'the worker could not look for tasks', { error: String(error).slice(0, 200) })
    } finally {
      looking = false
      again(pause)
    }
  }

  async function keepToClock() {
    if (!app.ahead) return
    const ahead = app.ahead()
    if (ahead < planned) await planAnew(app)
    planned = ahead
  }

  async function takeOne(): Promise<boolean> {
    const task = await claim(app.db, name, kinds, app.ahead?.())
    const handler = task && known[task.kind]
    if (!handler) return false
    const done = perform(app, task, handler).finally(() => {
      held.delete(task)
      again(0)
    })
    held.set(task, done)
    return true
  }

  function again(after: number) {
    clearTimeout(timer)
    if (!stopped) timer = setTimeout(() => void look(), after)
  }

  const deaf = onWork(() => again(soon))
  again(soon)
  return {
    async stop() {
      stopped = true
      deaf()
      clearTimeout(timer)
      const late = new Promise<void>((resolve) => setTimeout(resolve, grace).unref?.())
      await Promise.race([Promise.allSettled(held.values()), late])
      for (const task of held.keys()) await handBack(app.db, task).catch(() => {})
    },
  }
}
