import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { tables } from '#domain/index.ts'
import { derivedIn } from '#server/core/database/derived.ts'
import { snake } from '#server/core/database/names.ts'

/** Tables whose texts are kept with what they are found and sorted by: who inserts past `table` leaves that out. */
const derived = new Set(tables.filter((table) => derivedIn(table).length > 0).map(({ name }) => snake(name)))

/** What the start brings, and the demo college: their texts are derived at the end of the start. */
const atStart = ['server/**/install*.ts', 'server/core/parameters.ts', 'server/{demo,areas/*/demo}/**']

const inserting = /\binsert(?:Into\(\s*['"`]|\s+into\s+"?)(\w+)/gi
const pastTable = (text: string) =>
  [...text.matchAll(inserting)].map(([, name = '']) => name).filter((name) => derived.has(name))

it('a row written while the server runs is kept with what its texts are found and sorted by', () => {
  expect(
    pastTable("sql`insert into resource_task (id)`; db.insertInto('system_user'); insertInto('x')"),
  ).toEqual(['resource_task', 'system_user'])
  const left = new Set(globSync(['server/**/*.test.ts', ...atStart]))
  const files = globSync('server/**/*.ts').filter((file) => !left.has(file))
  const found = files.flatMap((file) =>
    pastTable(readFileSync(file, 'utf8')).map((name) => `${file}: ${name}`),
  )
  expect(found).toEqual([])
})

/** Names without a key beside them: put together by the server, or of few rows of one person. */
const withoutKey = [
  'server/areas/fee/order/mine.ts',
  'server/engine/views/mine.ts',
  'server/personal/big-screen/screens/monitoring.ts',
]
const byName = /\border by (?:[^;)`$]|\$\{[^}]*\})*?\bname\b(?! *=| is )/i

it('rows that are called by a name are sorted by what is kept beside it: 2栋 before 10栋, Han by sound', () => {
  expect('order by value desc, d.name limit 5'.match(byName)).toHaveLength(1)
  expect('order by d.name_sort_key'.match(byName)).toBeNull()
  const left = new Set(globSync(['server/**/*.test.ts', 'server/{core,demo,areas/*/demo}/**']))
  const files = globSync('server/**/*.ts').filter((file) => !left.has(file))
  const found = files.filter((file) => byName.test(readFileSync(file, 'utf8').replaceAll('\n', ' ')))
  expect(found.toSorted()).toEqual(withoutKey)
})
