import '#design-system/theme/styles.css'
import type { ReactNode } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { today } from '#domain/kits/college-clock.ts'
import { Desk, signedIn } from '#tests/support/desk.tsx'
import { Screen as DesktopSet } from '#workbench/home/personal/desktop-set.tsx'
import { Screen as UserTodo } from '#workbench/home/personal/user-todo.tsx'
import { getDesktop, getLessons, getTodos, resetDesktop } from '#workbench/home/today/calls.ts'
import { local } from '#workbench/http/storage/storage.ts'
import { loadMenus } from '#workbench/portal/menus/menus.ts'
import { Home } from './home.tsx'

let root: Root
const open = (screen: ReactNode) => root.render(<Desk>{screen}</Desk>)
const button = (name: string) => page.getByRole('button', { name, exact: true })
const cardsKept = async () => (await getDesktop()).cards.map(({ card }) => card)

beforeAll(async () => {
  await page.viewport(1440, 900)
  await signedIn('student')
})
beforeEach(() => {
  root = createRoot(document.body.appendChild(document.createElement('div')))
})
afterEach(() => root.unmount())

it('greets by name, shows the cards of the role, and keeps the services in the browser', async () => {
  open(<Home />)
  const person = page.getByRole('heading', { level: 1 })
  await expect.poll(() => person.query()?.textContent).toMatch(/好，|夜深了，/)
  for (const card of ['我的待办', '通知公告', '我的应用', '最新消息', '我的日程'])
    await expect.element(page.getByRole('region', { name: card }).first()).toBeVisible()
  // A day without lessons has no card of them.
  const [day] = await getLessons(today(), today())
  const lessons = page.getByRole('region', { name: '今日课表' })
  if (day?.lessons.length) await expect.element(lessons.first()).toBeVisible()
  else await expect.poll(() => lessons.elements()).toEqual([])
  // They are brought beside the menus; where that failed once, unseen, the next loading brings them.
  const kept = () => local.read('userAllApp', Array.isArray)?.length ?? 0
  await expect.poll(() => loadMenus().then(kept)).toBeGreaterThan(5)
})

it('is arranged by the keyboard alone, kept on the server, and goes back to that of the role', async () => {
  await resetDesktop()
  const before = await cardsKept()
  open(<DesktopSet />)
  const handle = button('移动 今日课表')
  await expect.element(handle).toBeVisible()
  ;(handle.element() as HTMLElement).focus()
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(page.getByText('今日课表 已移到第 3 位')).toBeInTheDocument()
  await expect.element(handle).toHaveFocus()
  await userEvent.keyboard('{Home}')
  await button('移除 最近使用').click()
  await button('保存桌面').click()
  await expect
    .poll(cardsKept)
    .toEqual(['lessons', ...before.filter((card) => !['lessons', 'recent'].includes(card))])
  await button('添加 最近使用').click()
  await button('恢复默认').click()
  await page.getByRole('alertdialog').getByRole('button', { name: '恢复默认' }).click()
  await expect.poll(cardsKept).toEqual(before)
})

it('to-dos are noted, ticked off, and found among those done', async () => {
  open(<UserTodo />)
  await page.getByRole('textbox', { name: '待办内容' }).fill('还实训室钥匙')
  await userEvent.keyboard('{Enter}')
  const box = page.getByRole('checkbox', { name: '还实训室钥匙' })
  await expect.element(box).toBeVisible()
  await box.click()
  await expect.poll(async () => (await getTodos('done')).map(({ title }) => title)).toContain('还实训室钥匙')
  const done = page.getByRole('radio', { name: '已完成' }).element() as HTMLInputElement
  done.click()
  await expect.element(box).toBeChecked()
})
