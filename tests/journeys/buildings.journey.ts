import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { ask, tokenOf } from '#tests/support/api.ts'
import { choose, heldToken, row, signIn } from '#tests/support/browser.ts'
import { signInWeight } from '#tests/support/sign-in-weight.ts'
import { visitPortal } from '#tests/support/visit-portal.ts'

const portal = visitPortal()

/** A person at a browser of their own, with every host their pages asked and every error those wrote. */
async function person() {
  const page = await portal.seat()
  const hosts = new Set<string>()
  const errors: string[] = []
  page.on('request', (request) => hosts.add(new URL(request.url()).host))
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
  page.on('pageerror', (error) => errors.push(error.message))
  return { page, hosts, errors }
}

/** A key every 5 ms, as no person types, however long this machine takes over it. */
const scan = (page: Page, text: string) =>
  page.evaluate((text) => {
    const began = performance.now()
    const keys = [...text].map((key) => ({ key, code: `Digit${key}` }))
    for (const [at, init] of [...keys, { key: 'Enter', code: 'Enter' }].entries()) {
      const event = new KeyboardEvent('keydown', { ...init, bubbles: true, cancelable: true })
      Object.defineProperty(event, 'timeStamp', { value: began + 5 * at })
      document.body.dispatchEvent(event)
    }
  }, text)

const search = (page: Page, keyword: string) => page.getByRole('searchbox', { name: '搜索' }).fill(keyword)

describe('an administrator', () => {
  it('signs in, adds, finds, edits and removes a building, and no other host is asked for anything', async () => {
    const { page, hosts, errors } = await person()
    await signIn(page, portal.url, 'admin')
    await page.getByRole('link', { name: '建筑物' }).first().click()
    await page.getByRole('heading', { name: '建筑物' }).waitFor()

    await page.getByRole('button', { name: '新增' }).click()
    const form = page.getByRole('dialog')
    await form.getByLabel('建筑代码').fill('Z-99')
    await form.getByLabel('建筑名称').fill('望江楼')
    await choose(page, form.getByRole('combobox', { name: '所属校区' }), '本部校区')
    await choose(page, form.getByRole('combobox', { name: '建筑类型' }), '教学楼')
    await form.getByLabel('楼层数').fill('5')
    await form.getByRole('button', { name: '保存', exact: true }).click()
    await form.waitFor({ state: 'hidden' })

    await search(page, '望江')
    await row(page, '望江楼').getByRole('button', { name: '编辑' }).click()
    await form.getByLabel('楼层数').fill('6')
    await form.getByRole('button', { name: '保存', exact: true }).click()
    await form.waitFor({ state: 'hidden' })
    await expect.poll(() => row(page, '望江楼').textContent()).toContain('6')

    await row(page, '望江楼').getByRole('button', { name: '删除' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: '删除' }).click()
    await page.getByText('没有符合条件的数据').waitFor()

    expect([...hosts]).toEqual([new URL(portal.url).host])
    expect(errors).toEqual([])
    await page.context().close()
  })
})

describe('a reader that works as a keyboard', () => {
  it('finds in the open list what it reads, wherever the focus is', async () => {
    const page = await portal.person('admin', '/base/student')
    const cells = page.getByRole('gridcell')
    const studentNo =
      (await cells
        .filter({ hasText: /^2\d{11}$/ })
        .nth(7)
        .textContent()) ?? ''

    await scan(page, studentNo)
    await expect.poll(() => page.getByRole('searchbox', { name: '搜索' }).inputValue()).toBe(studentNo)
    await expect.poll(() => cells.filter({ hasText: /^2\d{11}$/ }).count()).toBe(1)
    await page.context().close()
  })
})

describe('a student', () => {
  it('finds no buildings: neither in the menu, nor by the address, nor by the call', async () => {
    const { page } = await person()
    await signIn(page, portal.url, 'student')
    expect(await page.getByRole('link', { name: '建筑物' }).count()).toBe(0)

    await page.goto(`${portal.url}/base/building`)
    await page.getByText('您没有访问该页面的权限，或者地址有误。').waitFor()

    const token = await tokenOf(portal.url, 'student')
    const answers = ['page', 'list', 'getOne?id=0'].map((call) =>
      ask(portal.url, `base/building/${call}`, token),
    )
    expect((await Promise.all(answers)).map(({ status }) => status)).toEqual([403, 403, 403])
    await page.context().close()
  })
})

describe('the front door', () => {
  it('says what is wrong with the password, and keeps what was typed', async () => {
    const { page } = await person()
    await page.goto(portal.url)
    await page.getByLabel('账号', { exact: true }).fill('teacher')
    await page.getByLabel('密码', { exact: true }).fill('Wrong@2026')
    await page.getByRole('button', { name: '登录', exact: true }).click()
    await page.getByText('用户名或密码错误', { exact: false }).waitFor()
    expect(await page.getByLabel('账号', { exact: true }).inputValue()).toBe('teacher')
    await page.context().close()
  })

  it('asks no other host', async () => {
    const { hosts } = await signInWeight(portal.url)
    expect(hosts).toEqual([new URL(portal.url).host])
  })

  it('takes back anyone who comes with a token that has ended', async () => {
    const page = await portal.person('admin')
    await ask(portal.url, 'auth/logOut', await heldToken(page))
    await page.goto(`${portal.url}/base/building`)
    await page.getByRole('button', { name: '登录', exact: true }).waitFor()
    expect(new URL(page.url()).pathname).toBe('/')
    await page.context().close()
  })
})
