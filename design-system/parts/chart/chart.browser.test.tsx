import { StrictMode, useState } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { afterEach, expect, it, vi } from 'vitest'
import '#design-system/theme/styles.css'
import { LineChart } from '#design-system/line-chart/line-chart.tsx'

const box = document.body.appendChild(document.createElement('div'))
const picture = () => box.querySelector('canvas')?.toDataURL()
const drawn = () => expect.poll(() => picture()).toBeTruthy()
const warned = vi.spyOn(console, 'warn')

let setWidth: (width: number) => void
let setValues: (values: number[]) => void

const Page = () => {
  const [width, changeWidth] = useState(600)
  const [values, changeValues] = useState([1, 2, 3])
  setWidth = changeWidth
  setValues = changeValues
  return (
    <StrictMode>
      <div style={{ width }}>
        <LineChart still title="请假" categories={['一', '二', '三']} series={[{ name: '病假', values }]} />
      </div>
    </StrictMode>
  )
}

afterEach(() => {
  expect(warned).not.toHaveBeenCalled()
  document.documentElement.dataset.colorMode = 'light'
})

it('draws once under StrictMode, and leaves nothing behind', async () => {
  for (let time = 0; time < 10; time++) {
    const root = createRoot(box)
    flushSync(() => root.render(<Page />))
    if (time % 2 === 0) await drawn()
    expect(box.querySelectorAll('canvas').length).toBeLessThanOrEqual(1)
    root.unmount()
    expect(box.childElementCount).toBe(0)
  }
})

it('follows its room, its figures and the theme', async () => {
  const root = createRoot(box)
  root.render(<Page />)
  await drawn()
  setWidth(300)
  await expect.poll(() => box.querySelector('canvas')?.clientWidth).toBe(300)
  const before = picture()
  setValues([3, 1, 2])
  await expect.poll(() => picture()).not.toBe(before)
  const light = picture()
  document.documentElement.dataset.colorMode = 'dark'
  await expect.poll(() => picture()).not.toBe(light)
  root.unmount()
})

it('waits for room without a word', async () => {
  box.style.display = 'none'
  const root = createRoot(box)
  flushSync(() => root.render(<Page />))
  await new Promise((resolve) => setTimeout(resolve, 100))
  box.style.display = ''
  await expect.poll(() => box.querySelector('canvas')?.clientWidth).toBe(600)
  root.unmount()
})
