import '#design-system/theme/styles.css'
import { createMemoryHistory, RouterProvider } from '@tanstack/react-router'
import { sql } from 'kysely'
import { pinyin } from 'pinyin-pro'
import { createRoot } from 'react-dom/client'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { building } from '#domain/base/building.ts'
import { browserServer } from '#tests/support/browser-server.ts'
import { startSession } from '#workbench/account/session/session.ts'
import { getList } from '#workbench/engine/calls.ts'
import { clearLocal, clearSession } from '#workbench/http/storage/storage.ts'
import { menuAt } from '#workbench/portal/menus/menu.ts'
import { loadedMenus } from '#workbench/portal/menus/menus.ts'
import { followSession } from '#workbench/shell/router/follow-session.ts'
import { router } from '#workbench/shell/router/router.tsx'

const place = document.body.appendChild(document.createElement('div'))
const root = createRoot(place)
const tabs = page.getByRole('navigation', { name: '已打开的页面' })
const at = (path: string) => expect.poll(() => router.state.location.pathname).toBe(path)
const go = (href: string) => router.navigate({ href })

beforeAll(async () => {
  await page.viewport(1440, 900)
  await browserServer()
  clearLocal()
  clearSession()
  router.update({ history: createMemoryHistory({ initialEntries: ['/'] }) })
  startSession()
  followSession(router)
  root.render(<RouterProvider router={router} />)
})
afterAll(() => root.unmount())

async function signIn(account: string, password = 'Campus@2026') {
  await page.getByLabelText('账号', { exact: true }).fill(account)
  await page.getByLabelText('密码', { exact: true }).fill(password)
  await userEvent.keyboard('{Enter}')
}

describe('at the front door', () => {
  it('asks for what is missing, beside the field', async () => {
    await page.getByRole('button', { name: '登录', exact: true }).click()
    await expect.element(page.getByText('请输入账号')).toBeVisible()
    await expect.element(page.getByText('请输入密码')).toBeVisible()
    await expect.element(page.getByLabelText('账号', { exact: true })).toHaveFocus()
  })

  it('says why the server refuses, and keeps what was typed', async () => {
    await signIn('admin', 'wrong')
    await expect.element(page.getByRole('alert').getByText(/用户名或密码错误/)).toBeVisible()
    await expect.element(page.getByLabelText('账号', { exact: true })).toHaveValue('admin')
    await expect.element(page.getByLabelText('密码', { exact: true })).toHaveFocus()
  })

  it('sends away who has no token, from any screen', async () => {
    await go('/base/building')
    await at('/')
  })

  it('tells that other ways of signing in are not enabled', async () => {
    await go('/oauth/callback/somewhere')
    await expect.element(page.getByText('学校未启用这种登录方式')).toBeVisible()
    await page.getByRole('link', { name: '账号登录' }).click()
    await at('/login')
  })

  it('lets in, to where one was going', async () => {
    await signIn('admin')
    await at('/base/building')
    await go('/index')
    await expect.element(page.getByRole('heading', { name: /，系统管理员/ })).toBeVisible()
    await expect.element(tabs.getByRole('button', { name: '首页' })).toBeVisible()
  })
})

