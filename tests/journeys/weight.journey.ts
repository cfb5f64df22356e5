import type { Page } from 'playwright'
import { expect, it } from 'vitest'
import { seen } from '#tests/support/browser.ts'
import { shiftOf, type Weight, watchShift, weighed } from '#tests/support/page-weight.ts'
import { visitPortal } from '#tests/support/visit-portal.ts'

const portal = visitPortal()

/** How far what stands on a page may move by itself, as browsers count it. */
const mostShift = 0.05

/** What a first visit may cost: requests, answers of the server with them, and kilobytes of script and style. */
const budget = {
  signIn: { requests: 12, kilobytes: 150 },
  desktop: { requests: 24, kilobytes: 250 },
  list: { requests: 8, kilobytes: 120 },
  next: { requests: 8, kilobytes: 20 },
}

function within(weight: Weight, most: Weight) {
  expect(weight.requests).toBeLessThanOrEqual(most.requests)
  expect(weight.kilobytes).toBeLessThan(most.kilobytes)
}

/** What a page fetches for later is not counted, however long this machine takes. */
const savesData = (page: Page) =>
  page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }))

it('the sign-in page comes in few files, begins in the account, and nothing on it moves', async () => {
  const page = await portal.seat()
  await watchShift(page)
  const weight = await weighed(page, async () => {
    await page.goto(portal.url)
    await page.getByRole('button', { name: '宿管员', exact: true }).waitFor()
  })
  within(weight, budget.signIn)
  expect(await shiftOf(page)).toBe(0)
  expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('account')
  await page.getByRole('button', { name: '宿管员', exact: true }).click()
  await page.waitForURL('**/index')
  await page.context().close()
})

it.each(['admin', 'student'])('the desktop of %s comes in few files and keeps its place', async (account) => {
  const page = await portal.newcomer(account)
  await savesData(page)
  await watchShift(page)
  const weight = await weighed(page, async () => {
    await page.goto(`${portal.url}/index`)
    await seen(page.getByText('我的待办')).waitFor()
  })
  within(weight, budget.desktop)
  expect(await shiftOf(page)).toBeLessThan(mostShift)
  await page.context().close()
})

it('a list opened from the desktop comes in few files, and the next one in fewer', async () => {
  const page = await portal.newcomer('admin')
  await savesData(page)
  // At rest: messages have begun to come by themselves.
  const live = page.waitForRequest(/message\/live/)
  await weighed(page, () => page.goto(`${portal.url}/index`))
  await live
  const open = (name: string) => async () => {
    await page.getByRole('link', { name, exact: true }).first().click()
    await page.getByRole('heading', { name }).waitFor()
  }
  within(await weighed(page, open('建筑物')), budget.list)
  within(await weighed(page, open('校区')), budget.next)
  for (const path of ['/base/building', '/base/student', '/base/campus']) {
    const fresh = await portal.newcomer('admin')
    await watchShift(fresh)
    await weighed(fresh, async () => {
      await fresh.goto(portal.url + path)
      await fresh.getByRole('row').nth(1).waitFor()
    })
    expect(await shiftOf(fresh), path).toBeLessThan(mostShift)
    await fresh.context().close()
  }
  await page.context().close()
})
