import type { Field, FieldKind, Masking } from '#domain/kernel/field.ts'
import type { Choices } from './use-choices.ts'

/** Pixels: `width` for what is always as long, `minWidth` for what takes its share of the rest. */
export interface Shape {
  readonly align?: 'end' | 'center'
  readonly width?: number
  readonly minWidth?: number
  /** A line of its own on a card. */
  readonly whole?: boolean
}

const shapes = {
  text: { minWidth: 88 },
  'long-text': { minWidth: 160 },
  'rich-text': { minWidth: 160 },
  integer: { align: 'end', width: 72 },
  decimal: { align: 'end', width: 96 },
  money: { align: 'end', width: 112 },
  'yes-no': { align: 'center', width: 72 },
  date: { width: 120 },
  moment: { width: 180, whole: true },
  time: { width: 80 },
  choice: { width: 72 },
  choices: { minWidth: 140 },
  reference: { minWidth: 88 },
  references: { width: 88 },
  files: { width: 96 },
} satisfies Record<FieldKind, Shape>

/** Values that are always as long are read whole, stars and all. */
const masked: Partial<Record<Masking, Shape>> = {
  phone: { width: 132 },
  'id-number': { width: 196 },
  'bank-card': { width: 204 },
}

/** A time in words, such as `3 分 20 秒`. */
const inWords = { minWidth: 110 } satisfies Shape

/** Pixels of the space at both sides of a cell; with the edge of a tag; of the arrows beside a heading. */
const beside = { cell: 26, tag: 44, title: 48 }

/** Pixels of a text in the type of a table. */
const lengthOf = (text: string) => [...text].reduce((sum, letter) => sum + (letter > '\u2e80' ? 14 : 9), 0)

/** How wide a column is for what its cells hold and for its heading, which is read whole with what sorts by it. */
export function shapeOf(field: Field, title: string, choices: Choices): Shape {
  const { width, minWidth, ...rest } = bareShape(field, choices)
  const least = [...title].reduce((sum, letter) => sum + (letter > '\u2e80' ? 13 : 8), 0) + beside.title
  return width === undefined
    ? { ...rest, minWidth: Math.max(minWidth ?? 0, least) }
    : { ...rest, width: Math.max(width, least) }
}

function bareShape(field: Field, choices: Choices): Shape {
  if (field.duration ?? field.bytes) return inWords
  if (field.masked && masked[field.masked]) return masked[field.masked] as Shape
  if (field.kind !== 'choice') return shapes[field.kind]
  const codes = choices(field)
  const longest = Math.max(0, ...codes.map(({ label }) => lengthOf(label)))
  const width = longest + (codes.some(({ tone }) => tone) ? beside.tag : beside.cell)
  return { width: Math.min(Math.max(width, shapes.choice.width), widest) }
}

/** Pixels; what is longer is cut off, and read by resting on it. */
const widest = 260

/** Pixels that the longest of these cells needs. */
export const roomFor = (texts: readonly string[]) =>
  Math.min(Math.max(0, ...texts.map(lengthOf)) + beside.cell, widest)
