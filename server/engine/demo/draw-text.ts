import { textUnder } from '#domain/generation/sample.ts'
import { namedAfter, wordsFor } from '#domain/generation/words-for.ts'
import type { Field } from '#domain/kernel/field.ts'
import { schemaOf } from '#domain/kernel/field-schema.ts'
import { numberOf, stemOf } from '#domain/kernel/numbering.ts'
import { normalName } from '#domain/kits/person-name.ts'
import { type Drawing, referenceYear } from './drawing.ts'
import { personName } from './names.ts'
import { padded } from './padded.ts'
import { unassignableId, unassignedMobile } from './resident-ids.ts'

/** A text to draw: of which field, and what of its row it is drawn for. */
export interface Asked {
  readonly field: Field
  /** What the row is called, and letters that its codes begin with. */
  readonly label: string
  readonly letters: string
  /** It names the row. */
  readonly title: boolean
  /** No two rows have the same. */
  readonly own: boolean
}

type Draw = (asked: Asked, drawing: Drawing) => string

const young = ({ random }: Drawing) => personName(random, random.pick(['1', '2']), 'young').name
const resident = ({ random }: Drawing) =>
  unassignableId(
    random,
    `${referenceYear - 18 - random.below(3)}-${padded(1 + random.below(12))}-${padded(1 + random.below(28))}`,
    random.pick(['1', '2']),
  )
const code: Draw = ({ letters }, { serial }) => `${letters}${padded(serial + 1, 3)}`
const named: Draw = ({ label }, { serial }) => namedAfter(label, serial)

const counted: Draw = ({ field: { numbered } }, { today, serial }) =>
  numbered ? numberOf(stemOf(numbered, today), numbered, serial + 1) : ''

/** What a field, its label or its mask says of a text, the first that fits. */
const known: readonly (readonly [fits: (field: Field) => boolean, draw: Draw])[] = [
  [({ numbered }) => numbered !== undefined, counted],
  [({ normal, masked }) => normal === normalName || masked === 'name', (_, drawing) => young(drawing)],
  [({ masked }) => masked === 'id-number', (_, drawing) => resident(drawing)],
  [
    ({ masked, label }) => masked === 'phone' || /手机|电话|联系方式/.test(label),
    (_, { random }) => unassignedMobile(random),
  ],
  [
    ({ label }) => /姓名|(联系|负责|经办|检查|记录|登记|见证|监考)人/.test(label),
    (_, drawing) => young(drawing),
  ],
  [
    ({ label }) => /来源地址|IP/.test(label),
    (_, { random }) => `10.20.${random.below(200)}.${1 + random.below(250)}`,
  ],
  [({ label }) => label.includes('邮箱'), ({ letters }, { serial }) => `${letters}${serial + 1}@example.com`],
  [
    ({ label }) => label.includes('学年'),
    (_, { random }) => {
      const year = referenceYear + 1 - random.below(4)
      return `${year - 1}-${year}`
    },
  ],
  [({ label, pattern }) => Boolean(pattern) || /编号|单号|代码|编码|流水|学号|工号|考生号/.test(label), code],
]

/** Shapes that fields of one line may ask for, where nothing else of theirs says what they hold. */
const shapes: readonly Draw[] = [
  code,
  (_, { serial }) => String(440_000 + serial),
  ({ letters }, { serial }) => `${letters.toLowerCase()}-${serial + 1}`,
  ({ letters }, { serial }) => `${letters.toLowerCase()}-${serial + 1}.example.com`,
  (_, { serial }) => `A1B2${(0x10_00 + serial).toString(16).padStart(4, '0').slice(-4).toUpperCase()}`,
  (_, { serial }) => `https://www.example.com/service/${serial + 1}`,
  (_, { serial }) => `https://s${serial + 1}.example.com`,
  ({ letters }, { serial }) => `${letters.toLowerCase()}-${serial + 1}@example.com`,
  (_, { serial }) => `/service/item-${serial + 1}`,
  () => '0 8 * * *',
  (_, { serial }) => padded(serial + 1, 18),
  (_, { serial }) => padded(serial + 1, 32),
  ({ letters }, { serial }) => `base.${letters.toLowerCase()}-${serial + 1}:view`,
  () => '{"phone":"{{phone}}","text":"{{text}}"}',
  (_, { serial }) => `${referenceYear}-${padded(1 + (serial % 12))}`,
  () => 'true',
]

/**
 * A text as a person would write it under the label of its field, in the field's own shape; undefined where none is
 * known, or where nobody has to write one and nothing is known of what people write.
 */
export function drawText(asked: Asked, drawing: Drawing): string | undefined {
  const { field } = asked
  const told = known.find(([fits]) => fits(field))?.[1]
  const spoken = speech(asked, drawing)
  if (!told && !spoken && !isShaped(field) && field.presence === 'optional') return
  const last: Draw = () => textUnder(field, drawing.random.below(60))
  const drawn = [told, spoken, last, ...shapes].flatMap((draw) => (draw ? [draw(asked, drawing)] : []))
  return drawn.find((text) => fitting(field, text))
}

/** Words of the label's own; what it is called where it is called nothing else, or where those words are taken. */
function speech({ field, title, own }: Asked, { random, again }: Drawing): Draw | undefined {
  const words = wordsFor(field.label)
  if (own ? again || !words : title && !words) return named
  return words && (() => textUnder(field, random.below(60)))
}

const isShaped = ({ pattern, check }: Field) => Boolean(pattern ?? check)

/** Any shape that the field takes: for rules between fields that ask for one of them. */
export function drawShape(asked: Asked, drawing: Drawing): string | undefined {
  const fits = shapes.map((draw) => draw(asked, drawing)).filter((text) => fitting(asked.field, text))
  return fits.length > 0 ? drawing.random.pick(fits) : undefined
}

const fitting = (field: Field, text: string) => schemaOf(field).safeParse(text).success
