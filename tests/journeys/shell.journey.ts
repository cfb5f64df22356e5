import type { Locator, Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { signIn } from '#tests/support/browser.ts'
import { visitPortal } from '#tests/support/visit-portal.ts'

const portal = visitPortal()

const password = 'Campus@2026'

const desk = (page: Page) => ({
  page,
  keys: page.keyboard,
  at: (path: string) => page.waitForURL(`**${path}`),
})

/**
 * Presses Tab until the focus is where it is wanted: some rounds of the page, for what is drawn meanwhile takes the
 * focus back to its beginning.
 */
async function tabTo(page: Page, name: string) {
  for (let pressed = 0; pressed < 240; pressed++) {
    await page.keyboard.press('Tab')
    const here = await page.evaluate(() => {
      const { activeElement: at } = document
      return at?.getAttribute('aria-label') ?? at?.textContent?.trim() ?? ''
    })
    if (here === name) return
  }
  throw new Error(`Tab never came to ${name}`)
}

const locked = (page: Page) => page.getByRole('alertdialog', { name: '屏幕已锁定' })

/** Where what is typed next will go: the portal puts the focus there by itself, and a person sees it before typing. */
const focused = (locator: Locator) =>
  expect
    .poll(() => locator.evaluate((element) => element === document.activeElement), { timeout: 30_000 })
    .toBe(true)

/** Types into the palette and takes the first it finds. */
async function find(page: Page, words: string, label: string) {
  await page.keyboard.press('Control+k')
  await focused(page.getByRole('combobox', { name: '搜索菜单与操作' }))
  await page.keyboard.type(words)
  // Before the words are looked up, it may stand further down a list of everything.
  await expect
    .poll(() => page.getByRole('option').first().textContent(), { timeout: 30_000 })
    .toContain(label)
  await page.keyboard.press('Enter')
}

describe('by the keyboard alone', () => {
  it('one signs in, opens a menu, switches tabs, searches, locks, unlocks and signs out', async () => {
    const { page, keys, at } = desk(await portal.seat())
    await page.goto(portal.url)
    await page.getByLabel('账号', { exact: true }).waitFor()
    await page.getByLabel('账号', { exact: true }).focus()
    await keys.type('admin')
    await keys.press('Tab')
    await keys.type(password)
    await keys.press('Enter')
    await at('/index')

    await page.getByText('基础数据', { exact: true }).first().waitFor()
    await tabTo(page, '基础数据')
    await keys.press('Enter')
    await at('/base/campus')

    await find(page, 'jzw', '建筑物')
    await at('/base/building')
    expect(await page.getByRole('navigation', { name: '已打开的页面' }).getByRole('listitem').count()).toBe(3)

    await keys.press('Alt+PageUp')
    await at('/base/campus')
    await keys.press('Alt+PageDown')
    await at('/base/building')

    await keys.press('Control+Alt+l')
    const unlock = locked(page).locator('input')
    await focused(unlock)
    await keys.type('Wrong@2026')
    await keys.press('Enter')
    await page.getByText(/密码错误/).waitFor()
    await focused(unlock)
    await keys.type(password)
    await keys.press('Enter')
    await locked(page).waitFor({ state: 'hidden' })

    await find(page, 'tcdl', '退出登录')
    await page.getByRole('alertdialog').waitFor()
    await page.getByText('此操作将退出登录，是否继续？').waitFor()
    await tabTo(page, '退出登录')
    await keys.press('Enter')
    await page.getByRole('button', { name: '登录', exact: true }).waitFor()
    await page.close()
  })

  it('the first stop leads past the menus, and ? shows all keys', async () => {
    const { page, keys } = desk(await portal.person('admin'))
    await page.getByRole('heading', { level: 1 }).waitFor()
    await page.locator('body').press('Tab')
    await page.getByRole('link', { name: '跳到主要内容' }).press('Enter')
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('MAIN')
    await keys.press('?')
    await page.getByRole('dialog', { name: '键盘操作' }).waitFor()
    await page.close()
  })
})

describe('a locked desk', () => {
  it('stays locked over a reload and shows nothing, and one may leave it', async () => {
    const { page, keys } = desk(await portal.person('teacher'))
    await page.getByRole('navigation', { name: '已打开的页面' }).waitFor()
    await keys.press('Control+Alt+l')
    await locked(page).waitFor()
    await page.reload()
    await locked(page).waitFor()
    expect(await page.getByRole('main').count()).toBe(0)
    await page.getByRole('button', { name: '退出并换账号登录' }).click()
    await page.getByLabel('账号', { exact: true }).waitFor()
    await page.close()
  })

  it('is locked by itself after the time that was set', async () => {
    const page = await portal.seat()
    await page.addInitScript(() => {
      const value = { lockScreen: true, lockAfter: 10 }
      localStorage.setItem('themeConfig', JSON.stringify({ value, type: 'object', timestamp: 1 }))
    })
    await signIn(page, portal.url, 'teacher')
    await locked(page).waitFor({ timeout: 20_000 })
    await page.close()
  })
})

describe('the four layouts', () => {
  it.each(['transverse', 'classic', 'columns', 'defaults'])(
    '%s has its menus, and a phone its drawer',
    async (layout) => {
      const { page, at } = desk(await portal.newcomer('admin'))
      await page.addInitScript((layout) => {
        localStorage.setItem(
          'themeConfig',
          JSON.stringify({ value: { layout }, type: 'object', timestamp: 1 }),
        )
      }, layout)
      await page.goto(`${portal.url}/base/campus`)
      await page.getByRole('heading', { level: 1, name: '校区' }).waitFor()
      await page.getByRole('navigation').getByRole('link', { name: '建筑物' }).first().click()
      await at('/base/building')

      await page.setViewportSize({ width: 390, height: 844 })
      await page.getByRole('button', { name: '打开菜单' }).click()
      await page.getByRole('dialog').getByRole('link', { name: '校区' }).first().click()
      await at('/base/campus')
      const wide = await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth)
      expect(wide).toBe(false)
      await page.close()
    },
  )
})

describe('what is typed and not saved', () => {
  it('is asked about before its tab is closed, also from behind another one, and when the page is left', async () => {
    const { page, at } = desk(await portal.person('admin', '/base/campus'))
    await page.getByRole('button', { name: '新增' }).first().click()
    await page.getByRole('dialog').getByRole('textbox').first().fill('未保存')
    await page.keyboard.press('Alt+PageUp')
    await at('/index')

    const asked = page.waitForEvent('dialog')
    void page.reload().catch(() => {})
    expect((await asked).type()).toBe('beforeunload')
    await (await asked).dismiss()

    await page.getByRole('button', { name: '关闭 校区' }).click()
    await page.getByText('放弃未保存的修改？').waitFor()
    await page.getByRole('button', { name: '继续编辑' }).click()
    expect(await page.getByRole('button', { name: '关闭 校区' }).count()).toBe(1)
    await page.getByRole('button', { name: '关闭 校区' }).click()
    await page.getByRole('button', { name: '放弃修改' }).click()
    await page.getByRole('button', { name: '关闭 校区' }).waitFor({ state: 'hidden' })
    await page.close()
  })
})
