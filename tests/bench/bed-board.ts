import type { Page } from 'playwright'
import { ask, tokenOf } from '#tests/support/api.ts'
import { launchBrowser, signIn } from '#tests/support/browser.ts'
import { startPortal } from '#tests/support/portal.ts'
import { timesOf } from './measured.ts'

const openings = 6
const turns = 24
/** Steps of the pointer in one drag, and how many drags. */
const [steps, drags] = [60, 5]
const sleeper = '[data-bed][data-state="occupied"]'

/** The board of a college of 12,000 beds: opened, turned to another floor, and a student dragged over a floor. */
export async function sayBedBoard() {
  const portal = await startPortal({ DEMO: 'on' })
  const browser = await launchBrowser()
  try {
    const token = await tokenOf(portal.url, 'admin')
    const beds = await (await ask(portal.url, 'dormitory/bed/page?size=1', token)).json()
    const taken = await (
      await ask(portal.url, 'dormitory/bed/page?size=1&params.state=occupied', token)
    ).json()
    const path = `/dormitory/bed?buildingId=${taken.data.records[0].buildingId}`
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
    await signIn(page, portal.url, 'admin')
    const board = await opened(page, portal.url, path, '[data-bed]')
    // The plainest screen of the portal, beside which the board is to be seen.
    const plain = await opened(page, portal.url, '/personal/mymessage', 'h1')
    await page.goto(portal.url + path)
    await page.locator('[data-bed]').first().waitFor()
    const shown = await page.locator('[data-bed]').count()
    console.log(`Bed board of ${beds.data.total} beds, ${shown} on the floor that is seen`)
    say('opened by its address', board)
    say('a plain screen opened', plain)
    console.log(`  ratio of medians ${(timesOf(board).p50 / timesOf(plain).p50).toFixed(2)}`)
    say('turned to a floor', await turned(page))
    await withSleepers(page)
    say('frames while nothing moves', await frames(page, () => page.waitForTimeout(1500)))
    say('frames of a drag', await frames(page, () => dragged(page)))
  } finally {
    await browser.close()
    await portal.stop()
  }
}

const say = (what: string, times: readonly number[]) => {
  const { p50, p95, p99 } = timesOf(times)
  console.log(
    `  ${what.padEnd(28)} p50 ${p50.toFixed(0)} ms  p95 ${p95.toFixed(0)} ms  p99 ${p99.toFixed(0)} ms`,
  )
}

/** Milliseconds from the address to the first of what the screen is for; what the browser has kept of it is there. */
async function opened(page: Page, url: string, path: string, first: string) {
  const times: number[] = []
  for (let round = 0; round <= openings; round++) {
    const began = performance.now()
    await page.goto(url + path, { waitUntil: 'commit' })
    await page.locator(first).first().waitFor()
    times.push(performance.now() - began)
  }
  return times.slice(1)
}

/** Milliseconds from the press on a floor to the frame after its beds stand there: each for the first time, then again. */
const turned = (page: Page) =>
  page.evaluate(async (most) => {
    const radios = [...document.querySelectorAll<HTMLInputElement>('input[type=radio]')]
    // The first that are one out of several; others choose how students are placed.
    const floors = radios.filter(({ name }) => name === radios[0]?.name)
    const frame = () => new Promise(requestAnimationFrame)
    const firstBed = () => document.querySelector<HTMLElement>('[data-bed]')?.dataset.bed
    const times: number[] = []
    for (let turn = 1; turn <= most; turn++) {
      const before = firstBed()
      const began = performance.now()
      floors[turn % floors.length]?.click()
      while (firstBed() === before) await frame()
      await frame()
      times.push(performance.now() - began)
    }
    return times
  }, turns)

/** Turns to a floor on which somebody sleeps. */
async function withSleepers(page: Page) {
  for (const floor of await page.getByRole('radio').all()) {
    await floor.press('Space')
    await page.waitForTimeout(1000)
    if ((await page.locator(sleeper).count()) > 0) return
  }
  throw new Error('Nobody sleeps in this building')
}

/** Milliseconds between the frames of the page while something is done. */
async function frames(page: Page, work: () => Promise<void>): Promise<number[]> {
  await page.evaluate(() => {
    const kept = window as unknown as { frames: number[]; over: boolean }
    kept.frames = []
    kept.over = false
    let last = performance.now()
    const next = () => {
      const now = performance.now()
      kept.frames.push(now - last)
      last = now
      if (!kept.over) requestAnimationFrame(next)
    }
    requestAnimationFrame(next)
  })
  await work()
  return page.evaluate(() => {
    const kept = window as unknown as { frames: number[]; over: boolean }
    kept.over = true
    return kept.frames.slice(1)
  })
}

/** Takes a student up, carries them across some forty beds, and puts them back by the key that gives a drag up. */
async function dragged(page: Page) {
  const bed = page.locator(sleeper).first()
  await bed.scrollIntoViewIfNeeded()
  for (let drag = 0; drag < drags; drag++) {
    const from = await bed.boundingBox()
    if (!from) throw new Error('The bed is not seen')
    const at = { x: from.x + from.width / 2, y: from.y + from.height / 2 }
    await page.mouse.move(at.x, at.y)
    await page.mouse.down()
    await page.mouse.move(at.x + 450, at.y - 150, { steps })
    if ((await page.locator('[data-bed][aria-pressed="true"]').count()) !== 1)
      throw new Error('Nobody is carried')
    await page.keyboard.press('Escape')
    await page.mouse.up()
    // As long as a hand needs to let go and press anew.
    await page.waitForTimeout(200)
  }
}
