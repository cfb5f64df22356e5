import { beforeEach, expect, it, vi } from 'vitest'
import { draftDatabase } from './database.ts'
import { draftStore, forgetDrafts } from './drafts.ts'

const draft = (name: string) => ({ values: { name }, savedAt: '2026-11-21T08:00:00+08:00' })
const wiped = () =>
  new Promise((done) => {
    const request = indexedDB.deleteDatabase('campus-drafts')
    request.onsuccess = done
    request.onblocked = () => {
      throw new Error('a tab still holds the drafts')
    }
  })
beforeEach(wiped)

it('keeps one draft for each person and form', async () => {
  const mine = draftStore('teacher', 'base.campus/new')
  await mine.write(draft('一'))
  await mine.write(draft('二'))
  await draftStore('teacher', 'base.campus/7').write(draft('三'))
  expect(await draftStore('teacher', 'base.campus/new').read()).toEqual(draft('二'))
  expect(await draftStore('admin', 'base.campus/new').read()).toBeNull()
  await mine.clear()
  expect(await mine.read()).toBeNull()
  expect(await draftStore('teacher', 'base.campus/7').read()).toEqual(draft('三'))
})

it('forgets all drafts of a person, and nobody else’s', async () => {
  for (const account of ['teacher', 'teacher2']) await draftStore(account, 'a').write(draft(account))
  await forgetDrafts('teacher')
  expect(await draftStore('teacher', 'a').read()).toBeNull()
  expect(await draftStore('teacher2', 'a').read()).toEqual(draft('teacher2'))
})

it.each([[null], ['text'], [{ values: 1, savedAt: '2026' }], [{ values: {}, savedAt: 'yesterday' }], [[]]])(
  'takes %j for no draft',
  async (kept) => {
    await draftDatabase().put('teacher/a', kept)
    expect(await draftStore('teacher', 'a').read()).toBeNull()
  },
)

it('F-21 goes on after the database was wiped in the middle of the work', async () => {
  const mine = draftStore('teacher', 'a')
  await mine.write(draft('一'))
  await wiped()
  expect(await mine.read()).toBeNull()
  await mine.write(draft('二'))
  expect(await mine.read()).toEqual(draft('二'))
})

it('F-21 says that it cannot keep anything where the database is blocked, full, or newer elsewhere', async () => {
  const blocked = draftDatabase(() => {
    throw new DOMException('denied', 'SecurityError')
  })
  await expect(blocked.put('a', 1)).rejects.toThrow('denied')
  await expect(blocked.get('a')).rejects.toThrow('denied')

  const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (this: IDBObjectStore) {
    this.transaction.abort()
    return this.get('nothing')
  })
  await expect(draftStore('teacher', 'a').write(draft('一'))).rejects.toBeDefined()
  put.mockRestore()

  await wiped()
  const newer = await new Promise<IDBDatabase>((answer) => {
    const request = indexedDB.open('campus-drafts', 2)
    request.onsuccess = () => answer(request.result)
  })
  await expect(draftStore('teacher', 'a').write(draft('一'))).rejects.toThrow('version')
  newer.close()
})

it('F-21 a second tab that upgrades is not held up by one that has drafts', async () => {
  await draftStore('teacher', 'a').write(draft('一'))
  const upgraded = await new Promise<string>((answer) => {
    const request = indexedDB.open('campus-drafts', 2)
    request.onblocked = () => answer('blocked')
    request.onsuccess = () => {
      request.result.close()
      answer('upgraded')
    }
  })
  expect(upgraded).toBe('upgraded')
})
