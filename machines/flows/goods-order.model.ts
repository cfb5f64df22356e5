import type { TestModel } from '#machines/test-model.ts'

const acts = ['buy', 'pay', 'resize', 'receive', 'exchange', 'refund', 'cancel', 'lose', 'reissue']

/** What can be done with an order of that kind which costs 100 and of which so much is paid. */
export const goodsOrderModel = (
  kind: string,
  paid: number,
  { open = true, mayOwe = false } = {},
): TestModel => ({
  input: { kind, amount: 100, paid, open, mayOwe },
  events: acts.map((type) => ({ type })),
  outputs: {},
})
