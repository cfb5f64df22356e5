import { describe, expect, it } from 'vitest'
import { actOf, keyMap } from './keys.ts'

const press = (keys: string, over: Partial<KeyboardEvent> = {}) => {
  const parts = keys.split('+')
  const key = parts.at(-1) ?? ''
  return actOf({
    key: key.length === 1 ? key.toLowerCase() : key,
    code: /^[A-Z]$/.test(key) ? `Key${key}` : key,
    ctrlKey: parts.includes('Ctrl'),
    altKey: parts.includes('Alt'),
    metaKey: false,
    shiftKey: key === '?',
    ...over,
  })
}

describe('the keys of the frame', () => {
  it.each(keyMap.map(({ keys, act }) => [keys, act]))('%s asks for %s', (keys, act) =>
    expect(press(keys)).toBe(act),
  )

  it('are each one act', () => expect(new Set(keyMap.map(({ keys }) => keys)).size).toBe(keyMap.length))

  it('are the same with the Command key, and where Alt writes another letter', () => {
    expect(press('Ctrl+K', { ctrlKey: false, metaKey: true })).toBe('palette')
    expect(press('Ctrl+Alt+L', { key: '¬' })).toBe('lock')
  })

  it('leave all others alone', () => {
    expect(['K', 'Ctrl+L', 'Alt+K', 'PageUp', 'Ctrl+Alt+K', 'Enter'].map((keys) => press(keys))).toEqual(
      Array(6).fill(null),
    )
    expect(press('Ctrl+K', { shiftKey: true })).toBeNull()
  })
})
