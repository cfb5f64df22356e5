import '#design-system/theme/styles.css'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { session } from '#workbench/account/session/session.ts'
import { Speaking } from '#workbench/language/speaking.tsx'
import { Framed } from './framed.tsx'

const place = document.body.appendChild(document.createElement('div'))
let root: ReturnType<typeof createRoot>

const show = (address: string) =>
  root.render(
    <Speaking>
      <Framed address={address} title="报表" />
    </Speaking>,
  )
const ours = new URL('./framed.tsx', import.meta.url).href
const frame = () => place.querySelector('iframe') as HTMLIFrameElement

beforeEach(() => {
  root = createRoot(place)
})
afterEach(() => {
  root.unmount()
  vi.restoreAllMocks()
})

describe('a page of another house', () => {
  it('stands in a sandbox, under its title, and the veil goes when it has come', async () => {
    show(ours)
    await expect.element(page.getByTitle('报表')).toBeVisible()
    await expect.poll(() => page.getByText('正在打开').elements()).toHaveLength(0)
    expect(frame().getAttribute('sandbox')).not.toContain('allow-top-navigation')
  })

  it('of our own origin is not at home here, or it could take its sandbox off', async () => {
    show(ours)
    await expect.poll(frame).toBeTruthy()
    expect(frame().getAttribute('sandbox')).not.toContain('allow-same-origin')
    root.render(null)
    show('https://report.invalid/')
    await expect.poll(() => frame()?.getAttribute('sandbox')).toContain('allow-same-origin')
  })

  it('A-53 what it posts changes nothing: nobody listens', async () => {
    const before = session.getSnapshot()
    const listens = vi.spyOn(window, 'addEventListener')
    show(ours)
    await expect.poll(frame).toBeTruthy()
    for (const data of [{ type: 'signed-out' }, { type: 'SIGN_OUT' }, 'signed-out'])
      window.dispatchEvent(new MessageEvent('message', { data, origin: 'https://evil.test' }))
    expect(session.getSnapshot()).toBe(before)
    expect(listens.mock.calls.filter(([type]) => type === 'message')).toEqual([])
  })
})
