import { expect, it } from 'vitest'
import { importsOf, onlyArea, reachedFrom } from './touched.ts'

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

it('says of which area a change is, where it is of one', () => {
  const fee = [
    'domain/fee/order.ts',
    'domain/index.ts',
    'server/areas/fee/order/place.ts',
    'docs/operations.md',
  ]
  const aside = [
    'workbench/language/en/fee.json',
    'server/core/database/migrations/a.sql',
    'server/x.test.ts',
  ]
  expect(onlyArea([...fee, ...aside])).toBe('fee')
  expect(onlyArea([...fee, 'domain/leave/slip.ts'])).toBeUndefined()
  expect(onlyArea([...fee, 'server/engine/rows/actions.ts'])).toBeUndefined()
  expect(onlyArea(['domain/kernel/action.ts'])).toBeUndefined()
  expect(onlyArea(['docs/operations.md'])).toBeUndefined()
})
