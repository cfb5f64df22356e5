import type { Browser, CDPSession, Page } from 'playwright'

export interface Run {
  readonly firstRow: number
  /** MB of live objects, the rows themselves among them. */
  readonly heap: number
  readonly median: number
  readonly p95: number
  readonly dropped: number
  /** Frames that were seen, so that nobody takes a standstill for smoothness. */
  readonly frames: number
  /** Milliseconds of the main thread for each second at the wheel: what other pages and the battery feel. */
  readonly busy: number
}

const seconds = 5
/** Pixels a second: a strong hand at the wheel. */
const speed = 3000
const perfect = 1000 / 60

/** Mounts a page's table over so many rows and turns the wheel over it. */
export async function drive(browser: Browser, url: string, count: number): Promise<Run> {
  const context = await browser.newContext({ viewport: { width: 1366, height: 768 } })
  const page = await context.newPage()
  await page.goto(url)
  const session = await context.newCDPSession(page)
  await page.evaluate((count) => stage.fill(count), count)
  await session.send('HeapProfiler.collectGarbage')
  await page.waitForTimeout(300)
  const firstRow = await page.evaluate(() => stage.start())
  await page.waitForTimeout(700)
  await session.send('HeapProfiler.collectGarbage')
  const { usedSize } = await session.send('Runtime.getHeapUsage')
  const busyBefore = await taskTime(session)
  const frames = await framesOfWheel(page, session)
  const busy = ((await taskTime(session)) - busyBefore) / seconds
  await context.close()
  const sorted = frames.toSorted((one, other) => one - other)
  const at = (share: number) => sorted[Math.floor(sorted.length * share)] ?? 0
  return {
    firstRow,
    heap: usedSize / 2 ** 20,
    median: at(0.5),
    p95: at(0.95),
    dropped: frames.reduce((sum, time) => sum + Math.max(0, Math.round(time / perfect) - 1), 0),
    frames: frames.length,
    busy,
  }
}

/** Milliseconds that the main thread has worked so far. */
async function taskTime(session: CDPSession) {
  await session.send('Performance.enable')
  const { metrics } = await session.send('Performance.getMetrics')
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000
}

async function framesOfWheel(page: Page, session: CDPSession) {
  await page.mouse.move(800, 400)
  await page.evaluate(() => stage.frames())
  const started = performance.now()
  let turned = 0
  while (performance.now() - started < seconds * 1000) {
    const due = ((performance.now() - started) / 1000) * speed - turned
    turned += due
    // Not awaited: a hand does not wait for the page.
    void session.send('Input.dispatchMouseEvent', {
      type: 'mouseWheel',
      x: 800,
      y: 400,
      deltaX: 0,
      deltaY: due,
    })
    await new Promise((resolve) => setTimeout(resolve, perfect))
  }
  return page.evaluate(() => stage.frames())
}
