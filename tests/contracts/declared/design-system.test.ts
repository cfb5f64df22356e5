import { existsSync, globSync, readFileSync } from 'node:fs'
import { basename, dirname } from 'node:path'
import { expect, it } from 'vitest'

const folders = [...new Set(globSync('design-system/*/!(*.test).tsx').map((file) => basename(dirname(file))))]
const bookOf = (folder: string) => `stories/design-system/${folder}.stories.tsx`
const read = (file: string) => readFileSync(file, 'utf8')

/** Parts and companions of a component, by the component in whose stories they are shown. */
const shownWith: Readonly<Record<string, string>> = {
  calendar: 'date-input',
  chart: 'line-chart',
  'check-mark': 'tree',
  'clear-button': 'select',
  'column-settings': 'data-table-columns',
  'leave-guard': 'form',
  'option-list': 'select',
  picker: 'date-input',
  'popup-select': 'tree-select',
  'screen-grid': 'screen-canvas',
  'split-button': 'button-group',
  text: 'foundations-language',
  'time-columns': 'time-picker',
  whole: 'result',
}
const books = [...new Set(folders.map((folder) => bookOf(shownWith[folder] ?? folder)))]

it('every component has its stories and its guide', () => {
  expect(books.length).toBeGreaterThan(100)
  expect(books.filter((book) => !existsSync(book))).toEqual([])
  expect(books.filter((book) => !read(book).includes('guided('))).toEqual([])
})

it('no keyboard table goes untested', () => {
  const tables = globSync('stories/design-system/*.stories.tsx').map((file) => ({ file, text: read(file) }))
  const unproven = tables.filter(({ text }) => /KeyAct/.test(text) && !/play: playKeyboard\(/.test(text))
  expect(unproven.map(({ file }) => file)).toEqual([])
})

it.each(['dialog', 'menu', 'select', 'combobox', 'date-input', 'tree', 'tabs', 'data-table'])(
  '%s has a keyboard table',
  (folder) => expect(read(bookOf(folder))).toMatch(/playKeyboard\(/),
)
