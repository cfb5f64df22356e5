import { describe, expect, it } from 'vitest'
import { fittingSize } from './fitting.ts'
import { actsOf, isOpen, movesOf, owedOf, type Standing, totalOf, whyNot } from './rules.ts'
import type { OrderState } from './states.ts'

const standing = (state: OrderState, more: Partial<Standing> = {}): Standing => ({
  state,
  setId: null,
  keyId: null,
  keyNo: null,
  amount: 100,
  paid: state === 'chosen' ? 0 : 100,
  lines: [],
  handover: null,
  ...more,
})
const facts = (kind: 'bedding' | 'military' | 'key', own: Standing | null) => ({
  kind,
  standing: own,
  open: true,
  mayOwe: false,
})

describe('what may be done in which state', () => {
  it.each([
    [null, ['buy']],
    ['chosen', ['pay', 'resize', 'cancel']],
    ['paid', ['resize', 'receive', 'refund']],
    ['received', ['exchange', 'refund']],
    ['refunded', ['buy']],
    ['cancelled', ['buy']],
  ] as const)('clothing %s: %j', (state, acts) => {
    expect(actsOf(facts('military', state && standing(state)))).toEqual(acts)
  })

  it.each([
    ['paid', ['receive', 'refund']],
    ['received', ['refund', 'lose']],
    ['lost', ['reissue']],
  ] as const)('a key %s: %j', (state, acts) => {
    expect(actsOf(facts('key', standing(state)))).toEqual(acts)
  })

  it('nothing is sold outside its hours, and what was bought is handed over all the same', () => {
    const closed = { ...facts('bedding', null), open: false }
    expect(whyNot('buy', closed)).toBe('未在开放登记时间内')
    expect(whyNot('receive', { ...closed, standing: standing('paid') })).toBeUndefined()
  })

  it('who has leave to pay later gets their things, and still owes them', () => {
    const owing = { ...facts('bedding', standing('chosen')), mayOwe: true }
    expect(actsOf(owing)).toContain('receive')
    expect(whyNot('receive', { ...owing, mayOwe: false })).toBe('尚未缴费，请先收款再领取')
    expect(actsOf(facts('bedding', standing('received', { paid: 40 })))).toContain('pay')
  })
})

describe('money', () => {
  it('is exact to the fen, where sums of fractions are not', () => {
    expect(totalOf('0.10', [{ price: '0.20', quantity: 1 }])).toBe(30)
    expect(totalOf('268.50', [{ price: '19.90', quantity: 3 }])).toBe(32_820)
    expect(owedOf({ amount: 30, paid: 10 })).toBe(20)
    expect(owedOf({ amount: 100, paid: 120 })).toBe(0)
  })
})

describe('what leaves the stock', () => {
  const [coat, shoes] = ['coat', 'shoes']
  const lines = [
    { itemId: coat, sizeId: '175', quantity: 1 },
    { itemId: shoes, sizeId: '42', quantity: 2 },
  ]
  const paid = standing('paid', { lines })
  const received = standing('received', { lines })

  it('goes out when it is received, and comes back when that is taken back', () => {
    expect(movesOf(paid, received)).toEqual([
      { itemId: coat, sizeId: '175', more: 1 },
      { itemId: shoes, sizeId: '42', more: 2 },
    ])
    expect(movesOf(received, paid).map(({ more }) => more)).toEqual([-1, -2])
    expect(movesOf(received, standing('refunded', { lines })).map(({ more }) => more)).toEqual([-1, -2])
  })

  it('an exchange moves only what differs', () => {
    const wider = standing('received', {
      lines: [{ itemId: coat, sizeId: '180', quantity: 1 }, lines[1] as never],
    })
    expect(movesOf(received, wider)).toEqual([
      { itemId: coat, sizeId: '175', more: -1 },
      { itemId: coat, sizeId: '180', more: 1 },
    ])
  })

  it('another size before it is received moves nothing', () => {
    expect(movesOf(paid, { ...paid, lines: lines.slice(0, 1) })).toEqual([])
  })
})

it('goods are on offer from the first to the last minute, both included', () => {
  const hours = { open: true, opensAt: '2026-08-20 08:00:00', closesAt: '2026-09-10 18:00:00' }
  const at = (now: string) => isOpen(hours, now)
  expect([at('2026-08-20 07:59:59'), at('2026-08-20 08:00:00'), at('2026-09-10 18:00:00')]).toEqual([
    false,
    true,
    true,
  ])
  expect(isOpen({ ...hours, open: false }, '2026-09-01 08:00:00')).toBe(false)
  expect(isOpen({ open: true }, '2026-09-01 08:00:00')).toBe(true)
})

describe('the size to try first', () => {
  const size = (code: string, from: number, to: number, kg: number) => ({
    code,
    heightFrom: from,
    heightTo: to,
    weightFrom: null,
    weightTo: kg,
    chestFrom: null,
    chestTo: null,
  })
  const sizes = [size('165', 160, 167, 60), size('170', 168, 172, 68), size('175', 173, 177, 76)]
  const sizeAt = (height?: number, weight?: number) => fittingSize(sizes, { height, weight })?.code

  it('is long enough and wide enough', () => {
    expect([sizeAt(165, 55), sizeAt(165, 65), sizeAt(170), sizeAt(172, 80)]).toEqual([
      '165',
      '170',
      '170',
      '175',
    ])
  })
  it('of who is smaller than all the smallest, of who is taller the largest', () => {
    expect([sizeAt(150, 45), sizeAt(190, 70)]).toEqual(['165', '175'])
  })
  it('is not guessed without a height', () => {
    expect(sizeAt(undefined, 60)).toBeUndefined()
  })
})
