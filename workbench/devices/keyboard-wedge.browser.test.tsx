import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { cdp } from 'vitest/browser'
import { realClock } from '#devices/clock.ts'
import { listenToWedge } from '#devices/keyboard-wedge/listen.ts'

/** The protocol of the browser itself, whose key events carry a time of their own: real and trusted, but not waited for. */
interface Protocol {
  send(method: string, params: object): Promise<unknown>
}
const browser = () => cdp() as unknown as Protocol

const heard: string[] = []
let stop = () => {}
let submitted = 0

beforeEach(() => {
  document.body.innerHTML = `<form><input id="input" /><textarea id="textarea"></textarea>
    <div id="rich" contenteditable="true"></div><button>go</button></form>`
  document.querySelector('form')?.addEventListener('submit', (event) => {
    event.preventDefault()
    submitted += 1
  })
  heard.length = 0
  submitted = 0
  stop = listenToWedge(window, { clock: realClock }, (text) => heard.push(text))
})
afterEach(() => {
  stop()
  document.body.innerHTML = ''
})

const focus = (id: string) => {
  const element = document.getElementById(id)
  element?.focus()
  if (!element) (document.activeElement as HTMLElement | null)?.blur()
}
const contentOf = (id: string) => {
  const element = document.getElementById(id)
  return element && ('value' in element ? element.value : element.textContent)
}

let clock = Date.now() / 1_000
/** Presses a key so many milliseconds after the last one by the clock of the event. */
async function key(char: string, gapMs: number) {
  clock += gapMs / 1_000
  const enter = char === 'Enter'
  const event = {
    key: char,
    code: enter ? 'Enter' : /\d/.test(char) ? `Digit${char}` : `Key${char}`,
    windowsVirtualKeyCode: enter ? 13 : char.charCodeAt(0),
    text: enter ? '\r' : char,
    timestamp: clock,
  }
  await browser().send('Input.dispatchKeyEvent', { type: 'keyDown', ...event })
  await browser().send('Input.dispatchKeyEvent', { type: 'keyUp', ...event, text: undefined })
}
async function type(text: string, gapMs: (index: number) => number, end = true) {
  for (const [index, char] of [...text].entries()) await key(char, index === 0 ? 400 : gapMs(index))
  if (end) await key('Enter', gapMs(text.length))
}

/** A thousand in all in the long tier, as the protocol of readers asks; each takes a burst and an entry of a person. */
const turns = import.meta.env.TEST_TIER === 'long' ? 250 : 6
const places = ['input', 'textarea', 'rich', 'nothing']

describe.each(places)('check 13: with the focus in: %s', (place) => {
  it('a burst is heard, leaves nothing in the field and submits nothing', async () => {
    focus(place)
    await type('0013961168', () => 8)
    expect(heard).toEqual(['0013961168'])
    expect(contentOf(place) ?? '').toBe('')
    expect(submitted).toBe(0)
  })

  it('bursts at 2 to 15 ms are heard, entries of a person at 60 to 250 ms are not', async () => {
    focus(place)
    const numbers = Array.from({ length: turns }, (_, turn) => String(1_000_000 + turn))
    for (const [turn, text] of numbers.entries())
      await type(text, (index) => 2 + ((turn * 5 + index * 3) % 14))
    expect(heard).toEqual(numbers)
    expect(contentOf(place) ?? '').toBe('')
    for (const [turn, text] of numbers.entries())
      await type(text, (index) => 60 + ((turn * 37 + index * 53) % 191), place !== 'rich')
    expect(heard).toEqual(numbers)
    const typed = { input: numbers.join(''), textarea: `${numbers.join('\n')}\n`, rich: numbers.join('') }
    expect(contentOf(place) ?? '').toBe(typed[place as keyof typeof typed] ?? '')
    expect(submitted).toBe(place === 'input' ? turns : 0)
  })
})

describe('check 13: in a field', () => {
  it('what a person typed before a burst stays, and her own Enter submits', async () => {
    focus('input')
    await type('12', () => 150, false)
    await type('0013961168', () => 8)
    expect(contentOf('input')).toBe('12')
    expect([heard, submitted]).toEqual([['0013961168'], 0])
    await key('Enter', 900)
    expect(submitted).toBe(1)
  })

  it('keys hit all at once are put back when no Enter follows', async () => {
    focus('input')
    await type('1234567890', () => 8, false)
    await expect.poll(() => contentOf('input')).toBe('1234567890')
    expect(heard).toEqual([])
  })

  it('keys held back are put back before the next one, in their order', async () => {
    focus('textarea')
    await type('12345678', () => 8, false)
    await key('9', 500)
    await expect.poll(() => contentOf('textarea')).toBe('123456789')
  })

  it('a burst is heard under a Chinese input method, and what that hands over is taken out again', async () => {
    // However long this page is busy, what is handed over comes in time.
    stop()
    const still = { ...realClock, after: () => () => {} }
    stop = listenToWedge(window, { clock: still }, (text) => heard.push(text))
    focus('input')
    for (const [index, digit] of [...'0013961168'].entries()) {
      clock += index === 0 ? 1 : 0.008
      const event = { key: 'Process', code: `Digit${digit}`, windowsVirtualKeyCode: 229, timestamp: clock }
      await browser().send('Input.dispatchKeyEvent', { type: 'rawKeyDown', ...event })
      await browser().send('Input.insertText', { text: digit })
    }
    expect(contentOf('input')).toBe('0013961168')
    await key('Enter', 8)
    expect(heard).toEqual(['0013961168'])
    expect(contentOf('input')).toBe('')
    await browser().send('Input.insertText', { text: '0013961168' })
    expect(contentOf('input')).toBe('')
    expect(submitted).toBe(0)
  })
})

it('a code with a hyphen is heard whole under a Chinese input method, and one with a control sign in it not at all', async () => {
  focus('input')
  const places = [...'AB-20260101'].map((char) =>
    char === '-' ? 'Minus' : /\d/.test(char) ? `Digit${char}` : `Key${char}`,
  )
  for (const [index, code] of places.entries()) {
    clock += index === 0 ? 1 : 0.008
    const event = { key: 'Process', code, windowsVirtualKeyCode: 229, timestamp: clock }
    await browser().send('Input.dispatchKeyEvent', { type: 'rawKeyDown', ...event })
  }
  await key('Enter', 8)
  expect(heard).toEqual(['AB-20260101'])
  await type('0104512345', () => 8, false)
  clock += 0.008
  const group = { key: ']', code: 'BracketRight', windowsVirtualKeyCode: 221, modifiers: 2, timestamp: clock }
  await browser().send('Input.dispatchKeyEvent', { type: 'rawKeyDown', ...group })
  for (const char of '20260101') await key(char, 8)
  await key('Enter', 8)
  expect(heard).toEqual(['AB-20260101'])
  expect([contentOf('input'), submitted]).toEqual(['', 0])
})

it('no key is ever logged', async () => {
  const spies = (['log', 'info', 'debug', 'warn', 'error'] as const).map((level) => vi.spyOn(console, level))
  focus('input')
  await type('0013961168', () => 8)
  expect(heard).toHaveLength(1)
  for (const spy of spies) expect(spy).not.toHaveBeenCalled()
  vi.restoreAllMocks()
})
