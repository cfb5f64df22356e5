import '#design-system/theme/styles.css'
import { sql } from 'kysely'
import { generate } from 'otplib'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeAll, expect, it } from 'vitest'
import { cdp, page, userEvent } from 'vitest/browser'
import { waitFor } from 'xstate'
import { browserServer } from '#tests/support/browser-server.ts'
import { Desk, signedIn } from '#tests/support/desk.tsx'
import { session, startSession } from '#workbench/account/session/session.ts'
import { http } from '#workbench/http/http.ts'
import { clearLocal, clearSession } from '#workbench/http/storage/storage.ts'
import { homeTab } from '#workbench/portal/tabs.ts'
import { SecondFactorAdvice } from './second-factor-advice.tsx'
import { SecondFactorForm } from './second-factor-form.tsx'
import { SecondFactorSettings } from './second-factor-settings.tsx'

const button = (name: string) => page.getByRole('button', { name, exact: true })
const shown = { root: null as ReturnType<typeof createRoot> | null }

function show(content: React.ReactNode) {
  shown.root?.unmount()
  shown.root = createRoot(document.body.appendChild(document.createElement('div')))
  shown.root.render(content)
}

beforeAll(async () => {
  await signedIn('teacher')
  startSession()
  await waitFor(session, (state) => !state.matches('booting'))
})
afterEach(() => shown.root?.unmount())

/** At the door, with the right password given. */
async function challenged(account: string) {
  clearLocal()
  clearSession()
  session.send({ type: 'SIGNED_OUT_ELSEWHERE' })
  session.send({ type: 'SIGN_IN', credentials: { type: 'account', account, password: 'Campus@2026' } })
  await waitFor(session, (state) => state.matches('secondFactor'))
  show(<SecondFactorForm />)
}

/** As if everybody had proved who they are long ago. */
async function grownOld() {
  const { app } = await browserServer()
  await sql`update system_session set proved_at = null`.execute(app.db)
}

const entered = () => waitFor(session, (state) => state.matches('signedIn'))

it('an app is set up by its code, and then asked for at the door', async () => {
  await page.viewport(1440, 900)
  await signedIn('teacher')
  show(
    <Desk>
      <SecondFactorSettings />
    </Desk>,
  )
  await button('启用动态口令').click()
  await expect.element(page.getByRole('img', { name: '二维码：动态口令密钥' })).toBeVisible()
  const secret = (document.querySelector('dialog code, [role=dialog] code')?.textContent ?? '').replaceAll(
    ' ',
    '',
  )
  await button('下一步').click()
  const input = page.getByRole('textbox', { name: '验证器应用当前显示的 6 位数字' })
  await input.fill('000000')
  await expect.element(page.getByText('动态口令不正确', { exact: false })).toBeVisible()
  await input.fill(await generate({ secret }))
  await expect.element(page.getByRole('alertdialog', { name: '请保存恢复码' })).toBeVisible()
  const codes = page.getByRole('list', { name: '恢复码' }).getByRole('listitem').elements()
  expect(codes).toHaveLength(10)
  const recovery = codes[0]?.textContent ?? ''
  await button('我已保存').click()
  await expect.element(page.getByText('您的账号已启用二次验证', { exact: false })).toBeVisible()

  await challenged('teacher')
  await page.getByRole('textbox', { name: '动态口令' }).fill('000000')
  await expect.element(page.getByText('验证未通过，请核对后重试')).toBeVisible()
  await button('手机不在身边？使用恢复码').click()
  await page.getByRole('textbox', { name: '恢复码' }).fill(recovery)
  await userEvent.keyboard('{Enter}')
  await entered()

  // What one has is taken away only with a proof of the last minutes; put away, nothing is done.
  show(
    <Desk>
      <SecondFactorSettings />
    </Desk>,
  )
  await grownOld()
  await button('停用动态口令').click()
  const sure = page.getByRole('alertdialog', { name: '停用动态口令？' })
  await sure.getByRole('button', { name: '停用动态口令' }).click()
  const dialog = page.getByRole('dialog', { name: '验证本人身份' })
  await dialog.getByLabelText('登录密码', { exact: true }).last().fill('wrong')
  await dialog.getByRole('button', { name: '验证', exact: true }).click()
  await expect.element(dialog.getByText('密码或验证码不正确')).toBeVisible()
  await dialog.getByRole('button', { name: '取消' }).click()
  await expect.element(sure.getByText('没有完成身份验证，操作已取消')).toBeVisible()
  await sure.getByRole('button', { name: '重试' }).click()
  await dialog.getByLabelText('登录密码', { exact: true }).last().fill('Campus@2026')
  await dialog.getByRole('button', { name: '验证', exact: true }).click()
  await expect.element(sure).not.toBeInTheDocument()
  await expect.element(button('启用动态口令')).toBeVisible()
})

it('a passkey of a device is registered, proves a second time and can be given up', async () => {
  await page.viewport(390, 844)
  const client = cdp() as unknown as { send(method: string, parameters?: object): Promise<unknown> }
  await client.send('WebAuthn.enable')
  await client.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
    },
  })
  await signedIn('counsellor')
  show(
    <Desk>
      <SecondFactorSettings />
    </Desk>,
  )
  await button('添加通行密钥').click()
  await page.getByRole('textbox', { name: '密钥名称' }).fill('我的手机')
  await button('保存').click()
  await button('我已保存').click()
  await expect.element(page.getByRole('list', { name: '通行密钥' }).getByText('我的手机')).toBeVisible()

  await challenged('counsellor')
  await button('使用通行密钥验证').click()
  await entered()
})

it('anyone who had better have a second proof is asked once a day', async () => {
  await page.viewport(1440, 900)
  await signedIn('admin')
  await http('base/sysUserSecondAuth/getMySysUserSecondAuth')
  session.send({ type: 'SIGNED_IN_ELSEWHERE', person: { account: 'admin', name: '系统管理员' } })
  const prompt = () => (
    <Desk path={homeTab.path}>
      <SecondFactorAdvice />
    </Desk>
  )
  show(prompt())
  await expect.element(page.getByText('建议启用二次验证')).toBeVisible()
  const advice = page.getByRole('status').filter({ hasText: '建议启用二次验证' })
  await advice.getByRole('button', { name: '关闭' }).click()
  await expect.element(page.getByText('建议启用二次验证')).not.toBeInTheDocument()
  show(prompt())
  await new Promise((resolve) => setTimeout(resolve, 500))
  expect(page.getByText('建议启用二次验证').elements()).toEqual([])
})
