import type { Page } from 'playwright'

/** Milliseconds since the key: when the server was asked, when it had answered, when the rows were painted. */
export interface Filtered {
  readonly asked: number
  readonly answered: number
  readonly painted: number
}

/** From the key that ends `keyword` in the search box until every row of the list has it and is painted. */
export async function untilFiltered(page: Page, keyword: string): Promise<Filtered> {
  await page.bringToFront()
  const box = page.getByRole('searchbox', { name: '搜索' })
  const [times] = await Promise.all([page.evaluate(seen, keyword), box.fill(keyword)])
  return times
}

/** Runs in the page. */
function seen(keyword: string): Promise<Filtered> {
  let key = 0
  const heard = ({ timeStamp }: Event) => {
    key = timeStamp
  }
  const asking = `search=${encodeURIComponent(keyword)}`
  performance.clearResourceTimings()
  addEventListener('input', heard, { capture: true, once: true })

  return new Promise((resolve, reject) => {
    function tell() {
      const painted = performance.now() - key
      const call = performance.getEntriesByType('resource').find(({ name }) => name.includes(asking))
      if (!(call instanceof PerformanceResourceTiming))
        return reject(new Error(`Nobody was asked for ${keyword}.`))
      const { startTime, responseEnd } = call
      resolve({ asked: startTime - key, answered: responseEnd - key, painted })
    }
    function look() {
      const rows = [...document.querySelectorAll('[role=row]:has([role=gridcell]), tbody tr')]
      const filtered = rows.length > 0 && rows.every((row) => row.textContent?.includes(keyword))
      // What stands in the page when a frame begins is painted when the next one does.
      requestAnimationFrame(key > 0 && filtered ? tell : look)
    }
    requestAnimationFrame(look)
  })
}
