import type { Page } from 'playwright'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { seen, signIn } from '#tests/support/browser.ts'
import { filesCome } from '#tests/support/files-come.ts'
import { visitPortal } from '#tests/support/visit-portal.ts'

const portal = visitPortal()
let page: Page
beforeEach(async () => {
  page = await portal.person('admin', '/base/campus')
  await page.getByRole('heading', { name: '校区' }).first().waitFor()
  await page.getByRole('row').nth(1).waitFor()
  // A page that has opened a form has what it takes to fill one without a line; so has a list that rested for a while.
  await filesCome(page, async () => {
    await page.getByRole('button', { name: '新增', exact: true }).click()
    await form().getByLabel('校区代码').waitFor()
  })
  await page.keyboard.press('Escape')
  await form().waitFor({ state: 'hidden' })
})
afterEach(() => page.context().close())

const form = () => page.getByRole('dialog', { name: '新增校区' })
const waiting = () => page.getByRole('button', { name: /^待同步/ })
const rows = (code: string) => page.getByRole('row').filter({ hasText: code })
const adding = '**/campus/add'

async function fill(code: string, name: string) {
  await page.getByRole('button', { name: '新增', exact: true }).click()
  await form().getByLabel('校区代码').fill(code)
  await form().getByLabel('校区名称').fill(name)
}
async function submit() {
  await form().getByRole('button', { name: '保存', exact: true }).click()
}
async function kept(code: string, name: string) {
  await fill(code, name)
  await submit()
  await form().waitFor({ state: 'hidden' })
}

describe('F-13 an answer that does not come', () => {
  it('is asked for, and is as if it had come; nothing is sent a second time', async () => {
    let sent = 0
    await page.route(adding, async (route) => {
      sent++
      await route.fetch()
      await route.abort('connectionreset')
    })
    await kept('J13', '断线校区')
    await expect.poll(() => rows('J13').count()).toBe(1)
    expect([sent, await waiting().count()]).toEqual([1, 0])
  })

  it('is asked of the person where the server never had it, with the text kept', async () => {
    await page.route(adding, (route) => route.abort('connectionreset'), { times: 1 })
    await fill('J14', '未达校区')
    await submit()
    await seen(form().getByText('服务器没有收到这次提交')).waitFor()
    expect(await form().getByLabel('校区名称').inputValue()).toBe('未达校区')
    await submit()
    await form().waitFor({ state: 'hidden' })
    await expect.poll(() => rows('J14').count()).toBe(1)
  })
})

describe('F-14 no line', () => {
  it('keeps what is submitted, outlives a reload, sends it once and in order, and brings back what is refused', async () => {
    const context = page.context()
    const sent: string[] = []
    page.on('request', (request) => {
      if (request.url().endsWith('/campus/add')) sent.push(request.postDataJSON().code)
    })
    await context.setOffline(true)
    await kept('J21', '离线一号')
    await kept('J21', '离线重号')
    await kept('J22', '离线二号')
    await page.getByRole('button', { name: '待同步 3 项' }).waitFor()
    expect(sent).toEqual([])

    // The page comes back, and still nobody answers its calls.
    await context.route('**/api/**', (route) =>
      route.request().url().endsWith('/add') || route.request().url().includes('storedReply')
        ? route.abort('internetdisconnected')
        : route.fallback(),
    )
    await context.setOffline(false)
    await page.reload()
    await page.getByRole('button', { name: '待同步 3 项' }).waitFor()
    sent.length = 0
    await context.unroute('**/api/**')

    await expect.poll(() => sent, { timeout: 30_000 }).toEqual(['J21', 'J21', 'J22'])
    await page.getByRole('button', { name: '待同步 1 项' }).click()
    await seen(page.getByText('新增校区“离线重号”')).waitFor()
    await page.getByRole('button', { name: '打开修改' }).first().click()
    await form().first().waitFor()
    expect(await form().first().getByLabel('校区名称').inputValue()).toBe('离线重号')
    await form().getByLabel('校区代码').fill('J23')
    await submit()
    await form().waitFor({ state: 'hidden' })
    await expect.poll(() => waiting().count()).toBe(0)
    await page.reload()
    for (const code of ['J21', 'J22', 'J23']) await expect.poll(() => rows(code).count()).toBe(1)
  })

  it('is said before signing out, and nobody else sends it', async () => {
    const context = page.context()
    const portalOf = () => page.getByRole('button', { name: '待同步 1 项' })
    await context.route(adding, (route) => route.abort('internetdisconnected'))
    await context.setOffline(true)
    await kept('J31', '未同步')
    await portalOf().waitFor()
    await context.setOffline(false)
    await page.getByRole('button', { name: '系统管理员' }).click()
    await page.getByRole('menuitem', { name: '退出登录' }).click()
    const asked = page.getByRole('alertdialog')
    await asked.getByText('还有 1 项内容没有同步').waitFor()
    await asked.getByRole('button', { name: '退出登录' }).click()
    await page.getByRole('button', { name: '登录', exact: true }).waitFor()
    await context.unroute(adding)
    let sent = 0
    page.on('request', (request) => {
      if (request.url().endsWith('/campus/add')) sent++
    })
    await signIn(page, portal.url, 'leader')
    await page.getByRole('button', { name: '搜索菜单与操作' }).waitFor()
    await page.waitForTimeout(3_000)
    expect([sent, await waiting().count()]).toEqual([0, 0])
  })
})

describe('F-15 a net that comes and goes', () => {
  it('has one effect, behind the page of a captive portal too', async () => {
    const html = { status: 200, contentType: 'text/html', body: '<html><body>请先登录校园网</body></html>' }
    let calls = 0
    await page.route('**/api/**', async (route) => {
      const url = route.request().url()
      if (!url.endsWith('/campus/add') && !url.includes('storedReply')) return route.fallback()
      calls++
      if (calls % 3 === 1) return route.fulfill(html)
      if (calls % 3 === 2) return route.abort('connectionreset')
      await route.fetch()
      return route.abort('connectionreset')
    })
    await fill('J41', '校园网一号')
    await submit()
    await form().waitFor({ state: 'hidden', timeout: 30_000 })
    await waiting().waitFor()
    const context = page.context()
    for (let second = 0; second < 8; second++) {
      await context.setOffline(second % 2 === 0)
      await page.waitForTimeout(1_000)
    }
    await context.setOffline(false)
    await page.unroute('**/api/**')
    await expect.poll(() => waiting().count(), { timeout: 30_000 }).toBe(0)
    await page.reload()
    await expect.poll(() => rows('J41').count()).toBe(1)
  })
})
