import '#design-system/theme/styles.css'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Surroundings } from '#workbench/portal/surroundings.tsx'
import { forgetPairing } from './pairing.ts'
import { PairingCode } from './pairing-code.tsx'
import { dropWallToken, keepWallToken, readWallToken } from './wall-token.ts'

const look = 3_000
const patience = 15_000

let root: Root
/** Codes that were asked for. */
let codes: number
/** What became of the pairing, when a screen looks. */
let looked: () => Promise<{ state: string; token: string | null }>

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  forgetPairing()
  dropWallToken()
  codes = 0
  looked = async () => ({ state: 'waiting', token: null })
  vi.stubGlobal('fetch', async (path: string) => {
    if (path.endsWith('/wall/pair')) return told(codeOf(++codes))
    return told(path.endsWith('/wall/paired') ? await looked() : null)
  })
  root = createRoot(document.body.appendChild(document.createElement('div')))
})
afterEach(() => root.unmount())

const told = (data: unknown) => Response.json({ code: 200, data })
const codeOf = (at: number) => ({ code: String(at).repeat(6), secret: `secret ${at}`, expiresIn: 600 })
const show = (...screens: readonly string[]) =>
  root.render(
    <Surroundings>
      {screens.map((screen) => (
        <PairingCode key={screen} />
      ))}
    </Surroundings>,
  )
const { setTimeout: wait } = globalThis
/** Lets pass so many milliseconds, and run what is under way by the real clock. */
async function pass(ms: number) {
  await vi.advanceTimersByTimeAsync(ms)
  await new Promise<void>((resolve) => wait(resolve, 10))
}
const digits = () =>
  [...document.querySelectorAll('[aria-live=polite]')].flatMap(
    ({ textContent }) => /^\d{3} \d{3}$/.exec(textContent ?? '') ?? [],
  )
async function shows(expected: readonly string[]) {
  await vi.waitFor(async () => {
    await pass(1)
    expect(digits()).toEqual(expected)
  })
}

describe('a pairing', () => {
  it('is one for all screens of a page, and for those whose turn comes later', async () => {
    show('one', 'two')
    await shows(['111 111', '111 111'])
    show('two', 'three')
    await shows(['111 111', '111 111'])
    await pass(look)
    expect(codes).toBe(1)
    looked = async () => ({ state: 'gone', token: null })
    await pass(look)
    looked = async () => ({ state: 'waiting', token: null })
    await shows(['222 222', '222 222'])
    expect(codes).toBe(2)
  })

  it('keeps a token that comes when the turn of its screen is over, and asks for no other code', async () => {
    let answer = (_: { state: string; token: string | null }) => {}
    show('one')
    await shows(['111 111'])
    looked = () => new Promise((resolve) => (answer = resolve))
    await pass(look)
    show('two')
    await shows(['111 111'])
    answer({ state: 'paired', token: 'token' })
    await pass(1)
    expect(readWallToken()).toBe('token')
    looked = async () => ({ state: 'gone', token: null })
    await pass(look)
    await pass(patience)
    expect(codes).toBe(1)
  })

  it('is begun by a display whose token is refused, and again when no code came', async () => {
    keepWallToken('revoked')
    const { fetch } = globalThis
    vi.stubGlobal('fetch', async () => {
      throw new TypeError('away')
    })
    show('one', 'two')
    await pass(1)
    vi.stubGlobal('fetch', fetch)
    await pass(patience)
    await shows(['111 111', '111 111'])
    expect(codes).toBe(1)
  })
})
