import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { tables } from '#domain/index.ts'
import { camel } from '#domain/kernel/camel.ts'
import { snake } from '#server/core/database/names.ts'
import { askedArea } from '#tests/support/asked-area.ts'
import { askedServers } from '#tests/support/asked-servers.ts'
import { folderTables, type Named } from './folder-tables.ts'

const nameOf = new Map(tables.map(({ name }) => [snake(name), name as string]))
const declared = import.meta.glob<Record<string, { readonly name?: string }>>(
  ['/domain/**/*.ts', '!/domain/**/*.test*.ts'],
  {
    eager: true,
  },
)
const changing =
  /(?:\b(?:insert into|update|delete from)\s+"?|\b(?:insertInto|updateTable|deleteFrom)\(')([a-z_]+)/g
const typed = /\b(?:table|aliased|rowsOf)\(\s*(\w+)(?:,(?:[^()]|\([^()]*\))*\)\s*\.(\w+)\()?/g
const imports = /import \{([^}]*)\} from '#(domain\/[^']*)'/g

/** The tables that a file asks by `table` and its like, and which of them it changes so. */
function typedIn(text: string): readonly (readonly [name: string, changed: boolean])[] {
  const known = new Map(
    [...text.matchAll(imports)].flatMap(([, names = '', path]) =>
      names.split(',').map((each) => {
        const [of = '', as = of] = each.trim().split(' as ')
        return [as, declared[`/${path}`]?.[of]?.name] as const
      }),
    ),
  )
  return [...text.matchAll(typed)].flatMap(([, of = '', verb = '']) => {
    const name = known.get(of)
    return name ? [[name, ['insert', 'update', 'remove'].includes(verb)] as const] : []
  })
}

/** The tables outside of these areas that the files name, and those of them that they change. */
function foreignIn(texts: readonly string[], own: readonly string[]): Named {
  const text = texts.join('\n')
  const foreign = (names: readonly (string | undefined)[]) =>
    names.filter((name) => name !== undefined && !own.includes(name.split('.')[0] ?? '')) as string[]
  const asked = texts.flatMap(typedIn)
  const written = [...text.matchAll(changing)].map(([, name = '']) => nameOf.get(name))
  const named = (text.match(/\b[a-z]+(?:_[a-z]+)+\b/g) ?? []).map((name) => nameOf.get(name))
  const writes = new Set(foreign([...written, ...asked.flatMap(([name, changed]) => (changed ? name : []))]))
  const reads = new Set(foreign([...named, ...asked.map(([name]) => name)]))
  return { reads: [...reads].filter((name) => !writes.has(name)).toSorted(), writes: [...writes].toSorted() }
}

const textsIn = (...folders: readonly string[]) =>
  globSync(folders.map((folder) => `${folder}/**/*.ts`))
    .filter((file) => !/\.test(-d)?\.ts$/.test(file))
    .map((file) => readFileSync(file, 'utf8'))

it('finds what SQL names and what it changes, and what is asked by columns', () => {
  const text = 'sql`update base_class c set grade = 1 from system_user u, exam_session`'
  expect(foreignIn([text], ['exam'])).toEqual({ reads: ['system.user'], writes: ['base.class'] })
  const typed = `import { user as users } from '#domain/system/user.ts'\ntable(users, db, of(call)).`
  expect(foreignIn([`${typed}get({})`], ['exam'])).toEqual({ reads: ['system.user'], writes: [] })
  expect(foreignIn([`${typed}update({}, {})`], ['exam'])).toEqual({ reads: [], writes: ['system.user'] })
})

it.each(Object.entries(askedServers))(
  'the SQL of %s names its own tables and those it declares, no more and no fewer',
  (area, { reads = [], writes = [] }) => {
    const found = foreignIn(textsIn(`server/areas/${area}`, `tests/contracts/${area}`), [area])
    expect(found).toEqual({ reads: [...reads].toSorted(), writes: [...writes].toSorted() })
  },
)

it.each(askedArea ? [] : globSync('server/{engine,identity,personal,platform}/*/'))(
  'the SQL of %s names the tables of its floor and those declared for it, no more and no fewer',
  (folder) => {
    const [, floor = '', name = ''] = folder.split(/[\\/]/)
    const { own = [], folders = {} } = folderTables[floor] ?? {}
    const { reads = [], writes = [] } = folders[name] ?? {}
    expect(foreignIn(textsIn(folder), own)).toEqual({ reads, writes })
  },
)

it('every folder of an area is in the registry', () => {
  const registered = readFileSync('server/registry.ts', 'utf8').matchAll(/^ {2}'?([\w-]+)'?: (\w+)Server,$/gm)
  const folders = globSync('server/areas/*/index.ts').map((file) => file.split(/[\\/]/)[2])
  const known = [...registered].filter(([, area = '', name]) => name === camel(area))
  expect(known.map(([, area]) => area).toSorted()).toEqual(folders.toSorted())
})
