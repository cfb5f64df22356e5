import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

/** Folders whose reads of one table name their columns in `table(…)`. One more may be named, none taken away. */
const ported = 'server/{engine,identity,personal,platform,areas}'

/** Columns of one table by nothing but values: joins, expressions and sets stay SQL. */
const plain =
  /`\s*select\s(?:[\w\s,."]*\s)?from "?\w+"?(?: \w)?\s+where (?:\w\.)?tenant_id = \$\{[\w.]+\}(?:\s+and (?:\w\.)?\w+ = \$\{[\w.]+\})*(?:\s+(?:limit \d+|for update))*\s*`/g

const plainIn = (text: string) => [...text.matchAll(plain)].map(([found]) => found)

it('a plain read of one table is asked by its columns, not in SQL', () => {
  const read = `sql\`select id, name as "called" from system_user\n where tenant_id = \${t} and id = \${a.id}\``
  expect(plainIn(read)).toEqual([read.slice(3)])
  expect(plainIn(`sql\`select max(age) from base_student s where s.tenant_id = \${t}\``)).toEqual([])
  const files = globSync(`${ported}/**/*.ts`).filter((file) => !/\.test(-d)?\.ts$/.test(file))
  const found = files.flatMap((file) => plainIn(readFileSync(file, 'utf8')).map((sql) => `${file}: ${sql}`))
  expect(found).toEqual([])
})
