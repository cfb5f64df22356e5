import { isDeepStrictEqual } from 'node:util'
import { beforeAll, describe, expect, it } from 'vitest'
import { statistics } from '#domain/index.ts'
import { daysAfter } from '#domain/kernel/days.ts'
import { type Figures, figureCalls } from '#domain/kernel/figures.ts'
import type { Stats } from '#domain/kernel/stats.ts'
import { todayOf } from '#server/core/today.ts'
import { claim } from '#tests/support/by-hand/claim.ts'
import { divided } from '#tests/support/by-hand/college.ts'
import {
  type Account,
  accounts,
  type Counted,
  counted,
  reachOf,
  type Worded,
} from '#tests/support/by-hand/counted.ts'
import { dormitory } from '#tests/support/by-hand/dormitory.ts'
import type { Hand, Hands } from '#tests/support/by-hand/hand.ts'
import { leave } from '#tests/support/by-hand/leave.ts'
import { life } from '#tests/support/by-hand/life.ts'
import { money } from '#tests/support/by-hand/money.ts'
import { records } from '#tests/support/by-hand/records.ts'
import { varied } from '#tests/support/by-hand/varied.ts'
import { oneEngine } from '#tests/support/database.ts'
import { password, sessionsOn } from '#tests/support/session.ts'
import { fillSmallDemo } from '#tests/support/small-demo.ts'

/** Of nearly all rows of the demo college: some lie before, and others are of today. */
const from = '2026-01-01'

const hands: Hands = { ...records, ...dormitory, ...claim, ...leave, ...money, ...life }

const unwritten = (path: string): never => {
  throw new Error(`Nobody has written by hand what ${path} counts.`)
}

/** Every screen of figures beside the statement that somebody would write who has only the tables. */
describe.each(oneEngine)('figures of every screen in the small demo college, on %s', (engine) => {
  const { app, tenantId, ask, signIn } = sessionsOn(engine)
  const tokens = new Map<Account, string>()
  let today = ''
  let to = ''

  beforeAll(async () => {
    const { db } = app()
    await fillSmallDemo(app(), tenantId)
    today = todayOf(app())
    await divided(db, tenantId)
    await varied(db, tenantId, today)
    for (const account of accounts) tokens.set(account, (await signIn(account, password)).body.access_token)
    to = daysAfter(today, -1)
  }, 300_000)

  const asked = (stats: Stats, account: Account) => {
    const days = stats.over ? `?from=${from}&to=${to}` : ''
    return ask('GET', `${figureCalls(stats).figures.path}${days}`, { token: tokens.get(account) })
  }

  const plain = (hand: Hand, account: Account) =>
    counted(app().db, hand, { account, tenantId, today, from, to })

  it('are all written by hand', () => {
    expect(Object.keys(hands).toSorted()).toEqual(statistics.map(({ path }) => path).toSorted())
  })

  it.each(statistics.map((stats) => [stats.path, stats] as const))('%s', async (path, stats) => {
    const hand = hands[path] ?? unwritten(path)
    for (const account of accounts) {
      const { status, body } = await asked(stats, account)
      const isTheirs = reachOf(hand, account) !== undefined
      expect([account, status]).toEqual([account, isTheirs ? 200 : 403])
      if (isTheirs)
        expect([account, body.data.by, toldIn(stats, body.data)]).toEqual([
          account,
          hand.cut,
          nearly(await plain(hand, account)),
        ])
    }
  })

  it('are of a college where nearly everything happens, and not everybody sees all of it', async () => {
    const nothing: string[] = []
    const alike: string[] = []
    for (const [path, hand] of Object.entries(hands)) {
      const all = await plain(hand, 'admin')
      const zero = Object.keys(all.total).filter((words) => !all.total[words])
      expect([path, zero.length < Object.keys(all.total).length]).toEqual([path, true])
      nothing.push(...zero.map((words) => `${path} ${words}`))
      for (const account of ['department', 'counsellor'] as const)
        if (reachOf(hand, account) && isDeepStrictEqual(await plain(hand, account), all))
          alike.push(`${path} ${account}`)
    }
    // Some depends on the day.
    expect(nothing.length, nothing.join()).toBeLessThan(12)
    expect(alike).toEqual([])
  })
})

const worded = ({ measures }: Stats, answer: Figures, figures: readonly (number | null)[]): Worded =>
  Object.fromEntries(answer.measures.map((name, at) => [measures[name]?.label ?? name, figures[at] ?? null]))

/** What a screen tells, in its words: all in all, and cut as it opens. */
function toldIn(stats: Stats, answer: Figures): Counted {
  const set = (...by: readonly string[]) =>
    answer.sets.find((each) => each.by.join() === by.join())?.rows ?? []
  return {
    total: worded(stats, answer, set()[0]?.figures ?? []),
    groups: Object.fromEntries(
      set(answer.by).map(({ keys, figures }) => [String(keys[0]), worded(stats, answer, figures)]),
    ),
  }
}

const near = (worded: Worded): Worded =>
  Object.fromEntries(
    Object.entries(worded).map(([words, value]) => [
      words,
      value === null ? null : (expect.closeTo(value, 6) as number),
    ]),
  )

/** The same, as far as numbers with decimals are equal. */
const nearly = ({ total, groups }: Counted): Counted => ({
  total: near(total),
  groups: Object.fromEntries(Object.entries(groups).map(([key, worded]) => [key, near(worded)])),
})
