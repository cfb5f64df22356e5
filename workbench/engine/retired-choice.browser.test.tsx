import '#design-system/theme/styles.css'
import { sql } from 'kysely'
import { createRoot } from 'react-dom/client'
import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { venue } from '#domain/base/venue.ts'
import { Desk, signedIn } from '#tests/support/desk.tsx'
import { ListScreen } from './list-screen.tsx'

it('a code that was retired is offered to no new row, and still finds the old ones', async () => {
  await page.viewport(1440, 900)
  const { app } = await signedIn()
  await sql`update system_dictionary set enabled = false
    where code = 'school.venue-kind' and label = '会议室'`.execute(app.db)
  const root = createRoot(document.body.appendChild(document.createElement('div')))
  root.render(
    <Desk>
      <ListScreen resource={venue} title="场地" />
    </Desk>,
  )

  const option = (name: string) => page.getByRole('option', { name, exact: true })
  await page.getByRole('combobox', { name: '场地类型' }).click()
  await expect.element(option('会议室')).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(option('会议室')).not.toBeInTheDocument()
  await page.getByRole('button', { name: '新增', exact: true }).click()
  await page.getByRole('form', { name: '新增场地' }).getByRole('combobox', { name: '场地类型' }).click()
  await expect.element(option('报告厅')).toBeVisible()
  expect(option('会议室').elements()).toEqual([])
  root.unmount()
})
