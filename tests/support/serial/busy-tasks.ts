import type { Page } from 'playwright'

interface TraceEvent {
  readonly name: string
  readonly tid: number
  readonly pid: number
  /** Processor time in microseconds. */
  readonly tdur?: number
  readonly args: { readonly name?: string }
}

/**
 * Does the work, and answers the processor time of every task of the page's main thread meanwhile, in milliseconds.
 * What the browser itself calls a long task counts the clock on the wall, and so what the machine gave to others.
 */
export async function busyTasks<Answer>(page: Page, work: () => Promise<Answer>) {
  const session = await page.context().newCDPSession(page)
  const events: TraceEvent[] = []
  session.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as TraceEvent[])))
  await session.send('Tracing.start', {
    traceConfig: { includedCategories: ['toplevel', 'disabled-by-default-devtools.timeline'] },
  })
  const answer = await work()
  const complete = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve))
  await session.send('Tracing.end')
  await complete
  const main = events.filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain')
  const isMain = ({ pid, tid }: TraceEvent) => main.some((thread) => thread.pid === pid && thread.tid === tid)
  const tasks = events.filter((event) => event.name === 'RunTask' && isMain(event))
  return { answer, tasks: tasks.map(({ tdur = 0 }) => tdur / 1_000) }
}
