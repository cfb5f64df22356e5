import '#design-system/theme/styles.css'
import encodeQR from 'qr'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { gateRecord } from '#domain/leave/gate-record.ts'
import type { AppContext } from '#server/core/app-context.ts'
import { Desk, signedIn } from '#tests/support/desk.tsx'
import { approvedLeave, table, tenantId } from '#tests/support/server-parts.ts'
import { local } from '#workbench/http/storage/storage.ts'
import { Screen } from '../gate.tsx'

let root: Root
let app: AppContext
const seconds = () => Math.floor(Date.now() / 1000)

beforeAll(async () => {
  ;({ app } = await signedIn('verifier'))
})
beforeEach(() => {
  local.remove('gateName')
  root = createRoot(document.body.appendChild(document.createElement('div')))
  show()
})
afterEach(() => {
  root.unmount()
  vi.restoreAllMocks()
})

const show = () =>
  root.render(
    <Desk>
      <Screen />
    </Desk>,
  )

const name = () => page.getByRole('textbox', { name: '校门名称' })
async function paste(text: string, verdict: string) {
  await userEvent.fill(page.getByRole('textbox', { name: '二维码内容' }), text)
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('alert').getByText(verdict)).toBeVisible()
}
/** As a reader that works as a keyboard types it: quicker than a person, and Enter. */
function wedge(text: string) {
  for (const key of [...text, 'Enter']) {
    document.body.dispatchEvent(
      new KeyboardEvent('keydown', { key, code: key === 'Enter' ? key : '', bubbles: true }),
    )
  }
}
/** Takes the line away from what is sent. */
function away() {
  const real = globalThis.fetch
  return vi.spyOn(globalThis, 'fetch').mockImplementation((input, init) => {
    const { url } = new Request(input, init)
    return url.includes('/gate/') ? Promise.reject(new TypeError('Failed to fetch')) : real(input, init)
  })
}

describe('a gate', () => {
  it('judges without a line, keeps what it read over a reload, and sends it once the line is back', async () => {
    const { id, code, state } = await approvedLeave(app)
    await userEvent.fill(name(), '东门')
    const [good, stranger] = [await code(), await code({ opens: seconds() + 600, from: seconds() + 1 })]
    const line = away()
    await paste(good, '已放行')
    await expect.element(page.getByText('马语婷')).toBeVisible()
    await expect.element(page.getByRole('alert').getByText(/· 待上传$/)).toBeVisible()
    await paste(good, '二维码已使用')
    await paste(`${good.slice(0, -4)}AAAA`, '二维码无效')
    await paste(stranger, '未到离校时间')
    await paste(await code({ from: seconds() - 600 }), '二维码已过期')
    await expect.element(page.getByText('5 条核验待上传，联网后自动上传。')).toBeVisible()
    expect(await state()).toEqual({ state: 'approved' })

    root.unmount()
    root = createRoot(document.body.appendChild(document.createElement('div')))
    show()
    await expect.element(page.getByText('5 条核验待上传，联网后自动上传。')).toBeVisible()
    line.mockRestore()
    dispatchEvent(new Event('online'))
    await expect.element(page.getByText(/条核验待上传/)).not.toBeInTheDocument()
    expect(await state()).toEqual({ state: 'away' })
    const kept = await table(gateRecord, app.db, tenantId).list({ applicationId: id }, [
      'verdict',
      'offline',
      'gate',
    ])
    expect(kept.map(({ verdict }) => verdict).toSorted()).toEqual(['early', 'expired', 'passed', 'used'])
    expect(kept.every(({ offline, gate }) => offline && gate === '东门')).toBe(true)
  })

  it('reads by a reader that works as a keyboard, once it has a name', async () => {
    const { code, state } = await approvedLeave(app)
    await expect.element(page.getByRole('button', { name: '用摄像头扫码' })).toBeDisabled()
    wedge(await code())
    await userEvent.fill(name(), '西门')
    ;(document.activeElement as HTMLElement).blur()
    expect(await state()).toEqual({ state: 'approved' })
    wedge(await code())
    await expect.element(page.getByRole('alert').getByText('已放行')).toBeVisible()
    await expect.poll(state).toEqual({ state: 'away' })
  })

  it('reads by a camera, and says why it cannot', async () => {
    const { code, state } = await approvedLeave(app)
    await userEvent.fill(name(), '南门')
    const camera = vi.spyOn(navigator.mediaDevices, 'getUserMedia')
    camera.mockRejectedValueOnce(new DOMException('denied', 'NotAllowedError'))
    await page.getByRole('button', { name: '用摄像头扫码' }).click()
    await expect.element(page.getByText('没有使用摄像头的权限，请在浏览器中允许')).toBeVisible()

    const stream = filmOf(await code())
    camera.mockResolvedValueOnce(stream)
    await page.getByRole('button', { name: '用摄像头扫码' }).click()
    await expect.element(page.getByRole('alert').getByText('已放行')).toBeVisible()
    await expect.poll(state).toEqual({ state: 'away' })
    await page.getByRole('button', { name: '关闭摄像头' }).click()
    await expect.poll(() => stream.getTracks().map(({ readyState }) => readyState)).toEqual(['ended'])
    // The code stayed in sight, and was read once.
    await expect.element(page.getByRole('alert').getByText('已放行')).toBeVisible()
  })
})

/** A film of a phone that shows a code. */
function filmOf(text: string): MediaStream {
  const modules = encodeQR(text, 'raw', { ecc: 'low', border: 4 })
  const canvas = document.createElement('canvas')
  const each = Math.max(4, Math.ceil(600 / modules.length))
  canvas.width = canvas.height = modules.length * each
  const brush = canvas.getContext('2d') as CanvasRenderingContext2D
  const draw = () => {
    modules.forEach((line, y) => {
      line.forEach((dark, x) => {
        brush.fillStyle = dark ? '#000' : '#fff'
        brush.fillRect(x * each, y * each, each, each)
      })
    })
  }
  const drawing = setInterval(draw, 100)
  const stream = canvas.captureStream(10)
  stream.getVideoTracks()[0]?.addEventListener('ended', () => clearInterval(drawing))
  return stream
}
