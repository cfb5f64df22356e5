import type { Page } from 'playwright'

export interface Weight {
  /** All that was asked for, answers of the server with it. */
  readonly requests: number
  /** Kilobytes of script and style as they came over the wire, headers included. */
  readonly kilobytes: number
}

/** Milliseconds without a request after which a page has all it wants. */
const quiet = 1_500

/** What a page asks for while `act` is done, until it is quiet; what it has already is not asked for again. */
export async function weighed(page: Page, act: () => Promise<unknown>): Promise<Weight> {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  const kinds = new Map<string, string>()
  const done = new Set<string>()
  let kilobytes = 0
  let last = Date.now()
  session.on('Network.requestWillBeSent', ({ requestId, request, type = '' }) => {
    if (!request.url.startsWith('http')) return
    kinds.set(requestId, type)
    last = Date.now()
  })
  const ended = ({ requestId, encodedDataLength = 0 }: { requestId: string; encodedDataLength?: number }) => {
    if (!kinds.has(requestId) || done.has(requestId)) return
    done.add(requestId)
    last = Date.now()
    if (/^(Script|Stylesheet)$/.test(kinds.get(requestId) ?? '')) kilobytes += encodedDataLength / 1024
  }
  // What stays open is no part of a page that is still to come.
  session.on('Network.responseReceived', ({ requestId, response }) => {
    if (response.mimeType === 'text/event-stream') ended({ requestId })
  })
  session.on('Network.loadingFinished', ended)
  session.on('Network.loadingFailed', ended)
  await act()
  while (done.size < kinds.size || Date.now() - last < quiet) await page.waitForTimeout(100)
  await session.detach()
  return { requests: kinds.size, kilobytes }
}

/** Makes a page count how far what stands on it moves by itself; to be called before it opens. */
export const watchShift = (page: Page) =>
  page.addInitScript(() => {
    Object.assign(window, { shift: 0 })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, hadRecentInput } = entry as unknown as { value: number; hadRecentInput: boolean }
        if (!hadRecentInput) (window as unknown as { shift: number }).shift += value
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })

/** The layout shift of a page since it opened, without what a press brought about. */
export const shiftOf = (page: Page): Promise<number> =>
  page.evaluate(() => (window as unknown as { shift: number }).shift)
