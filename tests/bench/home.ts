import { loadavg } from 'node:os'
import type { Browser, Page } from 'playwright'
import { launchBrowser, seen, signIn } from '#tests/support/browser.ts'
import { shiftOf, watchShift, weighed } from '#tests/support/page-weight.ts'
import { startPortal } from '#tests/support/portal.ts'
import { timesOf } from './measured.ts'

/** A campus network at its busy hour, and a processor four times as slow. */
const line = { offline: false, latency: 170, downloadThroughput: 9e6 / 8, uploadThroughput: 1.5e6 / 8 }
const slower = 4
const runs = 3
const viewport = { width: 1440, height: 900 }

interface Place {
  readonly name: string
  readonly account?: string
  /** Where the visit begins, and what is there once it can be used. */
  readonly path: string
  readonly ready: (page: Page) => Promise<unknown>
  /** What is opened from there: the visit is measured from then on. */
  readonly then?: string
  readonly before: string
}

const todo = (page: Page) => seen(page.getByText('我的待办')).waitFor()
const list = (then: string): Place => ({
  name: `list ${then}, from the desktop`,
  account: 'admin',
  path: '/index',
  ready: todo,
  then,
  before: '15 requests, 115 KB; target 8, 120 KB',
})

const places: readonly Place[] = [
  {
    name: 'sign-in',
    path: '/',
    ready: (page) => page.getByRole('button', { name: '登录', exact: true }).waitFor(),
    before: 'target 12 requests, 150 KB, 1500 ms, shift 0',
  },
  {
    name: 'desktop of an administrator',
    account: 'admin',
    path: '/index',
    ready: todo,
    before: 'before 292, 738 KB, 9800 ms, 0.50; target 30, 250 KB, 3000 ms, 0.05',
  },
  {
    name: 'desktop of a student',
    account: 'student',
    path: '/index',
    ready: todo,
    before: 'before 284, 728 KB, 11100 ms; target 30, 250 KB, 3000 ms, 0.05',
  },
  list('建筑物'),
  list('校区'),
  list('学生'),
]

/** What each place of the start costs a first visitor, against what it cost and what it may: medians of three visits. */
export async function sayHome() {
  const portal = await startPortal({ DEMO: 'on' })
  const browser = await launchBrowser()
  const load = () => loadavg()[0]?.toFixed(1)
  console.log(`The start at 9 Mbps, 170 ms and ${slower}x CPU, nothing kept; load of the machine ${load()}`)
  try {
    for (const place of places) {
      const visits: Visit[] = []
      for (let run = 0; run < runs; run++) visits.push(await visit(browser, portal.url, place))
      const median = (of: keyof Visit) => timesOf(visits.map((each) => each[of])).p50
      console.log(
        `  ${place.name}: ${median('requests')} requests, ${median('kilobytes').toFixed(0)} KB, ` +
          `usable after ${median('usable').toFixed(0)} ms, shift ${median('shift').toFixed(3)}  (${place.before})`,
      )
    }
    console.log(`  load of the machine at the end ${load()}`)
  } finally {
    await browser.close()
    await portal.stop()
  }
}

interface Visit {
  readonly requests: number
  /** Of script and style. */
  readonly kilobytes: number
  /** Milliseconds until what it is for is there. */
  readonly usable: number
  readonly shift: number
}

async function visit(browser: Browser, url: string, { account, path, ready, then }: Place): Promise<Visit> {
  const page = await visitor(browser, url, account)
  await watchShift(page)
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', line)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slower })
  let usable = 0
  const timed = async (act: () => Promise<unknown>, there: () => Promise<unknown>) => {
    const begun = performance.now()
    await act()
    await there()
    usable = performance.now() - begun
  }
  const arrive = () =>
    timed(
      () => page.goto(url + path, { waitUntil: 'commit' }),
      () => ready(page),
    )
  const open = () =>
    timed(
      () =>
        page
          .getByRole('link', { name: then ?? '', exact: true })
          .first()
          .click(),
      () => page.getByRole('gridcell').first().waitFor(),
    )
  const arrived = await weighed(page, arrive)
  const weight = then === undefined ? arrived : await weighed(page, open)
  return ended(page, { ...weight, usable })
}

async function ended(page: Page, weight: Omit<Visit, 'shift'>): Promise<Visit> {
  const shift = await shiftOf(page)
  await page.context().close()
  return { ...weight, shift }
}

/** A page with nothing kept but the session of `account`. */
async function visitor(browser: Browser, url: string, account: string | undefined) {
  if (account === undefined) return (await browser.newContext({ viewport })).newPage()
  const context = await browser.newContext({ viewport })
  await signIn(await context.newPage(), url, account)
  const storageState = await context.storageState()
  await context.close()
  return (await browser.newContext({ viewport, storageState })).newPage()
}
