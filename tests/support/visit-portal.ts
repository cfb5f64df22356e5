import { writeFileSync } from 'node:fs'
import type { Browser, Page } from 'playwright'
import { afterAll, afterEach, beforeAll, inject } from 'vitest'
import { clockFile } from '#server/node/demo-clock.ts'
import { launchBrowser } from './browser.ts'
import { keptSession } from './kept-session.ts'
import { startPortal } from './portal.ts'

const desk = { width: 1440, height: 900 }
/** Nothing is drawn that only moves, and nobody waits until it stands still. */
const still = { reducedMotion: 'reduce' } as const
const hand = { width: 390, height: 844 }

/**
 * The product and a browser for all journeys of a file: they start before its first and end after its last. At a `host`
 * of its own the browser meets it on plain HTTP, without what browsers keep for secure pages.
 */
export function visitPortal(environment?: Readonly<Record<string, string>>, host = '127.0.0.1') {
  let portal: Awaited<ReturnType<typeof startPortal>>
  let browser: Browser
  beforeAll(async () => {
    portal = await startPortal(environment, inject('filledStore'))
    browser = await launchBrowser([`--host-resolver-rules=MAP ${host} 127.0.0.1`])
  })
  afterAll(async () => {
    await browser?.close()
    await portal?.stop()
  })

  afterEach(async ({ task }) => {
    const [fault] = task.result?.errors ?? []
    if (fault && browser) fault.message += await shown(browser)
  })

  const address = () => `http://${host}:${portal.port}`

  /** An empty page in a browser profile of its own. */
  const seat = async (viewport = desk): Promise<Page> =>
    (await browser.newContext({ ...still, viewport })).newPage()

  /** Somebody signed in whose page is still empty. */
  const newcomer = async (account: string, viewport = desk): Promise<Page> => {
    const storageState = await keptSession(portal.url, address(), account)
    return (await browser.newContext({ ...still, viewport, storageState })).newPage()
  }

  const person = async (account: string, path = '/index', viewport = desk) => {
    const page = await newcomer(account, viewport)
    await page.goto(address() + path)
    return page
  }

  return {
    /** Where the tests themselves ask the server. */
    get url() {
      return portal.url
    },
    /** Where its pages are. */
    get address() {
      return address()
    },
    /** Moves the clock of its college to a moment. Who is signed in may have to sign in anew. */
    async moveClock(to: Date) {
      writeFileSync(clockFile(portal.dataDir), String(to.getTime() - Date.now()))
      // The server looks it up once a second.
      await new Promise((resolve) => setTimeout(resolve, 1000))
    },
    /** All that the server has printed so far. */
    said: () => portal.said(),
    seat,
    /** Somebody signed in at a profile of their own, at the desktop or at `path`. */
    person,
    /** The same at a phone. */
    phone: (account: string, path?: string) => person(account, path, hand),
    /** Somebody signed in whose browser has nothing else of the portal: its files are all still to be fetched. */
    newcomer,
    /** The same at a phone. */
    newPhone: (account: string) => newcomer(account, hand),
  }
}

/** What every open page shows, a line each: what lies above the page and what it is about, for a failure that is read far away. */
async function shown(browser: Browser): Promise<string> {
  const pages = browser.contexts().flatMap((context) => context.pages())
  const lines = pages.map(async (page) => {
    const texts = await page
      .locator(
        '[role=alert], [role=status], [role=dialog], [role=alertdialog], [role=article], article, main',
      )
      .filter({ visible: true })
      .allInnerTexts()
      .catch(() => ['?'])
    const said = texts.filter(Boolean).map((text) => text.replaceAll(/\s+/g, ' ').slice(0, 160))
    return `\n  ${new URL(page.url()).pathname}: ${said.join(' | ')}`
  })
  return (await Promise.all(lines)).join('')
}
