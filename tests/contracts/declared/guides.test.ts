import { globSync, readFileSync } from 'node:fs'
import ts from 'typescript'
import { expect, it } from 'vitest'
import { aliases } from '#stories/guide/aliases.ts'
import chinese from '#stories/guide/chinese.json' with { type: 'json' }

const said = ['purpose', 'does', 'dos', 'donts', 'anatomy']

/** A text, also one that is put together from pieces. */
const textOf = (node: ts.Node): string =>
  ts.isStringLiteralLike(node)
    ? node.text
    : ts.isBinaryExpression(node)
      ? textOf(node.left) + textOf(node.right)
      : `not a text: ${node.getText()}`

const textsIn = (node: ts.Node): readonly string[] =>
  ts.isArrayLiteralExpression(node) ? node.elements.flatMap(textsIn) : [textOf(node)]

const files = globSync('stories/**/*.{ts,tsx}')
const written = files.flatMap((file) => {
  const texts: string[] = []
  const look = (node: ts.Node) => {
    if (ts.isPropertyAssignment(node) && said.includes(node.name.getText()))
      texts.push(...textsIn(node.initializer))
    ts.forEachChild(node, look)
  }
  const source = readFileSync(file, 'utf8')
  look(ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX))
  return texts
})

it('every text of a guide is read in Chinese, and none is kept that no guide has', () => {
  const known: Readonly<Record<string, string>> = chinese
  expect(written.length).toBeGreaterThan(1000)
  expect(
    written.filter(
      (text) =>
        /[a-z]{3}/.test(text) &&
        text !== 'id-card' &&
        !known[text] &&
        !/^[\p{Script=Han}a-zA-Z]+$/u.test(text),
    ),
  ).toEqual([])
  const page = readFileSync('stories/guide/guide-page.tsx', 'utf8')
  expect(Object.keys(known).filter((text) => !written.includes(text) && !page.includes(text))).toEqual([])
})

it('every other name is that of a page of the book', () => {
  const titles = files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/title: '[\w ]+\/(?:[\w ]+\/)?([\w ]+)'/g)].map(
      ([, name = '']) => name,
    ),
  )
  expect(Object.keys(aliases).filter((name) => !titles.includes(name))).toEqual([])
})
