import axe from 'axe-core'
import type { Locator, Page } from 'playwright'
import { beforeAll, describe, expect, it } from 'vitest'
import { areas, resourceNamed } from '#domain/index.ts'
import type { Action } from '#domain/kernel/action.ts'
import type { Field, Fields } from '#domain/kernel/field.ts'
import type { Screen } from '#domain/kernel/screen.ts'
import { isAsked } from '#tests/support/asked-area.ts'
import { button } from '#tests/support/browser.ts'
import { cover } from '#tests/support/cover.ts'
import { isLong } from '#tests/support/tier.ts'
import { visitPortal } from '#tests/support/visit-portal.ts'

const portal = visitPortal()

/** What has just opened is looked at once more after so many milliseconds: something else may have closed it. */
const lasting = 300
/** So many pages stand side by side: one waits for the server while another draws. */
const pages = 3
/** A page opens so many screens at most, so that the pages share those of one role. */
const most = 40

const screens = areas.filter(({ area }) => isAsked(area)).flatMap((area) => area.screens)
const roleOf = ({ access }: Screen) => Object.keys(access)[0] ?? ''

/** What a generic screen is put together from: what one screen shows of it, every screen with it does. */
function traitsOf({ kind, resource, where, without, stats }: Screen): readonly string[] {
  const {
    fields = {},
    actions = {},
    lines,
    rules,
    visibleWhen,
    singleton,
    own,
    flow,
  } = resourceNamed(resource) ?? {}
  const kinds = (of: Fields) => Object.values<Field>(of).map((field) => `${field.presence} ${field.kind}`)
  const parts = {
    ...{ where: Object.keys(where).length > 0, without: without.length > 0 },
    ...{ lines, rules, visibleWhen, singleton, own, flow, approval: flow?.approval },
    ...{ over: stats?.over, during: stats?.during },
  }
  return [
    ...kinds(fields),
    ...Object.values<Action>(actions).flatMap(({ asks = {} }) => kinds(asks).map((kind) => `asks ${kind}`)),
    ...Object.entries(parts).flatMap(([part, is]) => (is ? [part] : [])),
    ...(stats?.charts ?? []).map(({ chart }) => chart),
  ].map((trait) => `${kind}: ${trait}`)
}
const generic = screens.filter(({ kind }) => kind !== 'custom')
/** Those whose forms are pressed and that axe looks at: all in the long tier, and in the gate one with each trait. */
const pressed = isLong ? new Set(generic) : cover(generic, traitsOf)

/**
 * Goes there as a click on a menu does, without loading the portal anew, and waits until what is shown has come. What
 * was shown before is closed behind it: kept, it would be looked at with the next one.
 */
async function open(page: Page, { path, title, kind }: Screen) {
  await page.evaluate((to) => history.pushState({}, '', to), `/${path}`)
  await page.waitForFunction(
    ({ title, kind }) => {
      const main = document.querySelector('main')
      const shown = (selector: string) =>
        [...(main?.querySelectorAll(selector) ?? [])].filter((part) => part.checkVisibility())
      if (kind !== 'custom' && !shown('h1').some(({ textContent }) => textContent === title)) return false
      if (kind === 'list' && shown('[role=gridcell]').length === 0 && !main?.innerText.includes('暂无数据'))
        return false
      return shown('[aria-busy=true]').length === 0 && (main?.innerText.length ?? 0) > 10
    },
    { title, kind },
    { polling: 100, timeout: 30_000 },
  )
  await page.evaluate(() => {
    for (const tab of document.querySelectorAll('[data-tab]:not([data-active])'))
      tab.querySelector<HTMLButtonElement>(':scope > button + button')?.click()
  })
}

/**
 * What axe finds beside contrast, which every part's story is held to in both modes. What scrolls takes the focus by
 * itself in Chromium, which axe does not know.
 */
async function faultsOf(page: Page): Promise<readonly string[]> {
  const { violations } = await page.evaluate(() =>
    (globalThis as unknown as { readonly axe: typeof axe }).axe.run('main', {
      resultTypes: ['violations'],
      preload: false,
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

/** Opens a screen and tries it; fails with what is wrong. `spoken` is what the page has said of faults. */
async function look(page: Page, screen: Screen, spoken: string[]) {
  spoken.length = 0
  const main = page.getByRole('main')
  await open(page, screen)
  expect(await main.getByRole('alert').allTextContents()).toEqual([])
  if (screen.kind === 'custom' || pressed.has(screen)) expect(await faultsOf(page)).toEqual([])
  if (screen.kind === 'list' && pressed.has(screen)) await pressForms(page, main)
  expect(spoken).toEqual([])
}

/** A page of somebody of this role, and the faults that it says aloud from now on. */
async function listeningPage(role: string) {
  const page = await portal.person(role)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.evaluate(axe.source)
  const spoken: string[] = []
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) spoken.push(message.text())
  })
  page.on('pageerror', (error) => spoken.push(error.message))
  page.on('response', (reply) => {
    if (reply.status() >= 400) spoken.push(`${reply.status()} ${reply.url()}`)
  })
  return { page, spoken }
}

const byRole = [...Map.groupBy(screens, roleOf)]
const looks = new Map(screens.map((screen) => [screen, Promise.withResolvers<void>()]))
for (const { promise } of looks.values()) promise.catch(() => {})

/** Takes portions of screens until none is left, each in a page of its own. */
async function lane(portions: (readonly [role: string, theirs: readonly Screen[]])[]) {
  for (let portion = portions.shift(); portion; portion = portions.shift()) {
    const [role, theirs] = portion
    try {
      const { page, spoken } = await listeningPage(role)
      for (const screen of theirs) {
        const told = looks.get(screen)
        await look(page, screen, spoken).then(told?.resolve, told?.reject)
      }
      await page.context().close()
    } catch (error) {
      for (const screen of theirs) looks.get(screen)?.reject(error)
    }
  }
}

beforeAll(() => {
  const portions = byRole.flatMap(([role, theirs]) =>
    Array.from(
      { length: Math.ceil(theirs.length / most) },
      (_, at) => [role, theirs.slice(at * most, (at + 1) * most)] as const,
    ),
  )
  for (let page = 0; page < pages; page++) void lane(portions)
})

describe.each(byRole)('each screen of %s', (_, theirs) => {
  it.each(theirs.map((screen) => [screen.title, screen] as const))('%s opens', async (_, screen) => {
    await looks.get(screen)?.promise
  })
})
