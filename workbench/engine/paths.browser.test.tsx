import '#design-system/theme/styles.css'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { Desk, signedIn } from '#tests/support/desk.tsx'
import { genericScreen } from './generic-screen.tsx'

let root: Root
beforeEach(async () => {
  await page.viewport(1440, 900)
  root = createRoot(document.body.appendChild(document.createElement('div')))
})
afterEach(() => root.unmount())

it('a list shows and asks for a field of the rows pointed at, under its own name', async () => {
  await signedIn('admin')
  const Screen = await genericScreen('fee/prepaid')
  root.render(<Desk search="?params.studentId.studentNo=07">{Screen && <Screen />}</Desk>)
  await expect.element(page.getByRole('columnheader', { name: '学号' })).toBeVisible()
  await expect.element(page.getByRole('textbox', { name: '学号' })).toHaveValue('07')
})
