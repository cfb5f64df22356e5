import type { Field, FieldKind } from '#domain/kernel/field.ts'
import { yuanOf } from '#domain/kernel/money.ts'
import { type Asked, drawText } from './draw-text.ts'
import type { Drawing } from './drawing.ts'
import { referenceYear } from './drawing.ts'

type Draw = (asked: Asked, drawing: Drawing) => unknown

/** From where to where the numbers under a label lie. */
const usual: readonly (readonly [label: RegExp, least: number, most: number])[] = [
  [/经度/, 113, 114],
  [/纬度/, 22, 24],
  [/年份/, 2004, referenceYear],
  [/楼层|层数/, 1, 6],
  [/学制/, 2, 3],
  [/学分/, 1, 5],
  [/端口/, 1024, 9000],
  [/人数|容量|名额|库存|数量/, 1, 60],
  [/时长|小时|学时|分钟/, 1, 48],
  [/秒/, 5, 60],
  [/天|日/, 1, 14],
  [/分|星/, 1, 10],
  [/./, 1, 20],
]

/** What is usual, as far as the field allows it; else what lies nearest to it. */
function between({ label, min = 0, max = 100 }: Field): readonly [number, number] {
  const [, least, most] = usual.find(([pattern]) => pattern.test(label)) ?? [label, 1, 20]
  const from = Math.min(max, Math.max(min, least))
  return [from, Math.max(from, Math.min(max, most, from + most - least))]
}

const whole: Draw = ({ field }, { random, serial }) => {
  const { label, year, max = 0, min = 0 } = field
  if (year) return Math.max(min, Math.min(max, referenceYear - random.below(4)))
  if (/排序|序号|顺序/.test(label)) return Math.min(max, (serial + 1) * 10)
  const [least, most] = between(field)
  return least + random.below(most - least + 1)
}

const halves: Draw = ({ field }, { random }) => {
  const [least, most] = between(field)
  return Math.min(most, least + random.below(2 * (most - least) + 1) / 2)
}

/** Whole five yuan, up to some three thousand. */
const amount: Draw = ({ field: { min = 0, max = 0 } }, { random }) => {
  const least = Math.max(min, Math.min(5, max))
  return yuanOf(100 * Math.min(max, least + 5 * random.below(Math.max(1, Math.min(600, (max - least) / 5)))))
}

const yesOrNo: Draw = ({ field: { label } }, { random }) =>
  random.next() <
  (/启用|发布|同意|知情|承诺|开放/.test(label) ? 0.95 : /停用|置顶|必读|隐藏/.test(label) ? 0.1 : 0.4)

const code: Draw = ({ field: { dictionary, initial } }, { random }) => {
  const codes = Object.keys(dictionary?.labels ?? {})
  return initial !== undefined && random.next() < 0.8 ? initial : codes.length > 0 ? random.pick(codes) : null
}

const codes: Draw = ({ field: { dictionary } }, { random }) => {
  const all = Object.keys(dictionary?.labels ?? {})
  const from = random.below(Math.max(1, all.length))
  return all.length > 0 ? all.slice(from, from + 1 + random.below(3)).join(',') : null
}

/** Eighteen to twenty years before the school year for what is born, else a day after the row's last. */
const day: Draw = ({ field: { label } }, { random, day }) =>
  /出生/.test(label) ? `${referenceYear - 18 - random.below(3)}${day().slice(4, 8)}15` : day()

const draws: Readonly<Record<Exclude<FieldKind, 'reference' | 'references' | 'files'>, Draw>> = {
  text: drawText,
  'long-text': drawText,
  'rich-text': (asked, drawing) => `<p>${drawText(asked, drawing)}</p>`,
  integer: whole,
  decimal: halves,
  money: amount,
  'yes-no': yesOrNo,
  date: day,
  moment: (_, drawing) => `${drawing.day()} ${drawing.hour()}:00`,
  time: (_, { hour }) => hour(),
  choice: code,
  choices: codes,
}

/** A believable value of a field that points at nothing; undefined of one that does. */
export const drawValue = (asked: Asked, drawing: Drawing): unknown =>
  draws[asked.field.kind as keyof typeof draws]?.(asked, drawing)
