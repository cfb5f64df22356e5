import type { Browser, CDPSession } from 'playwright'
import type { Wall } from './wall.ts'

declare const wall: Wall

export interface Run {
  readonly init: number
  readonly median: number
  readonly p95: number
  /** Milliseconds of the main thread for a refresh, script, layout and paint together. */
  readonly busy: number
  /** MB after so many refreshes, garbage collected. */
  readonly heap: Readonly<Record<0 | 100 | 500, number>>
  readonly nodes: Readonly<Record<0 | 500, number>>
}

/** Draws the eight panels of a page and gives them new figures 500 times, one frame each. */
export async function drive(browser: Browser, url: string): Promise<Run> {
  const context = await browser.newContext({ viewport: { width: 1920, height: 1080 } })
  const page = await context.newPage()
  const failed: string[] = []
  page.on('pageerror', (error) => failed.push(String(error)))
  await page.goto(url)
  const session = await context.newCDPSession(page)
  await session.send('Performance.enable')
  const init = await page.evaluate(() => wall.start())
  const refresh = (from: number, to: number) =>
    page.evaluate(
      async ([from = 0, to = 0]) => {
        const times: number[] = []
        for (let round = from; round < to; round++) {
          times.push(await wall.refresh(round))
          await new Promise(requestAnimationFrame)
        }
        return times
      },
      [from, to],
    )
  await page.waitForTimeout(500)
  const nodes = () => page.evaluate(() => document.querySelectorAll('*').length)
  const before = { heap: await heap(session), nodes: await nodes() }
  await refresh(1, 101)
  const warm = await heap(session)
  const busyBefore = await busy(session)
  const times = (await refresh(101, 501)).toSorted((one, other) => one - other)
  const worked = ((await busy(session)) - busyBefore) / times.length
  const at = (share: number) => times[Math.floor(times.length * share)] ?? 0
  const run = {
    init,
    median: at(0.5),
    p95: at(0.95),
    busy: worked,
    heap: { 0: before.heap, 100: warm, 500: await heap(session) },
    nodes: { 0: before.nodes, 500: await nodes() },
  }
  await context.close()
  if (failed.length > 0) throw new Error(failed.join('\n'))
  return run
}

async function heap(session: CDPSession) {
  for (let time = 0; time < 3; time++) await session.send('HeapProfiler.collectGarbage')
  const { usedSize } = await session.send('Runtime.getHeapUsage')
  return usedSize / 2 ** 20
}

async function busy(session: CDPSession) {
  const { metrics } = await session.send('Performance.getMetrics')
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000
}
