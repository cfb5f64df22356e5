import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useLater } from './use-later.ts'

const place = document.body.appendChild(document.createElement('div'))
let root: ReturnType<typeof createRoot>
let hasLine: boolean
const load = vi.fn(() => (hasLine ? Promise.resolve({ word: '来了' }) : Promise.reject(new Error('offline'))))

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  load.mockClear()
  hasLine = false
  root = createRoot(place)
})
afterEach(() => {
  root.unmount()
  vi.useRealTimers()
})

const Waiting = ({ isNeeded }: { readonly isNeeded: boolean }) =>
  useLater(load, isNeeded, true)?.word ?? '等待'
const show = (isNeeded: boolean) => flushSync(() => root.render(<Waiting isNeeded={isNeeded} />))
/** Lets promises settle and React draw what they brought. */
const settle = () => new Promise((resolve) => requestAnimationFrame(resolve))

it('what did not come ahead comes when it is needed', async () => {
  show(false)
  await settle()
  await vi.advanceTimersByTimeAsync(60_000)
  expect([load.mock.calls.length, place.textContent]).toEqual([1, '等待'])
  hasLine = true
  show(true)
  await expect.poll(() => place.textContent).toBe('来了')
  expect(load).toHaveBeenCalledTimes(2)
})

it('what is needed is asked for until it comes', async () => {
  show(true)
  await settle()
  await vi.advanceTimersByTimeAsync(3_000)
  expect([load.mock.calls.length, place.textContent]).toEqual([2, '等待'])
  hasLine = true
  await vi.advanceTimersByTimeAsync(3_000)
  await settle()
  expect([load.mock.calls.length, place.textContent]).toEqual([3, '来了'])
})
