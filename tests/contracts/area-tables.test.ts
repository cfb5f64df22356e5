import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { tables } from '#domain/index.ts'
import { snake } from '#server/core/database/names.ts'
import type { ServerArea } from '#server/core/server-area.ts'
import { areas } from '#server/registry.ts'

const nameOf = new Map(tables.map(({ name }) => [snake(name), name as string]))
const changing =
  /(?:\b(?:insert into|update|delete from)\s+"?|\b(?:insertInto|updateTable|deleteFrom)\(')([a-z_]+)/g

/** The tables of other areas that these words of SQL name, and those of them that they change. */
function foreignIn(text: string, area: string) {
  const foreign = (names: readonly string[]) =>
    names.flatMap((name) => nameOf.get(name) ?? []).filter((name) => !name.startsWith(`${area}.`))
  const writes = new Set(foreign([...text.matchAll(changing)].map(([, name = '']) => name)))
  const named = new Set(foreign(text.match(/\b[a-z]+(?:_[a-z]+)+\b/g) ?? []))
  return { reads: [...named].filter((name) => !writes.has(name)).toSorted(), writes: [...writes].toSorted() }
}

it('finds what SQL names and what it changes', () => {
  const text = 'sql`update base_class c set grade = 1 from system_user u, exam_session`'
  expect(foreignIn(text, 'exam')).toEqual({ reads: ['system.user'], writes: ['base.class'] })
})

it.each(Object.entries<ServerArea>(areas))(
  'the SQL of %s names its own tables and those it declares, no more and no fewer',
  (area, { reads = [], writes = [] }) => {
    const files = globSync(`{server/areas,tests/contracts}/${area}/**/*.ts`).filter(
      (file) => !file.endsWith('.test.ts'),
    )
    const text = files.map((file) => readFileSync(file, 'utf8')).join('\n')
    expect(foreignIn(text, area)).toEqual({ reads: [...reads].toSorted(), writes: [...writes].toSorted() })
  },
)

it('every folder of an area is in the registry', () => {
  const folders = globSync(['server/areas/*/index.ts', 'tests/contracts/*/server.ts']).map(
    (file) => file.split(/[\\/]/)[2],
  )
  expect(Object.keys(areas).toSorted()).toEqual(folders.toSorted())
})
