import { expect, it } from 'vitest'
import { type Weight, weighed } from '#tests/support/page-weight.ts'
import { visitPortal } from '#tests/support/visit-portal.ts'

const portal = visitPortal()

/** What a first visit may cost: requests, answers of the server with them, and kilobytes of script and style. */
const budget = {
  desktop: { requests: 34, kilobytes: 335 },
  list: { requests: 15, kilobytes: 170 },
  next: { requests: 8, kilobytes: 20 },
}

function within(weight: Weight, most: Weight) {
  expect(weight.requests).toBeLessThanOrEqual(most.requests)
  expect(weight.kilobytes).toBeLessThan(most.kilobytes)
}

it.each(['admin', 'student'])('the desktop of %s comes in few files', async (account) => {
  const page = await portal.newcomer(account)
  const weight = await weighed(page, async () => {
    await page.goto(`${portal.url}/index`)
    await page.getByText('我的待办').first().waitFor()
  })
  within(weight, budget.desktop)
  await page.context().close()
})

it('a list opened from the desktop comes in few files, and the next one in fewer', async () => {
  const page = await portal.newcomer('admin')
  await weighed(page, () => page.goto(`${portal.url}/index`))
  const open = (name: string) => async () => {
    await page.getByRole('link', { name, exact: true }).first().click()
    await page.getByRole('heading', { name }).waitFor()
  }
  within(await weighed(page, open('建筑物')), budget.list)
  within(await weighed(page, open('校区')), budget.next)
  await page.context().close()
})
