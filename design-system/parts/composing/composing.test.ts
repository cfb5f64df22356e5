import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { isComposing } from './is-composing.ts'

it('a key of an input method is told by either sign of it, also where the composition has ended before', () => {
  expect(isComposing({ isComposing: true, keyCode: 0 })).toBe(true)
  expect(isComposing({ isComposing: false, keyCode: 229 })).toBe(true)
  expect(isComposing({ nativeEvent: { isComposing: false, keyCode: 229 } })).toBe(true)
  expect(isComposing({ isComposing: false, keyCode: 13 })).toBe(false)
})

/** Files that are handed a key by another, which has asked. */
const handed: Readonly<Record<string, string>> = {
  'design-system/kanban/use-board.ts': 'design-system/kanban/board-card.tsx',
  'design-system/transfer/pick-keys.ts': 'design-system/transfer/pick-options.tsx',
  'design-system/cascader/cascader.tsx': 'design-system/parts/popup-select/search-box.tsx',
  'design-system/data-table/use-listeners.ts': 'design-system/data-table/use-grid-keys.ts',
}
/** It types keys and hears none. */
const types = 'workbench/devices/simulation/type-into.ts'

const files = globSync('{design-system,workbench}/**/*.{ts,tsx}')
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => !/\.(test|stories)\.|browser\.test/.test(file))
const textOf = (file: string) => readFileSync(file, 'utf8')
const asks = (file: string) => /\bisComposing\(/.test(textOf(file))

it('every handler of Enter asks whether an input method has the key, and all ask in one way', () => {
  const hearing = files.filter((file) => /'Enter'/.test(textOf(file)) && file !== types)
  expect(hearing.length).toBeGreaterThan(15)
  expect(hearing.filter((file) => !asks(handed[file] ?? file))).toEqual([])
  const own = /\.isComposing\b|\bkeyCode\b|nativeEvent\.isComposing/
  const apart = files.filter((file) => own.test(textOf(file)) && !file.endsWith('/composing/is-composing.ts'))
  expect(apart).toEqual([])
})
