import { globSync, readFileSync } from 'node:fs'
import ts from 'typescript'

export interface Sentence {
  /** With `{{}}` where a value stands. */
  readonly pattern: string
  readonly file: string
  /** The nearest call and property around it. */
  readonly call: string
  readonly property: string
}

const chinese = /\p{Script=Han}/u
const isTagged = (node: ts.Node) => ts.isTaggedTemplateExpression(node.parent)

function patternOf(node: ts.Node): string | undefined {
  if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) return node.text
  if (ts.isTemplateExpression(node))
    return node.head.text + node.templateSpans.map(({ literal }) => `{{}}${literal.text}`).join('')
  return undefined
}

/** Every Chinese text in the code of these files, as the compiler reads it; what stands inside SQL is data and left out. */
export const sentencesIn = (
  patterns: readonly string[],
  exclude: readonly string[] = [],
): readonly Sentence[] =>
  globSync(patterns, { exclude: [...exclude, '**/*.test.ts', '**/*.test-d.ts'] }).flatMap((file) => {
    const found: Sentence[] = []
    const visit = (node: ts.Node, call: string, property: string) => {
      const pattern = isTagged(node) ? undefined : patternOf(node)
      if (pattern !== undefined && chinese.test(pattern)) found.push({ pattern, file, call, property })
      const inCall = ts.isCallExpression(node) || ts.isNewExpression(node) ? node.expression.getText() : call
      // The words of parameters are the document's, whatever their names.
      const inProperty =
        ts.isPropertyAssignment(node) && !/^(query|body|form)$/.test(property)
          ? node.name.getText()
          : property
      ts.forEachChild(node, (child) => visit(child, inCall, inProperty))
    }
    const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true)
    ts.forEachChild(source, (child) => visit(child, '', ''))
    return found
  })
