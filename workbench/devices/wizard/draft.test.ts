import { describe, expect, it } from 'vitest'
import { type Purpose, purposes } from '#workbench/devices/kinds.ts'
import { isProfile } from '#workbench/devices/profile.ts'
import { draftFor, isDescribed, withDriver } from './draft.ts'

describe('a device that is being described', () => {
  it.each(Object.keys(purposes) as Purpose[])('%s: what is usual is a whole profile', (purpose) => {
    expect(isProfile(draftFor(purpose, '一号窗口'))).toBe(true)
  })

  it('changing the driver keeps the name and forgets what belonged to the other', () => {
    const draft = { ...draftFor('campus-card', '一号窗口'), url: 'ws://localhost:9000', card: undefined }
    const osdp = withDriver(draft, 'osdp')
    expect(osdp).toMatchObject({
      name: '一号窗口',
      driver: 'osdp',
      link: 'serial',
      address: 1,
      baudRate: 9600,
    })
    expect(osdp.url).toBeUndefined()
  })

  it('an OSDP reader needs the record that holds its key, a simulated one does not', () => {
    const draft = withDriver(draftFor('campus-card', '一号窗口'), 'osdp')
    expect(isDescribed(draft)).toBe(false)
    expect(isDescribed({ ...draft, record: 'r1' })).toBe(true)
    expect(isDescribed({ ...draft, link: 'simulator' })).toBe(true)
  })

  it.each([
    ['ws://localhost:9001', true],
    ['ws://127.0.0.1:9001/reader', true],
    ['ws://example.com:9001', false],
    ['wss://localhost.example.com:9001', false],
    ['', false],
  ])('a helper at %s: %s', (url, fits) => {
    expect(isDescribed({ ...draftFor('id-card', '一号窗口'), link: 'bridge', url })).toBe(fits)
  })
})
