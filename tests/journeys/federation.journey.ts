import type { Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { tokenOf } from '#tests/support/api.ts'
import { startCas } from '#tests/support/cas.ts'
import { startOidc } from '#tests/support/oidc.ts'
import { visitPortal } from '#tests/support/visit-portal.ts'

const portal = visitPortal({ FEDERATION_HOSTS: '127.0.0.1' })
let cas: Awaited<ReturnType<typeof startCas>>
let oidc: Awaited<ReturnType<typeof startOidc>>

const client = { id: 'portal', secret: 'a-secret-that-the-two-share' }
const common = { sort: 1, enabled: true, onMain: true, onWelcome: false, bindingAsked: false }

/** As the administrator would at the screen 登录方式. */
async function addLoginType(more: object) {
  const reply = await fetch(`${portal.url}/api/campus-system/loginType/add`, {
    method: 'POST',
    headers: { 'Campus-Auth': `bearer ${await tokenOf(portal.url, 'admin')}` },
    body: JSON.stringify({ ...common, ...more }),
  })
  expect(reply.status, await reply.clone().text()).toBe(200)
}

beforeAll(async () => {
  cas = await startCas()
  const redirect = `${portal.url}/oauth/callback/campus`
  oidc = await startOidc({ ...client, redirects: [redirect] })
  await addLoginType({
    code: 'cas',
    name: '统一身份认证',
    kind: 'cas',
    issuer: cas.url,
    redirects: `${portal.url}/\n${portal.url}/login`,
  })
  await addLoginType({
    code: 'campus',
    name: '校园通行证',
    kind: 'oidc',
    issuer: oidc.issuer,
    clientId: client.id,
    secret: client.secret,
    redirects: redirect,
  })
})
afterAll(async () => {
  await Promise.all([cas?.close(), oidc?.close()])
})

async function open(path: string): Promise<Page> {
  const page = await portal.seat()
  await page.goto(portal.url + path)
  return page
}

async function fillForm(page: Page, account: string) {
  await page.getByLabel('账号', { exact: true }).fill(account)
  await page.getByLabel('密码', { exact: true }).fill('Campus@2026')
  await page.getByRole('button', { name: '登录', exact: true }).click()
}

describe('single sign-on by CAS', () => {
  it('leads there and back, and no ticket stays in the address or its history', async () => {
    const page = await open('/login')
    await page.goto(`${cas.url}/login?${new URLSearchParams({ service: `${portal.url}/login` })}`)
    await page.getByLabel('用户名').fill('teacher')
    await page.getByRole('button', { name: '进入' }).click()
    await page.waitForURL('**/index')
    await page.getByRole('heading', { level: 1 }).waitFor()
    await page.goBack()
    expect(page.url()).not.toContain('tgc')
    await page.context().close()
  })

  it('A-48 says so when the ticket is none, and lets nobody in', async () => {
    const page = await open('/?tgc=ST-invented')
    await page.getByText('没有登录成功').waitFor()
    expect(page.url()).not.toContain('ST-invented')
    await page.getByRole('button', { name: '账号登录' }).click()
    await page.getByLabel('账号', { exact: true }).waitFor()
    await page.context().close()
  })

  it('asks anyone who sits here already, before another takes the seat', async () => {
    const page = await open('/login')
    await fillForm(page, 'admin')
    await page.waitForURL('**/index')
    await page.goto(`${portal.url}/login?tgc=${cas.grant('student', `${portal.url}/login`)}`)
    await page.getByText('您已登录为系统管理员').waitFor()
    await page.getByRole('button', { name: '换用新的凭据登录' }).click()
    await page.waitForURL('**/index')
    await page.waitForFunction(() => localStorage.getItem('userInfo')?.includes('"accountNo":"student"'))
    await page.context().close()
  })

  it('stands before the door where the college says so, at sign-out too; /login stays open', async () => {
    const page = await portal.seat()
    await page.route('**/getAppInfo*', async (route) => {
      const answer = await route.fetch()
      const body = await answer.json()
      const urls = {
        ssoLoginUrl: `${cas.url}/login?service=${portal.url}/`,
        ssoLogoutUrl: `${cas.url}/logout`,
      }
      await route.fulfill({ json: { ...body, data: { ...body.data, ssoType: '1', ...urls } } })
    })
    await page.goto(`${portal.url}/login`)
    await page.getByLabel('账号', { exact: true }).waitFor()
    await page.goto(`${portal.url}/index`)
    await page.getByLabel('用户名').fill('admin')
    await page.getByRole('button', { name: '进入' }).click()
    await page.waitForURL('**/index')
    await page.getByRole('button', { name: /系统管理员/ }).click()
    await page.getByRole('menuitem', { name: '退出登录' }).click()
    await page.getByRole('alertdialog').getByRole('button').last().click()
    await page.waitForURL(`${cas.url}/logout`)
    await page.context().close()
  })
})

describe('signing in by OpenID Connect', () => {
  it('binds an unknown identity to an account once, and from then on lets it in', async () => {
    oidc.signInAs({ sub: 'u-1', name: '周子涵' })
    const page = await open('/loginbyoauth2')
    await page.getByText('校园通行证账号“周子涵”还没有绑定本系统的账号', { exact: false }).waitFor()
    await page.getByRole('button', { name: '登录并绑定' }).click()
    await fillForm(page, 'student')
    await page.getByRole('button', { name: '确定绑定' }).click()
    await page.getByText('绑定成功').waitFor()
    await page.context().close()

    const again = await open('/loginbyoauth2')
    await again.waitForURL('**/index')
    expect(await again.evaluate(() => localStorage.getItem('userInfo'))).toContain('"accountNo":"student"')
    await again.context().close()
  })

  it('A-49 a callback that this browser did not set out for signs nobody in', async () => {
    const page = await open(`/oauth/callback/campus?code=stolen&state=m${'0'.repeat(64)}`)
    await page.getByText('没有登录成功').waitFor()
    expect(await page.evaluate(() => localStorage.getItem('access-token'))).toBeNull()
    await page.context().close()
  })
})

describe('other doors', () => {
  it('a way that the college has not opened says so', async () => {
    for (const path of [
      '/loginbywechatenterprise',
      '/welcome/loginbywechatenterprise',
      '/loginbyjwt',
      '/oauth/callback/nowhere',
    ]) {
      const page = await open(path)
      await page.getByText('学校未启用这种登录方式').waitFor()
      await page.context().close()
    }
  })

  it('the examination side has its own door, home and not-found page', async () => {
    const page = await open('/dzks/index')
    await expect.poll(() => page.title()).toBe('考试系统')
    await page.getByRole('link', { name: '登录考试系统' }).click()
    await page.getByRole('heading', { name: '考试登录' }).waitFor()
    await expect.poll(() => page.title()).toBe('考试系统')
    await fillForm(page, 'student')
    await page.waitForURL('**/dzks/exame/index')
    await page.getByText('目前没有为您开放的考试').waitFor()
    await page.goto(`${portal.url}/dzks/nowhere`)
    await page.getByRole('link', { name: '返回首页' }).click()
    await page.waitForURL('**/dzks/exame/index')
    await page.context().close()
  })

  it('the welcome side and the large screens say what they are for before anybody signs in', async () => {
    const page = await open('/welcome/index')
    await page.getByRole('heading', { name: '欢迎新同学' }).waitFor()
    await page.goto(`${portal.url}/datascreen/welcome`)
    await page.getByRole('heading', { name: '智慧迎新大数据' }).waitFor()
    await page.goto(`${portal.url}/welcome/nowhere`)
    await page.getByText('没有找到这个页面').waitFor()
    await page.getByRole('link', { name: '返回首页' }).click()
    await page.getByRole('link', { name: '登录迎新服务' }).click()
    await page.getByRole('heading', { name: '新生登录' }).waitFor()
    await page.context().close()
  })

  it('the college registers with the key that the server said at its start', async () => {
    const key = /登记密钥 (\S+?)（/.exec(portal.said())?.[1] ?? ''
    const page = await open('/registerschool')
    await page.getByRole('button', { name: '提交登记' }).click()
    await page.getByText('请填写学校名称').waitFor()
    await page.getByLabel('学校名称').fill('江南职业技术学院')
    await page.getByLabel('联系人').fill('王建国')
    await page.getByLabel('联系电话').fill('0512-66668888')
    await page.getByLabel('登记密钥').fill('AAAA')
    await page.getByRole('button', { name: '提交登记' }).click()
    await page.getByText('登记密钥不正确', { exact: false }).waitFor()
    await page.getByLabel('登记密钥').fill(key)
    await page.getByRole('button', { name: '提交登记' }).click()
    await page.getByText('江南职业技术学院已登记').waitFor()
    await page.context().close()
  })
})
