import '#design-system/theme/styles.css'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { toast } from '#design-system/toaster/toast.ts'
import { Desk, signedIn } from '#tests/support/desk.tsx'
import { draftOf } from './draft.ts'
import { LivePreview } from './live-preview.tsx'

const hostile = '<img src=x onerror="window.broken=1">'
const columns = [
  { name: '社团名称', samples: [hostile, '合唱团', '篮球社'] },
  { name: '人数', samples: ['12', '30', '25'] },
  { name: '成立日期', samples: ['2020/9/1', '2021/3/5', '2022/10/10'] },
]
const { design, samples } = draftOf('社团', hostile, columns)
let root: Root

beforeAll(async () => {
  await page.viewport(1440, 900)
  await signedIn()
})
beforeEach(() => {
  root = createRoot(document.body.appendChild(document.createElement('div')))
  root.render(
    <Desk>
      <LivePreview design={design} samples={samples} />
    </Desk>,
  )
})
afterEach(() => root.unmount())

const rows = page.getByRole('grid').getByRole('row')

it('a sheet becomes a list with its own rows, which are searched and added to in the page alone', async () => {
  expect(design.fields.map(({ name, kind }) => [name, kind])).toEqual([
    ['sheTuanMingCheng', 'text'],
    ['renShu', 'integer'],
    ['chengLiRiQi', 'date'],
  ])
  await expect.element(rows.filter({ hasText: '合唱团' })).toMatchTextContent(/2021-03-05/)
  await page.getByRole('button', { name: '新增', exact: true }).click()
  const form = page.getByRole('form')
  await form.getByRole('textbox', { name: '社团名称' }).fill('摄影协会')
  await form.getByRole('spinbutton', { name: '人数' }).fill('8')
  await page.getByRole('button', { name: '保存' }).click()
  await expect.element(page.getByText(/请填写成立日期/).first()).toBeVisible()
})

it('A-30 a name, a title, a label and a notice are text, whatever is written in them', async () => {
  await expect.element(rows.filter({ hasText: hostile })).toBeVisible()
  await expect.element(page.getByRole('heading', { name: hostile })).toBeVisible()
  toast.success(hostile)
  await expect.element(page.getByRole('status').filter({ hasText: hostile }).first()).toBeVisible()
  expect(document.querySelectorAll('img[src="x"]')).toHaveLength(0)
  expect((window as { broken?: number }).broken).toBeUndefined()
})
