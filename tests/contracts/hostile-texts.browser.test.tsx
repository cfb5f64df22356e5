import '#design-system/theme/styles.css'
import type { ReactNode } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { Breadcrumb } from '#design-system/breadcrumb/breadcrumb.tsx'
import { ConfirmDialog } from '#design-system/confirm/confirm-dialog.tsx'
import { FileUpload } from '#design-system/file-upload/file-upload.tsx'
import { tip } from '#design-system/parts/chart/tip.ts'
import { Select } from '#design-system/select/select.tsx'
import { Sidebar } from '#design-system/sidebar/sidebar.tsx'
import { TabBar } from '#design-system/tab-bar/tab-bar.tsx'
import { toast } from '#design-system/toaster/toast.ts'
import { Toaster } from '#design-system/toaster/toaster.tsx'
import { Watermark } from '#design-system/watermark/watermark.tsx'
import { ListSheet } from '#workbench/engine/print/list-sheet.tsx'
import type { AnyRow } from '#workbench/engine/row.ts'
import { Speaking } from '#workbench/language/speaking.tsx'

/** Each would be noticed: an element of its own, and a word of its own in `window`. */
const hostiles = [
  '<img src=x onerror="window.broken=1">',
  '"><svg onload="window.broken=1">',
  "');window.broken=1;//",
  '</text><script>window.broken=1</script>',
  '{{constructor.constructor("window.broken=1")()}}',
]
let root: Root
let box: HTMLElement
const show = (what: ReactNode) =>
  root.render(
    <Speaking>
      {what}
      <Toaster />
    </Speaking>,
  )
const row = (name: string) => ({ id: '1', revision: 1, name }) as unknown as AnyRow

beforeAll(() => page.viewport(1200, 800))
beforeEach(() => {
  box = document.body.appendChild(document.createElement('div'))
  root = createRoot(box)
})
afterEach(() => {
  root.unmount()
  box.remove()
})

/** It stands there by its letters, and nothing came of it. */
async function isText(hostile: string, where: () => Element | null | undefined = () => document.body) {
  await expect.poll(() => where()?.textContent).toContain(hostile)
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(document.querySelectorAll('img[src="x"], svg[onload], body script, [onerror]')).toHaveLength(0)
  expect((window as { broken?: number }).broken).toBeUndefined()
}

it.each(hostiles)('A-30 %s is text as the name of a file', async (hostile) => {
  const file = { id: '1', name: `${hostile}.pdf`, url: '/file', size: 5 }
  show(
    <FileUpload
      label="附件"
      value={[file]}
      onChange={() => {}}
      upload={() => Promise.reject(new Error('no'))}
    />,
  )
  await isText(hostile)
})

it.each(hostiles)('A-30 %s is text in the tooltip of a chart', async (hostile) => {
  box.append(tip(hostile, [{ name: hostile, value: hostile, color: 'red' }]))
  await isText(hostile, () => box)
  expect(box.textContent).toBe(hostile.repeat(3))
})

it.each(hostiles)('A-30 %s is text in a watermark', async (hostile) => {
  show(
    <Watermark lines={[hostile, '2026-09-01']}>
      <p>正文</p>
    </Watermark>,
  )
  await isText(hostile, () => box.querySelector('svg'))
})

it.each(hostiles)('A-30 %s is text on paper: title, condition, heading and cell', async (hostile) => {
  const print = vi.spyOn(window, 'print').mockImplementation(() => {})
  show(
    <ListSheet
      title={hostile}
      conditions={[`姓名包含${hostile}`]}
      columns={[{ key: 'name', title: hostile, cell: (row) => `${row.name}` }]}
      rows={[row(hostile)]}
      total={1}
      onDone={() => {}}
    />,
  )
  await isText(hostile, () => document.querySelector('[data-print-sheet] h1'))
  for (const part of ['p', 'th', 'td'])
    await isText(hostile, () => document.querySelector(`[data-print-sheet] ${part}`))
  expect(document.title).toBe(hostile)
  expect(print).toHaveBeenCalled()
  print.mockRestore()
})

it.each(hostiles)(
  'A-30 %s is text as the title of a menu, of its tab and in the way to it',
  async (hostile) => {
    const below = { id: 'b', title: hostile, icon: hostile }
    show(
      <>
        <Sidebar
          items={[{ id: 'a', title: hostile, children: [below] }, below]}
          active="b"
          onSelect={() => {}}
        />
        <TabBar tabs={[{ id: 'b', title: hostile }]} active="b" onActivate={() => {}} onClose={() => {}} />
        <Breadcrumb items={[{ title: '上级' }, { title: hostile }]} />
      </>,
    )
    await isText(hostile, () => box)
    expect(box.textContent?.split(hostile).length).toBeGreaterThan(4)
  },
)

it.each(hostiles)(
  'A-30 %s is text as the label of a dictionary, in the list and when chosen',
  async (hostile) => {
    show(
      <Select
        label="类别"
        defaultOpen
        value="a"
        options={[{ value: 'a', label: hostile, description: hostile }]}
      />,
    )
    await isText(hostile, () => box.querySelector('[role="combobox"], button'))
    await isText(hostile, () => document.querySelector('[role="listbox"]'))
  },
)

it.each(hostiles)('A-30 %s is text in a notice and in a question', async (hostile) => {
  show(<ConfirmDialog open title={`删除“${hostile}”？`} onConfirm={() => {}} onCancel={() => {}} />)
  await isText(hostile, () => document.querySelector('[role="alertdialog"], [role="dialog"]'))
  toast.error(hostile)
  await isText(hostile, () =>
    [...document.querySelectorAll('[role="status"], [role="alert"]')].find(
      ({ textContent }) => textContent === hostile,
    ),
  )
})
