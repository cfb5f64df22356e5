import { beforeEach, describe, expect, it } from 'vitest'
import { createStore } from './store.ts'

class FakeStorage {
  [key: string]: unknown
  getItem(key: string) {
    return Object.hasOwn(this, key) ? (this[key] as string) : null
  }
  setItem(key: string, text: string) {
    this[key] = text
  }
  removeItem(key: string) {
    delete this[key]
  }
}
const isNumber = (value: unknown): value is number => typeof value === 'number'
const isText = (value: unknown): value is string => typeof value === 'string'

let storage: FakeStorage
beforeEach(() => {
  storage = new FakeStorage()
})
const storeOver = (over: unknown = storage) =>
  createStore(
    () => over as Storage,
    () => 1_700_000_000_000,
  )

describe('a record', () => {
  it('lies there as value, type name and the time of saving', () => {
    storeOver().write('userInfo', { userName: '张三' })
    expect(JSON.parse(storage.getItem('userInfo') ?? '')).toEqual({
      value: { userName: '张三' },
      type: 'object',
      timestamp: 1_700_000_000_000,
    })
  })

  it.each([['text'], [12.5], [true], [null], [['a', 'b']], [{ a: 1 }]])(
    'comes back as it went: %j',
    (value) => {
      const store = storeOver()
      store.write('appId', value)
      expect(store.read('appId', (read): read is typeof value => read !== undefined)).toEqual(value)
      expect(store.savedAt('appId')).toBe(1_700_000_000_000)
    },
  )

  it.each([
    ['cut off', '{"value":"a","type":"str'],
    ['of the wrong type', '{"value":"a","type":"number","timestamp":1}'],
    ['without a time', '{"value":"a","type":"string"}'],
    ['without a value', '{"type":"undefined","timestamp":1}'],
    ['of another program', 'true'],
    ['null', 'null'],
    ['of five megabytes', '['.repeat(5_000_000)],
  ])('that is %s counts as absent, and is removed alone', (_, text) => {
    const store = storeOver()
    store.write('appId', 'kept')
    storage.setItem('userInfo', text)
    expect(store.read('userInfo', isText)).toBeNull()
    expect(store.savedAt('userInfo')).toBeNull()
    expect(storage.getItem('userInfo')).toBeNull()
    expect(store.read('appId', isText)).toBe('kept')
  })

  it.each([
    'userTheme',
    'themeConfig',
    'frequency',
    'themeConfigStyle',
    'appId',
    'userAllApp',
    'tagsViewList',
    'userInfo',
    'refreshLock',
    'access-token',
    'deskLock',
  ])('F-20 a damaged %s is reset, it alone, and told of once', (key) => {
    for (const text of [
      '{"value":',
      '{"value":1,"type":"string","timestamp":1}',
      'x'.repeat(5_000_000),
      '"v1"',
    ]) {
      const told: string[] = []
      const store = createStore(
        () => storage as unknown as Storage,
        () => 0,
        (damaged) => told.push(damaged),
      )
      store.write('another', 'kept')
      storage.setItem(key, text)
      expect(store.read(key, isText)).toBeNull()
      expect(store.read(key, isText)).toBeNull()
      expect(told).toEqual([key])
      expect(store.read('another', isText)).toBe('kept')
      store.write(key, 'new')
      expect(store.read(key, isText)).toBe('new')
    }
  })

  it('that fails the check of its reader counts as absent', () => {
    const store = storeOver()
    store.write('frequency', 'often')
    expect(store.read('frequency', isNumber)).toBeNull()
    expect(storage.getItem('frequency')).toBeNull()
  })
})

describe('clearing', () => {
  it('keeps what it is told to', () => {
    const store = storeOver()
    for (const key of ['userTheme', 'themeConfig', 'userInfo', 'refreshLock']) store.write(key, key)
    storage.setItem('somebody else', 'x')
    store.clear(['userTheme', 'themeConfig'])
    expect(Object.keys(storage)).toEqual(['userTheme', 'themeConfig'])
  })
})

describe('storage that does not work', () => {
  const broken = (what: Partial<Record<'getItem' | 'setItem' | 'removeItem', true>>) =>
    new Proxy(storage, {
      get: (target, name) => {
        if (name in what)
          return () => {
            throw new DOMException('no', 'QuotaExceededError')
          }
        return Reflect.get(target, name)
      },
    })

  it.each([
    ['is full', () => storeOver(broken({ setItem: true }))],
    ['refuses everything', () => storeOver(broken({ getItem: true, setItem: true, removeItem: true }))],
    [
      'is not there at all',
      () =>
        createStore(() => {
          throw new DOMException('denied', 'SecurityError')
        }),
    ],
  ])('%s: the value is kept in memory', (_, arrange) => {
    const store = arrange()
    store.write('userInfo', 'Zhang')
    expect(store.read('userInfo', isText)).toBe('Zhang')
    store.remove('userInfo')
    expect(store.read('userInfo', isText)).toBeNull()
    store.write('userInfo', 'Li')
    store.clear()
    expect(store.read('userInfo', isText)).toBeNull()
  })

  it('full: an older value does not come back from behind the newer one', () => {
    storeOver().write('userInfo', 'old')
    const full = storeOver(broken({ setItem: true }))
    full.write('userInfo', 'new')
    expect(full.read('userInfo', isText)).toBe('new')
    expect(storage.getItem('userInfo')).toBeNull()
  })
})
