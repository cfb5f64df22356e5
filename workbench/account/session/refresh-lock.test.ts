import { beforeEach, expect, it } from 'vitest'
import { createStore } from '#workbench/http/storage/store.ts'
import { takeStoredLock } from './refresh-lock.ts'

const kept = new Map<string, string>()
const storage = {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, text: string) => kept.set(key, text),
  removeItem: (key: string) => kept.delete(key),
}
let now = 1_700_000_000_000
const store = createStore(() => storage as unknown as Storage)
const tab = (owner: string) => takeStoredLock(store, owner, () => now)

beforeEach(() => kept.clear())

it('is held by one tab, until that tab lets go', async () => {
  const first = await tab('a')(undefined)
  expect(await tab('b')(undefined)).toMatchObject({ ok: false, fault: { type: 'held' } })
  if (first.ok) first.value.release()
  expect(await tab('b')(undefined)).toMatchObject({ ok: true })
})

it('goes to one of two that ask at the same time', async () => {
  const both = await Promise.all([tab('a')(undefined), tab('b')(undefined)])
  expect(both.filter(({ ok }) => ok)).toHaveLength(1)
})

it('falls free 70 seconds after the tab that held it has died', async () => {
  await tab('a')(undefined)
  now += 69_999
  expect(await tab('b')(undefined)).toMatchObject({ ok: false })
  now += 1
  expect(await tab('b')(undefined)).toMatchObject({ ok: true })
})

it('does not outlast a clock that was put back', async () => {
  await tab('a')(undefined)
  now -= 86_400_000
  expect(await tab('b')(undefined)).toMatchObject({ ok: true })
})

it('is not let go of by a tab that has lost it', async () => {
  const late = await tab('a')(undefined)
  now += 70_000
  await tab('b')(undefined)
  if (late.ok) late.value.release()
  expect(await tab('c')(undefined)).toMatchObject({ ok: false })
})

it('is not held by a damaged record', async () => {
  kept.set('refreshLock', '{"value":"a"')
  expect(await tab('b')(undefined)).toMatchObject({ ok: true })
})
