import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { row, tick } from '#tests/support/browser.ts'
import { visitPortal } from '#tests/support/visit-portal.ts'

const portal = visitPortal()

/** Takes an action of a row from the menu behind its last button. */
async function act(page: Page, text: string | RegExp, action: string) {
  await row(page, text).getByRole('button', { name: '更多操作' }).click()
  await page.getByRole('menuitem', { name: action, exact: true }).click()
}

describe('an administrator', () => {
  it('makes a role, gives it menus and a person, who then sees them', async () => {
    const page = await portal.person('admin', '/system/role')
    await page.getByRole('button', { name: '新增' }).click()
    const form = page.getByRole('dialog')
    await form.getByLabel('角色代码').fill('keeper')
    await form.getByLabel('角色名称').fill('校区专员')
    await form.getByRole('combobox', { name: '数据范围' }).click()
    await page.getByRole('option', { name: '全部', exact: true }).click()
    await page.keyboard.press('Escape')
    await form.getByLabel('排序').fill('50')
    await form.getByRole('button', { name: '保存', exact: true }).click()
    await form.waitFor({ state: 'hidden' })

    await act(page, '校区专员', '分配菜单')
    await page.getByRole('treeitem', { name: '校区与场地' }).focus()
    await page.keyboard.press('ArrowRight')
    await page.getByRole('treeitem', { name: '校区', exact: true }).click()
    await page.getByRole('button', { name: '保存', exact: true }).click()
    await page.getByRole('alertdialog').getByText('基础数据 / 校区与场地 / 校区', { exact: true }).waitFor()
    await page.getByRole('alertdialog').getByRole('button', { name: '保存', exact: true }).click()
    await page.getByText('已保存，权限立即生效').waitFor()

    await page.goto(`${portal.url}/system/role`)
    await act(page, '校区专员', '分配用户')
    await page.getByRole('button', { name: '添加用户' }).click()
    const adding = page.getByRole('dialog', { name: '添加用户' })
    await adding.getByLabel('账号或姓名').fill('employer')
    await tick(row(adding, 'employer').getByRole('checkbox'))
    await adding.getByRole('button', { name: '加入 1 人' }).click()
    await page.getByText('已加入，权限立即生效').waitFor()

    const employer = await portal.person('employer')
    await employer.getByRole('link', { name: '校区' }).first().click()
    await employer.getByRole('heading', { name: '校区' }).waitFor()
    await employer.context().close()
    await page.context().close()
  })

  it('resets a password, which is shown once; anyone who was signed in is out', async () => {
    const repairer = await portal.person('repairer')
    const page = await portal.person('admin', '/system/user-other')
    await act(page, /repairer(?!-)/, '重置密码')
    await page.getByRole('alertdialog').getByRole('button', { name: '重置密码' }).click()
    const told = page.getByRole('dialog', { name: '重置密码' })
    await told.getByText('以下内容只显示这一次').waitFor()
    expect(await told.getByText(/^\S{14}$/).count()).toBe(1)
    await page.getByRole('button', { name: '我已妥善转交' }).click()

    await repairer.reload()
    await repairer.getByRole('button', { name: '登录', exact: true }).waitFor()
    await repairer.context().close()
    await page.context().close()
  })
})

it('somebody on the staff confirms their record while a round runs', async () => {
  const page = await portal.newPhone('teacher')
  await page.goto(`${portal.url}/personalcenter`)
  await page.getByRole('button', { name: '确认信息无误' }).click()
  await page.getByText(/^已于 .* 确认$/).waitFor()
  await page.context().close()
})
