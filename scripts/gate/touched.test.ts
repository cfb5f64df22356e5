import { expect, it } from 'vitest'
import { importsOf, reachedFrom } from './touched.ts'

it('reads what a file imports from beside it, from a room, and when it needs it', () => {
  const text = [
    "import { gate } from './gate.ts'",
    "import type { Part } from '#scripts/gate/parts.ts'",
    "import {\n  judge,\n} from '../gate/verdict.ts'",
    "export { say } from './say.ts'",
    "await import('./look.ts')",
    "import { expect } from 'vitest'",
  ].join('\n')
  const names = ['gate', 'parts', 'verdict', 'say', 'look']
  expect(importsOf('scripts/gate/any.ts', text)).toEqual(names.map((name) => `scripts/gate/${name}.ts`))
})

it('reaches who imports a change through others, and passes no registry', () => {
  const importers = new Map([
    ['domain/claim/goods.ts', ['domain/claim/index.ts', 'server/areas/claim/goods.test.ts']],
    ['domain/claim/index.ts', ['domain/index.ts']],
    ['domain/index.ts', ['server/everything.test.ts']],
  ])
  expect([...reachedFrom(['domain/claim/goods.ts'], importers)]).toEqual([
    'domain/claim/goods.ts',
    'domain/claim/index.ts',
    'server/areas/claim/goods.test.ts',
    'domain/index.ts',
  ])
})
