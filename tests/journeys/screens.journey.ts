import axe from 'axe-core'
import type { Page } from 'playwright'
import { beforeAll, describe, expect, it } from 'vitest'
import { areas } from '#domain/index.ts'
import type { Screen } from '#domain/kernel/screen.ts'
import { button } from '#tests/support/browser.ts'
import { visitPortal } from '#tests/support/visit-portal.ts'

const portal = visitPortal()

/** What has just opened is looked at once more after so many milliseconds: something else may have closed it. */
const lasting = 400

const screens = areas.flatMap((area) => area.screens)
const roleOf = ({ access }: Screen) => Object.keys(access)[0] ?? ''

/** Goes there as a click on a menu does, without loading the portal anew, and waits until what is shown has come. */
async function open(page: Page, { path, title, kind }: Screen) {
  await page.evaluate((to) => history.pushState({}, '', to), `/${path}`)
  const main = page.getByRole('main')
  if (kind !== 'custom') await main.getByRole('heading', { level: 1, name: title, exact: true }).waitFor()
  if (kind === 'list') await main.getByRole('gridcell').or(main.getByText('暂无数据')).first().waitFor()
  const waits = () => main.locator('[aria-busy=true]').filter({ visible: true }).count()
  await expect.poll(async () => (await waits()) === 0 && (await main.innerText()).length > 10).toBe(true)
}

async function faultsOf(page: Page): Promise<readonly string[]> {
  await page.evaluate(axe.source)
  const { violations } = await page.evaluate(() =>
    (globalThis as unknown as { readonly axe: typeof axe }).axe.run('main', { resultTypes: ['violations'] }),
  )
  return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html.slice(0, 200)}`)
}

/** The dialog that a button opens is there, and stays. */
async function opens(page: Page, press: () => Promise<void>) {
  await press()
  const dialog = page.getByRole('dialog').last()
  await dialog.waitFor()
  await dialog.getByRole('button').first().waitFor()
  await page.waitForTimeout(lasting)
  expect(await dialog.isVisible()).toBe(true)
  return dialog
}

async function close(page: Page) {
  await page.keyboard.press('Escape')
  await expect.poll(() => page.getByRole('dialog').count()).toBe(0)
}

/** What every list offers: a row is looked at and changed from there, and a new one begun. */
async function pressForms(page: Page) {
  const main = page.getByRole('main')
  const view = button(main, '查看').first()
  if (await view.isVisible()) {
    const shown = await opens(page, () => view.click())
    const edit = button(shown, '编辑')
    if (await edit.isVisible()) await opens(page, () => edit.click())
    await close(page)
  }
  const add = button(main, '新增')
  if (!(await add.isVisible())) return
  await opens(page, () => add.click())
  await close(page)
}

describe.each([...Map.groupBy(screens, roleOf)])('each screen of %s', (role, theirs) => {
  let page: Page
  const spoken: string[] = []

  beforeAll(async () => {
    page = await portal.person(role)
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) spoken.push(message.text())
    })
    page.on('pageerror', (error) => spoken.push(error.message))
    page.on('response', (reply) => {
      if (reply.status() >= 400) spoken.push(`${reply.status()} ${reply.url()}`)
    })
  })

  it.each(theirs.map((screen) => [screen.title, screen] as const))('%s opens', async (_, screen) => {
    spoken.length = 0
    await open(page, screen)
    expect(await page.getByRole('main').getByRole('alert').allTextContents()).toEqual([])
    expect(await faultsOf(page)).toEqual([])
    if (screen.kind === 'list') await pressForms(page)
    expect(spoken).toEqual([])
  })
})
