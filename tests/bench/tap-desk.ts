import type { Page } from 'playwright'
import { ask, tokenOf } from '#tests/support/api.ts'
import { launchBrowser, signIn } from '#tests/support/browser.ts'
import { startPortal } from '#tests/support/portal.ts'
import { timesOf } from './measured.ts'

/** The first ten are not counted. */
const rounds = 110

/** As readers of campus cards commonly are: ten digits of a keyboard, and Enter. */
const reader = {
  id: 'bench',
  name: '校园卡',
  purpose: 'campus-card',
  driver: 'keyboard-wedge',
  link: 'keyboard',
}

/** From the last key of a card to the painted verdict of the desk, and in turn the bare call for the same card. */
export async function sayTapDesk() {
  const portal = await startPortal({ DEMO: 'on' })
  const browser = await launchBrowser()
  try {
    const token = await tokenOf(portal.url, 'verifier')
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
    await signIn(page, portal.url, 'verifier')
    await page.evaluate((device) => {
      const keep = (key: string, value: unknown, type: string) =>
        localStorage.setItem(key, JSON.stringify({ value, type, timestamp: Date.now() }))
      keep('deskDevices', [device], 'array')
      keep('verifyDesk', '测速台', 'string')
    }, reader)
    await page.goto(`${portal.url}/claim/verify-desk`)
    await page.getByText('校园卡：在线').waitFor()
    const times = { bare: [] as number[], desk: [] as number[] }
    for (let round = 1; round <= rounds; round++) {
      times.bare.push(await bareCall(portal.url, token, 0x10_00_00_00 + round))
      times.desk.push(await tapped(page, String(0x20_00_00_00 + round).padStart(10, '0')))
    }
    const [bare, desk] = [timesOf(times.bare.slice(10)), timesOf(times.desk.slice(10))]
    console.log('Verification desk, from the end of a tap to the painted verdict')
    console.log(`  the bare call  p50 ${bare.p50.toFixed(0)} ms  p95 ${bare.p95.toFixed(0)} ms`)
    console.log(
      `  the desk       p50 ${desk.p50.toFixed(0)} ms  p95 ${desk.p95.toFixed(0)} ms  (target: p50 under 150 ms)`,
    )
    console.log(`  ratio of medians ${(desk.p50 / bare.p50).toFixed(2)}`)
  } finally {
    await browser.close()
    await portal.stop()
  }
}

async function bareCall(url: string, token: string, card: number): Promise<number> {
  const entry = {
    key: crypto.randomUUID(),
    way: 'campus-card',
    who: { cardUid: card.toString(16).padStart(8, '0').toUpperCase() },
    desk: '测速台',
    at: '2026-09-05 08:00:00',
  }
  const started = performance.now()
  const answer = await ask(url, 'claim/verification/verify', token, entry)
  await answer.text()
  if (!answer.ok) throw new Error(`The bare call was refused: ${answer.status}`)
  return performance.now() - started
}

/** Types a card as a reader does; timed in the page, from the Enter to the frame after the verdict stands there. */
async function tapped(page: Page, digits: string): Promise<number> {
  return page.evaluate((text) => {
    const panel = document.querySelector('[data-verdict-panel]') as HTMLElement
    const seen = panel.dataset.verdictPanel
    for (const key of [...text, 'Enter'])
      document.body.dispatchEvent(
        new KeyboardEvent('keydown', {
          key,
          code: key === 'Enter' ? key : `Digit${key}`,
          bubbles: true,
          cancelable: true,
        }),
      )
    const started = performance.now()
    return new Promise<number>((resolve, reject) => {
      const late = setTimeout(() => reject(new Error('no verdict came')), 10_000)
      const look = () => {
        const now = panel.dataset.verdictPanel
        if (!now || now === seen) return requestAnimationFrame(look)
        requestAnimationFrame(() => {
          clearTimeout(late)
          resolve(performance.now() - started)
        })
      }
      look()
    })
  }, digits)
}
