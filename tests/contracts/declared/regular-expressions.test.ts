import { globSync, readFileSync } from 'node:fs'
import vm from 'node:vm'
import ts from 'typescript'
import { expect, it } from 'vitest'

/** Every regular expression that the product brings, with where it stands. */
const expressions = globSync('{domain,server,workbench,design-system,machines,devices}/**/*.{ts,tsx}', {
  exclude: (file) => /\.(test|test-d|fixture)\./.test(String(file)),
}).flatMap((file) => {
  const found: { file: string; source: string; flags: string }[] = []
  const visit = (node: ts.Node) => {
    if (ts.isRegularExpressionLiteral(node)) {
      const end = node.text.lastIndexOf('/')
      found.push({ file, source: node.text.slice(1, end), flags: node.text.slice(end + 1) })
    }
    ts.forEachChild(node, visit)
  }
  visit(ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true))
  return found
})

/** A text of this many characters takes a sound expression a millisecond, and one that runs away for ever. */
const length = 50_000
const patience = 3_000

/** Texts that an expression might lose itself in: what it is made of, over and over, and at the end what it refuses. */
function attacks(source: string): readonly string[] {
  const letters = [
    ...new Set(['a', '0', ' ', '-', ...source.replace(/\\./g, '').replace(/[\^$?*+|()[\]{}]/g, '')]),
  ]
  const words = [
    ...letters,
    ...letters.slice(0, 3).flatMap((one) => letters.slice(0, 3).map((two) => one + two)),
  ]
  return words.map((word) => `${word.repeat(length / word.length)}\u0000`)
}

/** Whether every attack is answered in time. A timer of the engine ends one that is not. */
function holds({ source, flags }: { readonly source: string; readonly flags: string }): boolean {
  const sound = { expression: new RegExp(source, flags.replace(/[gy]/g, '')), texts: attacks(source) }
  try {
    vm.runInNewContext('for (const text of texts) expression.test(text)', sound, { timeout: patience })
    return true
  } catch {
    return false
  }
}

it('no text makes any of our expressions run away (A-42)', () => {
  expect(expressions.length).toBeGreaterThan(100)
  expect(expressions.filter((each) => !holds(each))).toEqual([])
}, 120_000)

it('the attack itself finds one that runs away', () => {
  expect(holds({ source: '^(a+)+$', flags: '' })).toBe(false)
})
