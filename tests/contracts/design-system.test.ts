import { existsSync, globSync, readFileSync } from 'node:fs'
import { basename, dirname } from 'node:path'
import { expect, it } from 'vitest'

const folders = [...new Set(globSync('design-system/*/*.tsx').map((file) => basename(dirname(file))))]
const bookOf = (folder: string) => `stories/design-system/${folder}.stories.tsx`
const read = (file: string) => readFileSync(file, 'utf8')

/** Parts of other components: shown and tested with those they belong to. */
const parts = new Set(['controlled', 'text'])
const components = folders.filter((folder) => !parts.has(folder))

it('every component has its stories and its guide', () => {
  expect(components.length).toBeGreaterThan(100)
  expect(components.filter((folder) => !existsSync(bookOf(folder)))).toEqual([])
  expect(components.filter((folder) => !read(bookOf(folder)).includes('guided('))).toEqual([])
})

it('no keyboard table goes untested', () => {
  const books = globSync('stories/design-system/*.stories.tsx').map((file) => ({ file, text: read(file) }))
  const unproven = books.filter(({ text }) => /KeyAct/.test(text) && !/play: playKeyboard\(/.test(text))
  expect(unproven.map(({ file }) => file)).toEqual([])
})

it.each(['dialog', 'menu', 'select', 'combobox', 'date-input', 'tree', 'tabs', 'data-table'])(
  '%s has a keyboard table',
  (folder) => expect(read(bookOf(folder))).toMatch(/playKeyboard\(/),
)
