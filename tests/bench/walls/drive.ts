import type { Browser, CDPSession } from 'playwright'
import type { WallShown } from '#domain/system/wall/screens.ts'
import type { WallPage } from './page.ts'

declare const wallPage: WallPage
declare const longTasks: number[]

export interface Run {
  /** Milliseconds from the navigation until all of it is on the screen. */
  readonly paint: number
  /** Milliseconds of the processor on the main thread until then. */
  readonly opening: number
  /** The same for new figures and the half second after them: script, layout, paint and what moves. */
  readonly refresh: number
  /** Tasks of more than 50 ms: while it opens, and while its figures change. */
  readonly long: readonly [number, number]
  /** Names of the scripts it fetched. */
  readonly scripts: readonly string[]
}

const turns = 8

/** Opens a page and gives it new figures, twice in a second. */
export async function drive(
  browser: Browser,
  url: string,
  viewport: { width: number; height: number },
  shown: WallShown,
): Promise<Run> {
  const context = await browser.newContext({ viewport })
  const page = await context.newPage()
  const failed: string[] = []
  page.on('pageerror', (error) => failed.push(String(error)))
  await page.addInitScript((shown) => {
    const tasks: number[] = []
    Object.assign(globalThis, { longTasks: tasks, wallShown: shown })
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) tasks.push(duration)
    }).observe({ type: 'longtask', buffered: true })
  }, shown)
  const session = await context.newCDPSession(page)
  await session.send('Performance.enable')
  await page.goto(url)
  await page.waitForFunction(() => 'wallPage' in globalThis)
  const paint = await page.evaluate(() => wallPage.painted)
  const opening = await worked(session)
  await page.waitForTimeout(500)
  const longBefore = await page.evaluate(() => longTasks.length)
  const before = await worked(session)
  await page.evaluate(async (turns) => {
    for (let turn = 1; turn <= turns; turn++) {
      wallPage.refresh(turn)
      await new Promise((resolve) => setTimeout(resolve, 500))
    }
  }, turns)
  const refresh = ((await worked(session)) - before) / turns
  const seen = await page.evaluate(() => ({
    long: longTasks.length,
    scripts: performance
      .getEntriesByType('resource')
      .map(({ name }) => new URL(name).pathname)
      .filter((name) => name.endsWith('.js')),
  }))
  await context.close()
  if (failed.length > 0) throw new Error(failed.join('\n'))
  return {
    paint,
    opening,
    refresh,
    long: [longBefore, seen.long - longBefore],
    scripts: seen.scripts,
  }
}

/** Milliseconds of the processor, which a busy machine does not make more. */
async function worked(session: CDPSession) {
  const { metrics } = await session.send('Performance.getMetrics')
  return (metrics.find(({ name }) => name === 'ThreadTime')?.value ?? 0) * 1000
}
