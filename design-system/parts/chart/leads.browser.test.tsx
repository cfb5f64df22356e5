import '#design-system/theme/styles.css'
import type { ReactNode } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { BarChart } from '#design-system/bar-chart/bar-chart.tsx'
import { LineChart } from '#design-system/line-chart/line-chart.tsx'
import { RingChart } from '#design-system/ring-chart/ring-chart.tsx'

let root: Root
let box: HTMLElement
const followed = vi.fn()
const leads = (row: number, column: number) =>
  row === 0 ? { href: `/behind/${row}/${column}`, onClick: () => followed(row, column) } : undefined
const bars = { categories: ['一', '二'], series: [{ name: '病假', values: [3, 3] }] }

beforeEach(() => {
  followed.mockClear()
  box = document.body.appendChild(document.createElement('div'))
  root = createRoot(box)
})
afterEach(() => {
  root.unmount()
  box.remove()
})

async function draw(drawn: ReactNode) {
  root.render(<div style={{ width: 600 }}>{drawn}</div>)
  await expect.poll(() => box.querySelector('canvas')).not.toBeNull()
  const canvas = box.querySelector('canvas') as HTMLCanvasElement
  const { width, height } = canvas.getBoundingClientRect()
  // What the pointer is over is known once it is drawn.
  const cursor = () => (canvas.parentElement as HTMLElement).style.cursor
  const over = (x: number, y: number) => ({ position: { x: width * x, y: height * y } })
  return { canvas, cursor, over, width, height }
}

it('a bar leads on where something stands behind it, and the pointer says so', async () => {
  const { canvas, cursor, over } = await draw(
    <BarChart still title="请假" direction="horizontal" leads={leads} {...bars} />,
  )
  await expect
    .poll(async () => {
      await userEvent.hover(canvas, over(0.4, 0.28))
      return cursor()
    })
    .toBe('pointer')
  await userEvent.click(canvas, over(0.4, 0.28))
  expect(followed).toHaveBeenCalledExactlyOnceWith(0, 0)
  await userEvent.hover(canvas, over(0.4, 0.7))
  expect(cursor()).toBe('default')
  await userEvent.click(canvas, over(0.4, 0.7))
  expect(followed).toHaveBeenCalledOnce()
})

it('a sector leads on, and with the key of the browser in a window of its own', async () => {
  const opened = vi.spyOn(window, 'open').mockReturnValue(null)
  const { canvas, cursor, width, height } = await draw(
    <RingChart still title="请假" leads={leads} parts={[{ name: '病假', value: 3 }]} />,
  )
  const position = { x: width / 2 + Math.min(width, height) * 0.27, y: height / 2 }
  await expect
    .poll(async () => {
      await userEvent.hover(canvas, { position })
      return cursor()
    })
    .toBe('pointer')
  await userEvent.click(canvas, { position, modifiers: ['Control'] })
  expect(opened).toHaveBeenCalledExactlyOnceWith('/behind/0/0', '_blank', 'noopener')
  expect(followed).not.toHaveBeenCalled()
  await userEvent.click(canvas, { position })
  expect(followed).toHaveBeenCalledExactlyOnceWith(0, 0)
  opened.mockRestore()
})

it('the point of a line next to the pointer leads on', async () => {
  const { canvas, cursor, over } = await draw(<LineChart still title="请假" leads={leads} {...bars} />)
  await expect
    .poll(async () => {
      await userEvent.hover(canvas, over(0.2, 0.5))
      return cursor()
    })
    .toBe('pointer')
  await userEvent.click(canvas, over(0.2, 0.5))
  expect(followed).toHaveBeenCalledExactlyOnceWith(0, 0)
  await userEvent.click(canvas, over(0.9, 0.5))
  expect(followed).toHaveBeenCalledOnce()
})

it('by the keyboard the links of its table lead there', async () => {
  await draw(<BarChart still title="请假" leads={leads} {...bars} />)
  await page.getByRole('button', { name: '以表格显示' }).click()
  const links = page.getByRole('table').getByRole('link')
  expect(links.elements().map((link) => link.getAttribute('href'))).toEqual(['/behind/0/0'])
})

it('leads nowhere without a way, and the pointer does not say so', async () => {
  const { canvas, cursor, over } = await draw(
    <BarChart still title="请假" direction="horizontal" {...bars} />,
  )
  await new Promise((resolve) => setTimeout(resolve, 500))
  await userEvent.hover(canvas, over(0.4, 0.28))
  expect(cursor()).toBe('default')
})
