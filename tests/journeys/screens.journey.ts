import axe from 'axe-core'
import type { Locator, Page } from 'playwright'
import { beforeAll, describe, expect, it } from 'vitest'
import { areas } from '#domain/index.ts'
import type { Screen } from '#domain/kernel/screen.ts'
import { button } from '#tests/support/browser.ts'
import { visitPortal } from '#tests/support/visit-portal.ts'

const portal = visitPortal()

/** What has just opened is looked at once more after so many milliseconds: something else may have closed it. */
const lasting = 300

const screens = areas.flatMap((area) => area.screens)
const roleOf = ({ access }: Screen) => Object.keys(access)[0] ?? ''

/** Goes there as a click on a menu does, without loading the portal anew, and waits until what is shown has come. */
async function open(page: Page, main: Locator, { path, title, kind }: Screen) {
  await page.evaluate((to) => history.pushState({}, '', to), `/${path}`)
  if (kind !== 'custom') await main.getByRole('heading', { level: 1, name: title, exact: true }).waitFor()
  if (kind === 'list') await main.getByRole('gridcell').or(main.getByText('暂无数据')).first().waitFor()
  const waits = () => main.locator('[aria-busy=true]').filter({ visible: true }).count()
  const come = async () => (await waits()) === 0 && (await main.innerText()).length > 10
  await expect.poll(come, { timeout: 30_000 }).toBe(true)
}

/** Closes the tab: a screen kept behind is looked at with the next one, and costs as much. */
async function leave(page: Page) {
  const { pathname } = new URL(page.url())
  await page.keyboard.press('Control+Alt+W')
  await page.waitForURL((url) => url.pathname !== pathname)
}

/**
 * What axe finds beside contrast, which every part's story is held to in both modes. What scrolls takes the focus by
 * itself in Chromium, which axe does not know.
 */
async function faultsOf(page: Page): Promise<readonly string[]> {
  const { violations } = await page.evaluate(() =>
    (globalThis as unknown as { readonly axe: typeof axe }).axe.run('main', {
      resultTypes: ['violations'],
      rules: {
        'color-contrast': { enabled: false },
        'scrollable-region-focusable': { enabled: false },
      },
    }),
  )
  return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html.slice(0, 200)}`)
}

/** The dialog that a button opens, with what it holds. */
async function opens(page: Page, trigger: Locator) {
  await trigger.click()
  const dialog = page.getByRole('dialog').last()
  await dialog.getByRole('button').nth(1).waitFor()
  await expect.poll(() => dialog.locator('[aria-busy=true]').count()).toBe(0)
  return dialog
}

/** The dialog that a button opens is there, and stays. */
async function stays(page: Page, trigger: Locator) {
  const dialog = await opens(page, trigger)
  await page.waitForTimeout(lasting)
  expect(await dialog.isVisible()).toBe(true)
}

/** Escape closes the upper dialog; the one below is hidden from the tree until then. */
async function close(page: Page) {
  const upper = async () => (await page.getByRole('dialog').elementHandles()).at(-1)
  for (let dialog = await upper(); dialog; dialog = await upper()) {
    await page.keyboard.press('Escape')
    await dialog.waitForElementState('hidden')
  }
}

/** What every list offers: a row is looked at, and changed from there; or else a new one is begun. */
async function pressForms(page: Page, main: Locator) {
  const view = button(main, '查看').first()
  const add = button(main.getByRole('toolbar', { name: '列表操作' }), '新增')
  let edited = false
  if (await view.isVisible()) {
    const edit = button(await opens(page, view), '编辑')
    edited = await edit.isVisible()
    if (edited) {
      await stays(page, edit)
      // The sheet turns back to what is read.
      await page.keyboard.press('Escape')
      await edit.waitFor()
    }
    await close(page)
  }
  if (edited || !(await add.isVisible())) return
  await stays(page, add)
  await close(page)
}

describe.each([...Map.groupBy(screens, roleOf)])('each screen of %s', (role, theirs) => {
  let page: Page
  const spoken: string[] = []

  beforeAll(async () => {
    page = await portal.person(role)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.evaluate(axe.source)
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
    const main = page.getByRole('main')
    await open(page, main, screen)
    expect(await main.getByRole('alert').allTextContents()).toEqual([])
    expect(await faultsOf(page)).toEqual([])
    if (screen.kind === 'list') await pressForms(page, main)
    expect(spoken).toEqual([])
    await leave(page)
  })
})
