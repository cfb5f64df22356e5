import { camel } from '#domain/kernel/camel.ts'
import { columnsOf, type Design, type DesignField, type DesignKind, filtersOf, titleOf } from './design.ts'
import { beginsInUse, presenceOf } from './resource.ts'
import { kebab } from './words.ts'

/** Characters of a line, as biome.json has it. */
const width = 110

/** A text as it stands in source, whatever is in it, in the quotes that need fewer escapes. */
function quoted(text: string): string {
  const line = text.replace(/[\r\n\u2028\u2029]+/g, ' ').replaceAll('\\', '\\\\')
  return line.includes("'") && !line.includes('"') ? `"${line}"` : `'${line.replaceAll("'", "\\'")}'`
}

/** One after another on one line where they fit, else one a line. */
function wrapped(
  before: string,
  parts: readonly string[],
  [open, close]: readonly [string, string],
  after: string,
) {
  const space = open === '{' ? ' ' : ''
  const line = `${before}${open}${space}${parts.join(', ')}${space}${close}${after}`
  if (line.length <= width) return line
  const indent = before.match(/^ */)?.[0] ?? ''
  return [
    `${before}${open}`,
    ...parts.map((part) => `${indent}  ${part},`),
    `${indent}${close}${after}`,
  ].join('\n')
}

const makers = {
  text: 'text',
  'long-text': 'longText',
  integer: 'integer',
  decimal: 'decimal',
  money: 'money',
  'yes-no': 'yesNo',
  date: 'date',
  moment: 'moment',
  choice: 'choice',
  reference: 'reference',
} as const satisfies Record<DesignKind, string>

const dictionaryName = (design: Design, { name }: DesignField) =>
  `${camel(design.noun)}${name.charAt(0).toUpperCase()}${name.slice(1)}`

const keyOf = (code: string) => (/^[A-Za-z_]\w*$/.test(code) ? code : quoted(code))

const dictionaryLine = (design: Design, field: DesignField) =>
  wrapped(
    `export const ${dictionaryName(design, field)} = closed(${quoted(`${design.area}.${design.noun}-${kebab(field.name)}`)}, ${quoted(field.label)}, `,
    field.choices.map(({ code, label }) => `${keyOf(code)}: ${quoted(label)}`),
    ['{', '}'],
    ')',
  )

function fieldLine(design: Design, field: DesignField): string {
  const { name, label, kind, max, target } = field
  const long = (kind === 'text' && max !== 100) || (kind === 'long-text' && max !== 4000)
  const options = [
    ...Object.keys(presenceOf(field)).map((key) => `${key}: true`),
    ...(beginsInUse(field) ? ['initial: true'] : []),
    ...(long ? [`max: ${max}`] : []),
  ]
  const second =
    kind === 'choice' ? [dictionaryName(design, field)] : kind === 'reference' ? [quoted(target)] : []
  const before = `    ${name}: ${makers[kind]}(${[quoted(label), ...second].join(', ')}`
  return options.length > 0 ? wrapped(`${before}, `, options, ['{', '}'], '),') : `${before}),`
}

const list = (name: string, parts: readonly string[]) =>
  wrapped(`  ${name}: `, parts.map(quoted), ['[', ']'], ',')

/** The declaration as TypeScript, in the style of its neighbours. */
export function sourceOf(design: Design): string {
  const { area, noun, title, fields } = design
  const chosen = fields.filter(({ kind }) => kind === 'choice')
  const used = [...new Set(fields.map(({ kind }) => makers[kind]))].sort()
  const filters = filtersOf(design)
  return [
    ...(chosen.length > 0 ? [`import { closed } from '#domain/kernel/dictionary.ts'`] : []),
    wrapped('import ', used, ['{', '}'], ` from '#domain/kernel/fields.ts'`),
    `import { defineResource } from '#domain/kernel/resource.ts'`,
    '',
    ...chosen.flatMap((field) => [dictionaryLine(design, field), '']),
    `/** ${title.replaceAll('*/', '')}. */`,
    `export const ${camel(noun)} = defineResource({`,
    `  name: ${quoted(`${area}.${noun}`)},`,
    `  label: ${quoted(title)},`,
    `  title: ${quoted(titleOf(design))},`,
    '  fields: {',
    ...fields.map((field) => fieldLine(design, field)),
    '  },',
    list('columns', columnsOf(design)),
    `  sort: ${quoted(columnsOf(design)[0] ?? '')},`,
    list('filters', filters),
    '})',
    '',
  ].join('\n')
}

/** The lines that put it into its area: an import, the resource, its screen. */
export const menuLinesOf = ({ area, noun, icon }: Design): string =>
  [
    `// domain/${area}/index.ts`,
    `import { ${camel(noun)} } from './${noun}.ts'`,
    `resources: [${camel(noun)}]`,
    `screens: [list(${camel(noun)}, ${quoted(icon)}, { admin: manage })]`,
    '',
  ].join('\n')

/** Every text it shows, with its English. */
export function englishTextsOf({ title, english, fields }: Design): Readonly<Record<string, string>> {
  const labelled = fields.flatMap((field) => [
    [field.label, field.english || field.label],
    ...field.choices.map(({ label, code }) => [label, /^\d+$/.test(code) ? label : code]),
  ])
  return Object.fromEntries([[title, english || title], ...labelled])
}
