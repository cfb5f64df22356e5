import { expect, it } from 'vitest'
import { seriesOf, totalsOf } from './figures.ts'

const lines = [
  { day: '2026-08-25', channel: 'sms', state: 'sent', people: 3 },
  { day: '2026-08-25', channel: 'sms', state: 'failed', people: 1 },
  { day: '2026-08-26', channel: 'in-app', state: 'sent', people: 40 },
  { day: '2026-08-26', channel: 'sms', state: 'waiting', people: 2 },
]

it('every channel has a figure for every day', () => {
  expect(seriesOf(lines, ['2026-08-24', '2026-08-25', '2026-08-26'])).toEqual([
    { channel: 'in-app', label: '站内消息', values: [0, 0, 40] },
    { channel: 'sms', label: '短信', values: [0, 4, 2] },
    { channel: 'wechat-work', label: '企业微信', values: [0, 0, 0] },
  ])
})

it('what is still to go says nothing of success, and nothing sent has no rate', () => {
  expect(totalsOf(lines)).toMatchObject({ sent: 43, failed: 1, waiting: 2 })
  expect(totalsOf(lines).rate).toBeCloseTo(97.7, 1)
  expect(totalsOf([]).rate).toBeNull()
})
