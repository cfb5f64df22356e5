import '#design-system/theme/styles.css'
import { sql } from 'kysely'
import { createRoot } from 'react-dom/client'
import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { Desk, signedIn } from '#tests/support/desk.tsx'
import { Screen } from '#workbench/areas/claim/verify-desk.tsx'
import { nameDesk } from './desk-name.ts'

it('finds a newcomer while their name is typed, and says of a pass that was taken back that it is none', async () => {
  await page.viewport(1440, 900)
  const { app } = await signedIn('verifier')
  const { rows } = await sql<{ name: string; number: string }>`select name, candidate_no as number
    from admissions_admitted_student where arrival = 'awaited' and paid >= due order by id limit 1`.execute(
    app.db,
  )
  const { name = '', number = '' } = rows[0] ?? {}
  nameDesk('一号台')
  const root = createRoot(document.body.appendChild(document.createElement('div')))
  root.render(
    <Desk>
      <Screen />
    </Desk>,
  )
  const verdict = page.getByRole('region', { name: '核验结果' })
  await expect.element(page.getByRole('button', { name: '撤销', exact: true })).toBeDisabled()
  await userEvent.keyboard('{F2}')
  await page.getByRole('textbox', { name: '姓名或考生号' }).fill(number)
  const found = page.getByRole('list', { name: '查找结果' }).getByRole('button')
  await expect.element(found).toMatchTextContent(/未报到/)
  await found.click()
  await expect.element(verdict.getByText('通过', { exact: true })).toBeVisible()
  await expect.element(page.getByRole('button', { name: `撤销 ${name}` })).toBeEnabled()
  await userEvent.keyboard('{F4}')
  const question = page.getByRole('alertdialog', { name: `撤销 ${name} 的核验` })
  await question.getByRole('button', { name: '确认撤销' }).click()
  await expect.element(verdict.getByText('已撤销', { exact: true })).toBeVisible()
  await expect.element(verdict.getByText('通过', { exact: true })).not.toBeInTheDocument()
  await userEvent.keyboard('{F4}')
  await expect.element(page.getByRole('alertdialog')).not.toBeInTheDocument()
  root.unmount()
})
