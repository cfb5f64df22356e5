import type { Page, Request } from 'playwright'

/** Milliseconds without a file on its way after which a page asks for no more. */
const quiet = 600

/** Does `act`, and waits until the page has every file of the portal that it asks for because of it. */
export async function filesCome(page: Page, act: () => Promise<unknown>) {
  const waiting = new Set<Request>()
  let last = Date.now()
  const isFile = (request: Request) => new URL(request.url()).pathname.startsWith('/assets/')
  const asked = (request: Request) => {
    if (isFile(request)) waiting.add(request)
  }
  const ended = (request: Request) => {
    if (waiting.delete(request)) last = Date.now()
  }
  page.on('request', asked).on('requestfinished', ended).on('requestfailed', ended)
  await act()
  last = Date.now()
  while (waiting.size > 0 || Date.now() - last < quiet) await page.waitForTimeout(50)
  page.off('request', asked).off('requestfinished', ended).off('requestfailed', ended)
}