describe('in the frame', () => {
  it('has no way back to the front door with a token, but with a ticket', async () => {
    await go('/login')
    await at('/index')
    await go('/?tgc=TGC-1')
    await at('/')
    await go('/index')
  })

  it.each(
    ['/', '/login', '/welcome/login', '/dzks/login'].flatMap((door) => [
      `${door}?tgc=ST-1`,
      `${door}?ticket=ST-1`,
    ]),
  )(
    'asks anyone who sits here before a ticket that came along to %s lets in another person',
    async (href) => {
      await go(href)
      await expect.element(page.getByText('您已登录为系统管理员')).toBeVisible()
      expect(document.location.href).not.toContain('ST-1')
      await page.getByRole('button', { name: '继续使用当前账号' }).click()
      await at('/index')
    },
  )

  it('keeps a ticket that came along where an empty one comes after it', async () => {
    await go('/login?ticket=ST-1')
    await expect.element(page.getByText('您已登录为系统管理员')).toBeVisible()
    await go('/login?ticket=')
    await expect.element(page.getByText('您已登录为系统管理员')).toBeVisible()
    await page.getByRole('button', { name: '继续使用当前账号' }).click()
    await at('/index')
  })

  it('opens a screen in a tab, and keeps its state behind another one', async () => {
    await page.getByRole('main').getByRole('link', { name: '校区', exact: true }).click()
    await at('/base/campus')
    const search = page.getByRole('main').getByRole('textbox').first()
    await search.fill('东')
    await page.getByRole('link', { name: '建筑物', exact: true }).click()
    await at('/base/building')
    expect(document.title).toContain('建筑物')
    await tabs.getByRole('button', { name: '校区', exact: true }).click()
    await at('/base/campus')
    await expect.element(page.getByRole('main').getByRole('textbox').first()).toHaveValue('东')
  })

  it('leads from an area or a group to its first screen, and from the id of a menu to its screen', async () => {
    await go('/base/places')
    await at('/base/campus')
    await go('/base')
    await at('/base/campus')
    const building = menuAt(loadedMenus()?.menus ?? [], '/base/building')
    await go(`/layout?id=${building?.id}`)
    await expect.element(page.getByRole('heading', { level: 1, name: '建筑物' })).toBeVisible()
    expect(tabs.getByRole('listitem').elements()).toHaveLength(3)
  })

  it('has a page for an address that is nobody’s, with a way home', async () => {
    await go('/base/nowhere')
    await expect.element(page.getByText('您没有访问该页面的权限，或者地址有误。')).toBeVisible()
    await page.getByRole('link', { name: '返回首页' }).click()
    await at('/index')
  })

  it('asks for the menus again, and names a screen that nobody wrote', async () => {
    const { app } = await browserServer()
    await sql`update system_menu set component = 'base/ghost' where component = 'base/canton'`.execute(app.db)
    await go('/401')
    await page.getByRole('button', { name: '重新授权' }).click()
    await at('/index')
    await go('/base/canton')
    await expect.element(page.getByText(/base\/ghost/)).toBeVisible()
  })

  it('opens what is delivered wherever its path lies, in a frame too; what is not is not found', async () => {
    const { app } = await browserServer()
    await sql`update system_menu set path = '/welcome/venues' where component = 'base/venue'`.execute(app.db)
    await sql`update system_menu set path = '/dzks/old', open_type = '2', menu_link = ${location.origin}
      where component = 'base/subject'`.execute(app.db)
    await go('/401')
    await page.getByRole('button', { name: '重新授权' }).click()
    await at('/index')
    await go('/welcome/venues')
    await expect.element(page.getByRole('heading', { level: 1, name: '场地' })).toBeVisible()
    await go('/dzks/old')
    await expect
      .element(page.getByRole('main').getByTitle('科目'))
      .toHaveAttribute('src', `${location.origin}/`)
    await tabs.getByRole('button', { name: '关闭 科目' }).click()
    await tabs.getByRole('button', { name: '关闭 场地' }).click()
    await go('/welcome/nowhere')
    await expect
      .element(page.getByRole('link', { name: '返回首页' }))
      .toHaveAttribute('href', '/welcome/index')
    await expect.element(tabs).not.toBeInTheDocument()
    await go('/base/campus')
  })

  it('opens the palette with its key, keeps what is typed meanwhile, and gives the focus back', async () => {
    const tool = page.getByRole('button', { name: '搜索菜单与操作' }).element() as HTMLElement
    tool.focus()
    await userEvent.keyboard('{Control>}k{/Control}')
    // Before the palette itself can have come.
    await userEvent.keyboard('jzw')
    await expect.element(page.getByRole('option', { name: /建筑物/ })).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect.poll(() => document.activeElement).toBe(tool)
  })

  it('finds rows by their initials from anywhere, and opens the one that is chosen', async () => {
    const [named] = await getList(building, {})
    const initials = pinyin(named?.name ?? '', { pattern: 'first', toneType: 'none', separator: '' })
    await userEvent.keyboard('{Control>}k{/Control}')
    await userEvent.keyboard(initials)
    await page.getByRole('option', { name: `${named?.name} 建筑物` }).click()
    await expect.element(page.getByRole('dialog', { name: `建筑物详情：${named?.name}` })).toBeVisible()
    await userEvent.keyboard('{Escape}')
  })

  it('goes to the search box of the page with its key', async () => {
    await go('/base/campus')
    const box = page.getByRole('main').getByRole('searchbox').first()
    await expect.element(box).toBeVisible()
    ;(document.activeElement as HTMLElement).blur()
    await userEvent.keyboard('/')
    await expect.poll(() => document.activeElement).toBe(box.element())
  })

  it('closes tabs: one, the others, all', async () => {
    await tabs.getByRole('button', { name: '关闭 校区' }).click()
    await expect.element(tabs.getByRole('button', { name: '校区', exact: true })).not.toBeInTheDocument()
    await tabs.getByRole('button', { name: '建筑物', exact: true }).click()
    await at('/base/building')
    await page.getByRole('button', { name: '页签操作' }).click()
    await page.getByRole('menuitem', { name: '关闭全部' }).click()
    await at('/index')
    expect(tabs.getByRole('listitem').elements()).toHaveLength(1)
  })

  it('speaks traditional Chinese and English, shell and components alike, and Chinese again', async () => {
    const speak = async (tools: string, language: string) => {
      await page.getByRole('button', { name: tools }).click()
      await page.getByRole('menuitem', { name: language }).click()
    }
    await go('/base/campus')
    await speak('外观与语言', '繁體中文')
    await expect.element(page.getByRole('navigation', { name: '已開啟的頁面' })).toBeVisible()
    await expect.element(page.getByRole('main').getByText('校區名稱').first()).toBeVisible()
    expect(document.documentElement.lang).toBe('zh-tw')
    await speak('外觀與語言', 'English')
    await expect.element(page.getByRole('main').getByText('Campus name').first()).toBeVisible()
    await speak('Appearance and language', '简体中文')
    await expect.element(tabs).toBeVisible()
    await go('/index')
  })

  it('asks before signing out, and leaves nothing behind', async () => {
    await page.getByRole('button', { name: '系统管理员' }).click()
    await page.getByRole('menuitem', { name: '退出登录' }).click()
    await expect.element(page.getByText('此操作将退出登录，是否继续？')).toBeVisible()
    await page.getByRole('alertdialog').getByRole('button', { name: '退出登录' }).click()
    await at('/')
    const machines = ['themeConfig', 'themeConfigStyle', 'userTheme', 'frequency']
    expect(Object.keys(localStorage).filter((key) => !machines.includes(key))).toEqual([])
    expect(sessionStorage).toHaveLength(0)
  })

  it('shows another person their own menus only', async () => {
    await signIn('newstudent')
    await at('/index')
    await go('/base/building')
    await expect.element(page.getByText('您没有访问该页面的权限，或者地址有误。')).toBeVisible()
  })
})
