import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  checkedState,
  filterTree,
  folded,
  isBranch,
  pathTo,
  searchPaths,
  type TreeOption,
  toggleChecked,
  toTreeRows,
  withChildren,
} from './tree.ts'

/** Trees of any shape, each node named by its path. */
const anyTree = (name: string, depth: number): fc.Arbitrary<TreeOption[]> =>
  fc.integer({ min: depth === 3 ? 1 : 0, max: depth === 0 ? 0 : 3 }).chain((count) =>
    fc.tuple(
      ...Array.from({ length: count }, (_, at) =>
        fc.tuple(anyTree(`${name}${at}`, depth - 1), fc.boolean()).map(
          ([children, disabled]): TreeOption => ({
            value: `n${name}${at}`,
            label: `n${name}${at}`,
            disabled: disabled && at === 2,
            ...(children.length > 0 ? { children } : {}),
          }),
        ),
      ),
    ),
  )

const all = (tree: readonly TreeOption[]): TreeOption[] =>
  tree.flatMap((node) => [node, ...all(node.children ?? [])])
const leaves = (tree: readonly TreeOption[]) => all(tree).filter((node) => !isBranch(node))
const treeAndSome = anyTree('', 3).chain((tree) =>
  fc.tuple(
    fc.constant(tree),
    fc.subarray(leaves(tree).map(({ value }) => value)).map((values) => new Set(values)),
    fc.constantFrom(...all(tree)),
  ),
)

test('a branch is checked with all its leaves, mixed with some, else not', () => {
  fc.assert(
    fc.property(treeAndSome, ([, checked, node]) => {
      const below = leaves([node]).map(({ value }) => checked.has(value))
      const state = checkedState(node, checked)
      expect(state === true).toBe(below.every(Boolean))
      expect(state === false).toBe(!below.some(Boolean))
    }),
  )
})

test('checking twice gives back what was not disabled, and touches nothing beside', () => {
  fc.assert(
    fc.property(treeAndSome, ([tree, checked, node]) => {
      const once = toggleChecked(node, checked)
      const inside = new Set(leaves([node]).map(({ value }) => value))
      for (const { value } of leaves(tree))
        if (!inside.has(value)) expect(once.has(value)).toBe(checked.has(value))
      const twice = toggleChecked(node, once)
      const three = toggleChecked(node, twice)
      expect(three).toEqual(once)
    }),
  )
})

test('folded says the same in no more words', () => {
  fc.assert(
    fc.property(treeAndSome, ([tree, checked]) => {
      const nodes = folded(tree, checked)
      expect(new Set(nodes.flatMap((node) => leaves([node]).map(({ value }) => value)))).toEqual(checked)
      expect(nodes.length).toBeLessThanOrEqual(Math.max(checked.size, 0))
    }),
  )
})

test('what is found keeps the way to it', () => {
  fc.assert(
    fc.property(treeAndSome, ([tree, , node]) => {
      const kept = filterTree(tree, node.label)
      expect(pathTo(kept, node.value).map(({ value }) => value)).toEqual(
        pathTo(tree, node.value).map(({ value }) => value),
      )
    }),
  )
})

const cantons: TreeOption[] = [
  {
    value: '42',
    label: '湖北省',
    keywords: 'hubei',
    children: [
      {
        value: '4201',
        label: '武汉市',
        children: [
          { value: '420111', label: '洪山区' },
          { value: '420106', label: '武昌区' },
        ],
      },
    ],
  },
  { value: '41', label: '河南省', branch: true },
]

test('paths are found by words of any of their nodes', () => {
  const names = (typed: string, anyLevel: boolean) =>
    searchPaths(cantons, typed, anyLevel).map((path) => path.map(({ label }) => label).join('/'))
  expect(names('湖北 洪山', false)).toEqual(['湖北省/武汉市/洪山区'])
  expect(names('hubei/武', false)).toEqual(['湖北省/武汉市/洪山区', '湖北省/武汉市/武昌区'])
  expect(names('武', true)).toEqual(['湖北省/武汉市', '湖北省/武汉市/武昌区'])
  expect(names('河南', false)).toEqual([])
  expect(names(' ', true)).toEqual([])
})

test('children that come later stand in their place', () => {
  const grown = withChildren(cantons, '41', [{ value: '4101', label: '郑州市' }])
  expect(pathTo(grown, '4101').map(({ label }) => label)).toEqual(['河南省', '郑州市'])
  expect(toTreeRows(grown, (value) => value === '41').map(({ node, level }) => [node.label, level])).toEqual([
    ['湖北省', 1],
    ['河南省', 1],
    ['郑州市', 2],
  ])
})
