import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import type { Verified } from '#domain/claim/desk-calls.ts'
import { isLong } from '#tests/support/tier.ts'
import { deskOn } from '#tests/support/verify-desk.ts'

/** Each comes to both desks, and to one of them twice. */
const many = isLong ? 500 : 50
/** So many wait for an answer at once. */
const together = 20

async function allOf<Item, Value>(items: readonly Item[], work: (item: Item) => Promise<Value>) {
  const answers: Value[] = []
  const waiting = items.entries()
  const lane = async () => {
    for (const [at, item] of waiting) answers[at] = await work(item)
  }
  await Promise.all(Array.from({ length: together }, lane))
  return answers
}

describe('two desks at once', () => {
  const { college, signedIn, call, entry, admitted } = deskOn('postgres')

  it('never let one student in twice, each try at two desks and half of them sent a second time', async () => {
    const people = await admitted(Array.from({ length: many }, () => ({})))
    const second = await signedIn(await college.person('verifier'))
    const tries = people.flatMap(({ id, idNo }) =>
      [undefined, second].map((by) => ({
        id,
        by,
        asked: entry({ idNo }, { desk: by ? '二号台' : '一号台' }),
      })),
    )
    const again = tries.filter((_, at) => at % 2 === 0)
    const sent = [...tries, ...again].toSorted((a, b) => (a.id < b.id ? -1 : a.id > b.id ? 1 : 0))
    const answers: Verified[] = await allOf(
      sent,
      async ({ asked, by }) => (await call('verify', asked, by)).data,
    )
    const byKey = Map.groupBy(answers, ({ key }) => key)
    expect(byKey.size).toBe(2 * many)
    for (const same of byKey.values())
      expect(new Set(same.map(({ id, verdict }) => `${id} ${verdict}`)).size).toBe(1)
    const firsts = [...byKey.values()].flatMap(([first]) => first ?? [])
    expect(firsts.filter(({ passed }) => passed)).toHaveLength(many)
    expect(firsts.filter(({ verdict }) => verdict === 'already')).toHaveLength(many)
    expect(new Set(firsts.filter(({ passed }) => passed).map(({ student }) => student?.id)).size).toBe(many)
    const { rows } = await sql<{ passes: number; arrived: number }>`
      select count(distinct v.admitted_id) filter (where v.passed)::int as passes,
        count(*) filter (where v.passed)::int as arrived
      from claim_verification v where v.tenant_id = ${college.tenantId}`.execute(college.app().db)
    expect(rows).toEqual([{ passes: many, arrived: many }])
  }, 120_000)

  it('one tap that arrives ten times at once is one', async () => {
    const people = await admitted(Array.from({ length: 20 }, () => ({})))
    for (const { idNo } of people) {
      const asked = entry({ idNo })
      const answers = await Promise.all(Array.from({ length: 10 }, () => call('verify', asked)))
      expect(answers.map(({ data }) => data.verdict)).toEqual(Array(10).fill('pass'))
      expect(new Set(answers.map(({ data }) => data.id)).size).toBe(1)
    }
  }, 60_000)

  it('a pass that is taken back while the other desk taps is given once', async () => {
    const people = await admitted(Array.from({ length: 40 }, () => ({})))
    for (const { idNo, id } of people) {
      const first = (await call('verify', entry({ idNo }))).data as Verified
      const [undone, tapped] = await Promise.all([
        call('undoOwn', { id: first.id, reason: '刷错证件' }),
        call('verify', entry({ idNo })),
      ])
      expect(undone.status).toBe(200)
      const { rows } = await sql<{ arrival: string; passes: number }>`
        select s.arrival, (select count(*)::int from claim_verification v where v.tenant_id = s.tenant_id
          and v.admitted_id = s.id and v.passed and v.undone_at is null) as passes
        from admissions_admitted_student s where s.id = ${id}`.execute(college.app().db)
      expect(rows).toEqual([
        tapped.data.passed ? { arrival: 'arrived', passes: 1 } : { arrival: 'awaited', passes: 0 },
      ])
    }
  }, 60_000)
})
