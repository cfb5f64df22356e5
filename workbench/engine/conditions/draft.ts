import {
  type Comparand,
  type Comparison,
  type Condition,
  type Operator,
  operatorsOf,
  operatorsOfMasked,
} from '#domain/kernel/condition.ts'
import type { Field } from '#domain/kernel/field.ts'
import { newKey } from '#workbench/http/cryptography/random.ts'

/** A comparison while it is put together: it may have no value yet. */
export interface Line {
  readonly id: string
  readonly field: string
  readonly is: Operator
  readonly value?: Comparand | undefined
}

/** Lines and groups that belong together: all of them hold, any of them, or none. */
export interface Group {
  readonly id: string
  readonly of: 'all' | 'any' | 'none'
  readonly parts: readonly Part[]
}

export type Part = Line | Group

export const isGroup = (part: Part): part is Group => 'parts' in part

/** What may be asked of a field; of one that is seen only in part, the whole, and that only where all rows answer to it. */
export function operatorsFor({ kind }: Field, masked: boolean, alone: boolean): readonly Operator[] {
  if (!masked) return operatorsOf(kind)
  return alone ? operatorsOfMasked : operatorsOfMasked.filter(needsNone)
}

export const newLine = (field: string, is: Operator): Line => ({ id: newKey(), field, is })
export const newGroup = (parts: readonly Part[], of: Group['of'] = 'all'): Group => ({
  id: newKey(),
  of,
  parts,
})

/** A condition as the builder shows it; its topmost part is always a group. */
export function draftOf(condition: Condition | undefined): Group {
  if (!condition) return newGroup([])
  const part = partOf(condition)
  return isGroup(part) ? part : newGroup([part])
}

function partOf(condition: Condition): Part {
  if ('all' in condition) return newGroup(condition.all.map(partOf))
  if ('any' in condition) return newGroup(condition.any.map(partOf), 'any')
  if (!('not' in condition)) return { id: newKey(), ...condition }
  const inner = partOf(condition.not)
  return isGroup(inner) && inner.of === 'any' ? { ...inner, of: 'none' } : newGroup([inner], 'none')
}

/** The condition that a draft has come to: nothing where nothing was put together, groups of one taken apart. */
export function conditionOf(part: Part): Condition | undefined {
  if (!isGroup(part)) {
    const { id: _, value, ...comparison } = part
    return (needsNone(part.is) ? comparison : { ...comparison, value }) as Comparison
  }
  const parts = part.parts.flatMap((each) => conditionOf(each) ?? [])
  const [first] = parts
  if (!first) return undefined
  if (part.of === 'none') return { not: parts.length === 1 ? first : { any: parts } }
  if (parts.length === 1) return first
  return part.of === 'all' ? { all: parts } : { any: parts }
}

export const needsNone = (is: Operator) => is === 'empty' || is === 'filled'

/** The lines that still lack a value. */
export const unfinished = (part: Part): readonly Line[] =>
  isGroup(part) ? part.parts.flatMap(unfinished) : isFinished(part) ? [] : [part]

function isFinished({ is, value }: Line): boolean {
  if (needsNone(is)) return true
  if (is === 'between') return Array.isArray(value) && value.length === 2 && value.every((end) => end !== '')
  if (is === 'among' || is === 'notAmong') return Array.isArray(value) && value.length > 0
  return typeof value === 'string' ? value.trim() !== '' : value !== undefined && value !== null
}

export const linesOf = (part: Part): readonly Line[] => (isGroup(part) ? part.parts.flatMap(linesOf) : [part])

/** The group with one of its parts, however deep, put in another's place; undefined takes it away. */
export const withPart = (group: Group, id: string, to: (part: Part) => Part | undefined): Group => ({
  ...group,
  parts: group.parts.flatMap((part) => {
    if (part.id === id) return to(part) ?? []
    return isGroup(part) ? withPart(part, id, to) : part
  }),
})

/** The same line about another field, or compared in another way: a value stays only where it means the same. */
export function turned(line: Line, field: string, is: Operator): Line {
  const same = field === line.field && shapeOf(is) === shapeOf(line.is)
  return { id: line.id, field, is, ...(same && { value: line.value }) }
}

const shapeOf = (is: Operator) =>
  is === 'between' ? 'two' : is === 'among' || is === 'notAmong' ? 'several' : needsNone(is) ? 'none' : 'one'
