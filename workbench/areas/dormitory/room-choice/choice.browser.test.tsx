import '#design-system/theme/styles.css'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import type { Offer } from '#domain/dormitory/room-choice/calls.ts'
import { Desk, signedIn } from '#tests/support/desk.tsx'
import { Choice } from './choice.tsx'

let root: Root

beforeEach(() => {
  root = createRoot(document.body.appendChild(document.createElement('div')))
})
afterEach(() => root.unmount())

const window = { opensAt: '2026-11-27 08:00:00', closesAt: '2026-12-11 08:00:00', note: null, open: true }
const offer: Offer = {
  quota: { id: 'q', name: '选房', building: '学生公寓 2 栋', left: 60, ...window },
  others: [],
  own: { bedId: 'a', name: 'A-D2 101-1', kept: false, seconds: 60 },
  rooms: [
    {
      ...{ roomId: 'r', no: '101', floor: 1, level: null, fee: null, classmates: 0 },
      beds: [{ bedId: 'a', no: 1, free: true, why: null }],
    },
  ],
}
const unasked = () => {}
/** What was answered so many seconds ago: a desk of its own for each. */
const answered = (seconds: number) => (
  <Desk key={seconds}>
    <Choice offer={offer} at={Date.now() - seconds * 1000} onQuota={unasked} />
  </Desk>
)
const bed = page.getByRole('button', { name: '1 号床' })

it('says for how long a bed is held, and once that is over so, and that it can be chosen again', async () => {
  await signedIn('newstudent')
  root.render(answered(0))
  await expect.element(page.getByText(/已为您保留 A-D2 101-1，请在 \d+ 秒内确认/)).toBeVisible()
  await expect.element(bed).toBeDisabled()
  root.render(answered(61))
  await expect.element(page.getByText('确认已超时，请重新选择床位')).toBeVisible()
  expect(page.getByRole('button', { name: '确认选房' }).elements()).toEqual([])
  await expect.element(bed).toBeEnabled()
})
