import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { expect, it } from 'vitest'
import { useLeaveGuard } from './leave-guard.tsx'

let typed = ''
const Work = () => {
  useLeaveGuard(() => typed !== '')
  return null
}

/** Tells the whole page that it is closing, which is why no story does. */
function closing() {
  const event = new Event('beforeunload', { cancelable: true })
  dispatchEvent(event)
  return event
}

it('the browser asks before it closes a page with unsaved work, and only then', () => {
  const root = createRoot(document.body.appendChild(document.createElement('div')))
  flushSync(() => root.render(<Work />))
  expect(closing().defaultPrevented).toBe(false)
  typed = 'A11'
  expect(closing().defaultPrevented).toBe(true)
  flushSync(() => root.unmount())
  expect(closing().defaultPrevented).toBe(false)
})
