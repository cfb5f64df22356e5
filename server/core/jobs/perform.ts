import { Refused } from '#domain/kernel/refusal.ts'
import type { AppContext } from '#server/core/app-context.ts'
import { oneLine, scrubbed } from '#server/core/logs/one-line.ts'
import {
  beat,
  complete,
  fail,
  type Held,
  handBack,
  lease,
  mostAttempts,
  type Progress,
  tell,
} from './claim.ts'
import { type Handler, NotYet } from './handler.ts'

/** So long one beginning of a task may take, in milliseconds: anyone who is stuck does not hold it for ever. */
const longest = 30 * 60_000
/** Progress is written down so often, in milliseconds. */
const often = 1000

/** Does a task that was claimed, and writes down how it ended. It never throws. */
export async function perform(
  app: AppContext,
  held: Held,
  handler: Handler,
  patience = longest,
): Promise<void> {
  const hold = holding(app, held)
  try {
    const params = readParams(handler, held)
    const result = await within(patience, handler.run({ ...hold.work, app, task: held, params }))
    await hold.settled()
    await complete(app.db, held, result)
  } catch (error) {
    await hold.settled()
    const ahead = app.ahead?.() ?? 0
    const early = error instanceof NotYet
    const putDown = early
      ? handBack(app.db, held, ahead + error.early)
      : fail(app.db, held, faultOf(error), ahead)
    await putDown.catch((lost) =>
      app.log('error', 'a task could not be put down', { id: held.id, error: String(lost) }),
    )
    if (!early && !(error instanceof Refused))
      app.log('warn', 'a task failed', { id: held.id, kind: held.kind, error: wordsOf(error) })
  } finally {
    hold.end()
  }
}

/** Keeps the lease alive and carries progress to the database, one statement at a time and none that is waited for. */
function holding({ db, log }: AppContext, held: Held) {
  let lost = false
  let waiting: Progress | undefined
  let under: Promise<void> = Promise.resolve()
  let busy = false

  function write(step: () => Promise<boolean>) {
    if (busy || lost) return
    busy = true
    under = step()
      .then((mine) => {
        lost = !mine
      })
      .catch((error) => log('warn', 'a task could not say that it lives', { error: String(error) }))
      .finally(() => {
        busy = false
      })
  }

  function say() {
    const told = waiting
    waiting = undefined
    if (told) write(() => tell(db, held, told))
  }

  const beating = setInterval(() => write(() => beat(db, held)), (lease * 1000) / 3)
  const saying = setInterval(say, often)
  return {
    work: {
      progress(done: number, total: number | null, note?: string) {
        waiting = { done, total, note: note?.slice(0, 300) ?? null }
      },
      cancelled: () => lost,
    },
    /** The last word on progress has been written. */
    async settled() {
      clearInterval(saying)
      await under
      say()
      await under
    },
    end() {
      clearInterval(beating)
      clearInterval(saying)
      lost = true
    },
  }
}

/** What cannot be read will never be done. */
class Unreadable extends Error {}
class TooLong extends Error {}

function readParams(handler: Handler, { params, attempts }: Held): unknown {
  if (attempts > mostAttempts) throw new Unreadable('任务多次使执行进程意外退出，已停止重试')
  try {
    return handler.params.parse(JSON.parse(params))
  } catch {
    throw new Unreadable('任务参数无法识别')
  }
}

function within<Answer>(milliseconds: number, work: Promise<Answer>): Promise<Answer> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new TooLong('执行超过时限，已中止')), milliseconds)
  })
  return Promise.race([work, late]).finally(() => clearTimeout(timer))
}

const wordsOf = (error: unknown) =>
  oneLine(scrubbed(error instanceof Error ? error.message : String(error)), 1000)

/** A refusal is an answer, not an accident: asked again it would be the same. */
function faultOf(error: unknown) {
  const told = error instanceof Refused || error instanceof Unreadable || error instanceof TooLong
  return {
    error: wordsOf(error),
    note: told ? wordsOf(error).slice(0, 300) : '任务执行出错，请稍后重试或联系管理员',
    final: error instanceof Refused || error instanceof Unreadable,
  }
}
