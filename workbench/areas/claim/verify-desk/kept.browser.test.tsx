import { sql } from 'kysely'
import { describe, expect, it, vi } from 'vitest'
import { answered, newLine } from '#machines/verify-desk/line.ts'
import { preparedDesk } from '#tests/support/desk.tsx'
import { cheapStretching } from '#tests/support/stretching.ts'
import { draftDatabase } from '#workbench/http/storage/drafts/database.ts'
import { forgetDrafts } from '#workbench/http/storage/drafts/drafts.ts'
import { dropWhatIsOver, listName } from '#workbench/http/storage/drafts/over.ts'
import { copyOf } from './copy.ts'
import { keptLines } from './kept-lines.ts'
import { stretcher } from './stretcher.ts'
import { entryOf } from './tap.ts'

interface Person {
  readonly id: string
  readonly name: string
  readonly idNo: string
}

const drafts = draftDatabase()
/** What a thief reads who can read every value, but for a key that cannot be read out. */
const written = (value: unknown) => JSON.stringify(value)

describe('finding 5: what this browser keeps of a desk', () => {
  const taps = (person: Person, at = Date.now()) =>
    entryOf({ way: 'id-card', who: { idNo: person.idNo }, cardName: person.name }, '一号台', at)

  async function desk() {
    const { app } = await preparedDesk()
    const { rows } = await sql<Person>`select id, name, id_no as "idNo" from admissions_admitted_student
      where arrival = 'awaited' order by id limit 5`.execute(app.db)
    return rows
  }

  it('finding 5: is a list without a name, which opens by a card after a reload and is gone with the desk', async () => {
    const people = await desk()
    const first = copyOf('verifier', () => {})
    expect(await first.renew()).toBe(true)
    const kept = (await drafts.get(listName('verifier'))) as { list: { shift: { key: CryptoKey } } }
    expect(kept.list.shift.key.extractable).toBe(false)
    for (const { id, name, idNo } of people)
      for (const said of [id, name, idNo, idNo.slice(-4)])
        expect(written(kept).includes(`"${said}`)).toBe(false)
    const again = copyOf('verifier', () => {})
    await again.restore()
    for (const person of people) {
      const said = await again.judge(taps(person), new Set())
      expect(said?.student).toMatchObject({ id: person.id, name: person.name })
      expect((await again.judge({ ...taps(person), cardName: '别人' }, new Set()))?.verdict).toBe(
        'not-listed',
      )
    }
    await again.close()
    expect(await drafts.get(listName('verifier'))).toBeUndefined()
    await first.renew()
    await forgetDrafts('verifier')
    expect(await drafts.get(listName('verifier'))).toBeUndefined()
    await first.close()
  })

  it('finding 5: goes when its shift is over or an earlier release has written it, anyone who looks; a draft stays', async () => {
    await drafts.put('one/verify-desk', { iv: new Uint8Array(12), data: new ArrayBuffer(8) })
    await drafts.put(listName('one'), { until: 1_000 })
    await drafts.put(listName('two'), { until: 3_000 })
    await drafts.put('two/form', { values: {}, savedAt: '2026-09-01' })
    await dropWhatIsOver(drafts, 2_000)
    const names = await drafts.names()
    expect(names.filter((name) => /^(one|two)\//.test(name))).toEqual([listName('two'), 'two/form'])
  })

  it('finding 5: holds the number of a tap no longer than until the server has it', async () => {
    const [person] = await desk()
    if (!person) throw new Error('nobody is awaited')
    const values = new Map<string, unknown>()
    const vault = {
      get: async (name: string) => values.get(name),
      put: async (name: string, value: unknown) => void values.set(name, value),
      remove: async (name: string) => void values.delete(name),
      all: async () => [...values.values()],
    }
    const lines = keptLines('verifier', vault)
    const line = newLine(taps(person), Date.now())
    await lines.keep(line)
    expect(written([...values.values()])).toContain(person.idNo)
    const { key } = line.entry
    const passed = { key, id: 'x', verdict: 'pass', passed: true, overridden: false, student: null } as const
    await lines.keep(answered(line, passed))
    expect(written([...values.values()])).not.toContain(person.idNo.slice(-4))
    expect(values.size).toBe(1)
  })
})

it('a worker that fails, even before it is asked, is replaced once', async () => {
  const Real = Worker
  const failing = 'data:text/javascript,throw new Error("no room")'
  let begun = 0
  const begin = (failures: number) => {
    begun = 0
    class Counted extends Real {
      constructor(address: URL, options: WorkerOptions) {
        super(++begun > failures ? address : failing, options)
      }
    }
    vi.stubGlobal('Worker', Counted)
    const worker = stretcher()
    return { worker, stretch: worker.at(cheapStretching.cost) }
  }
  const salt = new Uint8Array(16)
  const once = begin(1)
  await new Promise((resolve) => setTimeout(resolve, 300))
  expect(await once.stretch('a card', salt)).toBe(await cheapStretching.stretch('a card', salt))
  expect(begun).toBe(2)
  once.worker.end()
  const never = begin(99)
  await expect(never.stretch('a card', salt)).rejects.toThrow('the worker did not start')
  expect(begun).toBe(2)
  never.worker.end()
  vi.unstubAllGlobals()
})
