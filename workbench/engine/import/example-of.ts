import type { Field, FieldKind, Masking } from '#domain/kernel/field.ts'
import { schemaOf } from '#domain/kernel/field-schema.ts'

/** What a person would write there; of several the first that the field itself takes. */
const examples: Readonly<Record<FieldKind, readonly string[]>> = {
  text: [
    '示例',
    'A001',
    '20260001',
    '13800138000',
    'zhangsan@example.edu.cn',
    '11010519491231002X',
    'https://www.example.edu.cn',
    '/base/example',
    'base/example',
    'base.example:view',
    'example',
    '510201',
    '2026-2027',
    '2026-09',
  ],
  'long-text': ['示例'],
  'rich-text': ['示例'],
  integer: ['1', '10', '100', '2026'],
  decimal: ['1.5', '10', '100'],
  money: ['1280.00'],
  'yes-no': ['是'],
  date: ['2026-09-01'],
  moment: ['2026-09-01 08:00:00'],
  time: ['08:00'],
  choice: [],
  choices: [],
  reference: ['名称或编码'],
  references: [],
  files: [],
}

const personal: Readonly<Record<Masking, string>> = {
  'id-number': '11010519491231002X',
  phone: '13800138000',
  'bank-card': '6222020200112233445',
  address: '学府大道 88 号',
  name: '张三',
}

/** A plausible entry for a field: one that an import of it would take. */
export function exampleOf(field: Field): string {
  const { kind, masked, individual } = field
  const own = masked ? [personal[masked]] : individual && kind === 'text' ? [personal.name] : []
  const offered = [...own, ...examples[kind]]
  const isNumber = kind === 'integer' || kind === 'decimal'
  const taken = (text: string) => schemaOf(field).safeParse(isNumber ? Number(text) : text).success
  const isTold = kind === 'text' || kind === 'long-text' || isNumber
  return (isTold ? offered.find(taken) : offered[0]) ?? ''
}
