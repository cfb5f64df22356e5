import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Tag } from '#design-system/tag/tag.tsx'
import type { Field, FieldKind } from '#domain/kernel/field.ts'
import { plainOfHtml } from '#domain/kernel/html.ts'
import { spokenYuan } from '#domain/kernel/money.ts'
import type { AnyRow } from '#workbench/engine/row.ts'
import type { Choices } from '#workbench/engine/use-choices.ts'
import { FileCount } from '#workbench/files/file-count.tsx'
import { durationIn } from '#workbench/language/duration.ts'

export interface Shown {
  readonly name: string
  readonly field: Field
  readonly row: AnyRow
  readonly choices: Choices
}

const cells = {
  text: asWritten,
  'long-text': asWritten,
  'rich-text': ({ row, name }) => plainOfHtml(String(row[name])),
  integer: (shown) => (shown.field.duration ? <Duration {...shown} /> : plain(shown)),
  decimal: plain,
  money: ({ row, name }) => spokenYuan(String(row[name])),
  'yes-no': ({ row, name }) => <YesNo value={row[name] === true} />,
  date: plain,
  moment: plain,
  time: plain,
  choice: choiceLabel,
  choices: (shown) => <Labels {...shown} />,
  // A target that is out of one's sight has no title; its id would tell nobody anything.
  reference: ({ row, name }) => row.labels?.[name] ?? null,
  references: ({ row, name }) => <Count of={String(row[name])} />,
  files: ({ row, name }) => <FileCount ids={String(row[name])} />,
} satisfies Record<FieldKind, (shown: Shown) => ReactNode>

/**
 * A value as a row shows it: a text wherever it can be, or words, so that a table may cut it off where there is no room.
 * Nothing at all stays blank, for a table full of dashes is hard to read.
 */
export const cellOf = (shown: Shown): ReactNode =>
  shown.row[shown.name] == null ? null : cells[shown.field.kind](shown)

/** Its cells are texts, though only a component knows in which language. */
export const saysWords = ({ kind, translated, duration }: Field) =>
  kind === 'choices' || kind === 'references' || translated === true || duration !== undefined

function plain({ row, name }: Shown) {
  return String(row[name])
}

function asWritten(shown: Shown) {
  return shown.field.translated ? <Said {...shown} /> : plain(shown)
}

function Said({ row, name }: Shown) {
  const { t } = useTranslation()
  return t(String(row[name]))
}

function Duration({ row, name }: Shown) {
  const { t } = useTranslation()
  return durationIn(Number(row[name]), t)
}

/** What a field is called over its cells. */
export const titleOf = ({ duration, label }: Field) => duration ?? label

function choiceLabel({ row, name, field, choices }: Shown) {
  const code = String(row[name])
  const { label = code, tone } = choices(field).find((choice) => choice.value === code) ?? {}
  return tone ? <Tag tone={tone}>{label}</Tag> : label
}

function Labels({ row, name, field, choices }: Shown) {
  const { t } = useTranslation()
  const codes = String(row[name]).split(',')
  const known = choices(field)
  return codes.map((code) => known.find((choice) => choice.value === code)?.label ?? code).join(t('、'))
}

function Count({ of }: { of: string }) {
  const { t } = useTranslation()
  return t('{{count}} 项', { count: of.split(',').filter(Boolean).length })
}

function YesNo({ value }: { value: boolean }) {
  const { t } = useTranslation()
  return <Tag tone={value ? 'success' : 'neutral'}>{value ? t('是') : t('否')}</Tag>
}
