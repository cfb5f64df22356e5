import type { Page } from 'playwright'
import type { HealthHouse } from '#domain/dormitory/check/health-round/calls.ts'
import { ask, tokenOf } from '#tests/support/api.ts'
import { launchBrowser, signIn } from '#tests/support/browser.ts'
import { startPortal } from '#tests/support/portal.ts'
import { timesOf } from './measured.ts'

/** Sheets of one round. */
const most = 3000

/** Milliseconds without another sheet after which the rest is lost. */
const patience = 30_000

/** A health round through the whole college: every room noted on a phone without a line, then all sheets sent. */
export async function sayHealthRound() {
  const portal = await startPortal({ DEMO: 'on' })
  const browser = await launchBrowser()
  try {
    const token = await tokenOf(portal.url, 'admin')
    const asked = async (path: string) => (await (await ask(portal.url, path, token)).json()).data
    const sheets = async () => (await asked('dormitory/roomHealth/page?size=1')).total as number
    const before = await sheets()
    const context = await browser.newContext({ viewport: { width: 390, height: 844 } })
    const page = await context.newPage()
    await signIn(page, portal.url, 'admin')
    const houses = (await asked('dormitory/healthRound/houses')) as readonly HealthHouse[]
    await withRooms(portal.url, token, houses)
    await page.goto(`${portal.url}/dormitory/room-health?buildingId=houses`)
    // Each house is opened while there is a line, so that its rooms are known.
    for (const house of houses) await opened(page, house)
    await context.setOffline(true)
    const times: number[] = []
    for (const house of houses) {
      await opened(page, house)
      times.push(...(await noted(page, most - times.length)))
    }
    const { p50, p95, p99 } = timesOf(times)
    console.log(`Health round of ${times.length} rooms in ${houses.length} houses`)
    console.log(
      `  noted without a line         p50 ${p50.toFixed(0)} ms  p95 ${p95.toFixed(0)} ms  p99 ${p99.toFixed(0)} ms`,
    )
    const began = performance.now()
    await context.setOffline(false)
    const wanted = before + times.length
    for (let last = before, still = 0; last < wanted && still < patience; still += 200) {
      await page.waitForTimeout(200)
      const now = await sheets()
      if (now > last) still = 0
      last = now
    }
    const seconds = (performance.now() - began) / 1000
    await page.waitForTimeout(3000)
    const lost = wanted - (await sheets())
    console.log(
      `  sent                         ${seconds.toFixed(1)} s  ${((1000 * seconds) / times.length).toFixed(1)} ms a sheet`,
    )
    console.log(`  lost ${Math.max(lost, 0)}, twice ${Math.max(-lost, 0)}`)
  } finally {
    await browser.close()
    await portal.stop()
  }
}

/** Gives the houses of the demo college so many more rooms that there are enough for a round. */
async function withRooms(url: string, token: string, houses: readonly HealthHouse[]) {
  let rooms = 0
  for (const { id } of houses) {
    const reply = await ask(url, `dormitory/healthRound/rooms?buildingId=${id}`, token)
    rooms += (await reply.json()).data.rooms.length
  }
  for (let more = rooms; more < most; more++) {
    const { id, name } = houses[more % houses.length] as HealthHouse
    const facts = { buildingId: id, floor: 1, capacity: 6, bathroom: true, balcony: true, state: 'open' }
    await ask(url, 'dormitory/room/add', token, { name: `${name} M${more}`, no: `M${more}`, ...facts })
  }
}

/** Opens a house by its button, from the houses or from the rooms of another. */
async function opened(page: Page, { campus, name }: HealthHouse) {
  if ((await page.locator('[data-room]').count()) > 0)
    await page.getByRole('button', { name: '返回' }).click()
  await page.getByRole('button', { name: `检查 ${campus} ${name}`, exact: true }).click()
  await page.locator('[data-room]').first().waitFor()
}

/** Milliseconds from the press on 保存 to the frame with the next sheet; nine points for everything. */
const noted = (page: Page, left: number) =>
  page.evaluate(async (atMost) => {
    const frame = () => new Promise(requestAnimationFrame)
    const sheet = () => document.querySelector<HTMLElement>('[role="dialog"]')
    const save = () =>
      [...(sheet()?.querySelectorAll('button') ?? [])].find(
        ({ textContent }) => textContent === '保存，下一间',
      )
    const open = () => document.querySelector<HTMLElement>('[data-room]:not([disabled])')
    const times: number[] = []
    const rooms = new Set<string | null | undefined>()
    while (times.length < atMost) {
      // After the last room in which somebody sleeps the sheet closes; the empty ones are opened one by one.
      if (!sheet() && !open()) break
      if (!sheet()) open()?.click()
      while (!sheet()) await frame()
      const before = sheet()?.querySelector('h2')?.textContent
      for (const nine of sheet()?.querySelectorAll<HTMLInputElement>('input[value="9"]') ?? []) nine.click()
      await frame()
      const began = performance.now()
      save()?.click()
      while (sheet()?.querySelector('h2')?.textContent === before) await frame()
      // A room that is opened again before it is drawn as done is not noted twice.
      if (!rooms.has(before)) times.push(performance.now() - began)
      rooms.add(before)
    }
    return times
  }, left)
