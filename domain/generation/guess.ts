import { type DesignField, type DesignKind, takenNames } from './design.ts'
import { camelOf, englishOf } from './words.ts'

/** A column of a table or a sheet, with what is known of it. */
export interface SourceColumn {
  readonly name: string
  readonly comment?: string | null
  /** As PostgreSQL names it; none of a sheet. */
  readonly type?: string
  readonly required?: boolean
  /** The table a foreign key leads to, such as `base_department`. */
  readonly target?: string | null
  /** Values as they were read; empty ones are empty texts. */
  readonly samples?: readonly string[]
}

export interface Known {
  /** Latin letters for a Chinese heading. */
  readonly spell: (text: string) => string
  /** Resources that may be pointed at, by name, with their labels. */
  readonly resources: readonly (readonly [name: string, label: string])[]
}

/** Fields for columns: a kind, a name and a label each, to be put right by hand. */
export function guessFields(columns: readonly SourceColumn[], known: Known): DesignField[] {
  const names = new Set(takenNames)
  const labels = new Set<string>()
  const once = (text: string, taken: Set<string>) => {
    let word = text
    for (let count = 2; taken.has(word); count++) word = `${text}${count}`
    taken.add(word)
    return word
  }
  return columns
    .filter(({ name }) => !takenNames.includes(camelOf(name)))
    .slice(0, 60)
    .map((column, at) => {
      const own = /[\u3400-\u9fff]/.test(column.name) ? known.spell(column.name) : column.name
      const name = once(camelOf(own) || `field${at + 1}`, names)
      const label = once((column.comment || column.name).trim().slice(0, 36) || `字段${at + 1}`, labels)
      const { kind, target } = kindOf(column, label, known)
      return {
        name,
        label,
        english: englishOf(name),
        kind,
        required: column.required ?? isFull(column),
        inList: at < 8 && kind !== 'long-text',
        inFilter: at < 4 && kind !== 'long-text',
        inForm: true,
        max: longest(column, kind),
        choices: kind === 'choice' ? choicesOf(column) : [],
        target,
      }
    })
}

const filled = ({ samples = [] }: SourceColumn) => samples.map((sample) => sample.trim()).filter(Boolean)
const isFull = (column: SourceColumn) =>
  filled(column).length > 0 && filled(column).length === column.samples?.length

function kindOf(
  column: SourceColumn,
  label: string,
  { resources }: Known,
): { kind: DesignKind; target: string } {
  const pointed = resources.find(
    ([name, own]) => name.replace(/[.-]/g, '_') === column.target || (!column.type && own === label),
  )
  if (pointed) return { kind: 'reference', target: pointed[0] }
  return { kind: column.type ? kindOfType(column.type) : kindOfSamples(filled(column)), target: '' }
}

const types: readonly (readonly [RegExp, DesignKind])[] = [
  [/^bool/, 'yes-no'],
  [/^(small|big)?int/, 'integer'],
  [/^money/, 'money'],
  [/^(numeric|decimal|real|double)/, 'decimal'],
  [/^date$/, 'date'],
  [/^timestamp/, 'moment'],
  [/^(json|xml|bytea)/, 'long-text'],
]
const kindOfType = (type: string): DesignKind => types.find(([pattern]) => pattern.test(type))?.[1] ?? 'text'

const shapes: readonly (readonly [RegExp, DesignKind])[] = [
  [/^(是|否|有|无|true|false|yes|no|y|n)$/i, 'yes-no'],
  [/^\d{4}[-/.年]\d{1,2}[-/.月]\d{1,2}日?$/, 'date'],
  [/^\d{4}[-/.]\d{1,2}[-/.]\d{1,2}[ T]\d{1,2}:\d{2}(:\d{2})?$/, 'moment'],
  // A number with a zero before it, or as long as a telephone's, is a name that is written in digits.
  [/^(0|[1-9]\d{0,8})$/, 'integer'],
  [/^(0|[1-9]\d{0,8})(\.\d{1,6})?$/, 'decimal'],
]

function kindOfSamples(values: readonly string[]): DesignKind {
  const shaped = values.length > 0 && shapes.find(([pattern]) => values.every((value) => pattern.test(value)))
  if (shaped) return shaped[1]
  if (values.some((value) => value.length > 100 || value.includes('\n'))) return 'long-text'
  const different = new Set(values)
  const few = values.length >= 6 && different.size <= 12 && different.size * 2 <= values.length
  return few && values.every((value) => value.length <= 12) ? 'choice' : 'text'
}

const steps = [20, 40, 100, 200, 500, 1000, 2000, 4000]
function longest(column: SourceColumn, kind: DesignKind): number {
  const told = Number(/\((\d+)\)/.exec(column.type ?? '')?.[1] ?? 0)
  if (told > 0) return Math.min(told, 4000)
  if (kind === 'long-text') return 4000
  const most = Math.max(0, ...filled(column).map((value) => value.length * 2))
  return column.samples ? (steps.find((step) => step >= most) ?? 4000) : 100
}

/** Codes that are codes already stay; words get a number each. */
function choicesOf(column: SourceColumn) {
  const different = [...new Set(filled(column))].sort()
  const coded = different.every((value) => /^[A-Za-z0-9_-]{1,32}$/.test(value))
  return different.map((label, at) => ({ code: coded ? label : String(at + 1), label }))
}
