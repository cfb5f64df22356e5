import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import { writeSize } from '#design-system/file-upload/limits.ts'
import { Tag } from '#design-system/tag/tag.tsx'
import type { Field, FieldKind } from '#domain/kernel/field.ts'
import { plainOfHtml } from '#domain/kernel/html.ts'
import { spokenYuan } from '#domain/kernel/money.ts'
import { cva } from '#styled-system/css/index.js'
import type { AnyRow } from '#workbench/engine/row.ts'
import type { Choices } from '#workbench/engine/use-choices.ts'
import { FileCount } from '#workbench/files/file-count.tsx'
import { durationIn } from '#workbench/language/duration.ts'
import { partedFigure } from '#workbench/language/figures.ts'
import { useTranslation } from '#workbench/language/use-translation.ts'

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
  integer: (shown) =>
    shown.field.duration ? <Duration {...shown} /> : shown.field.bytes ? <Bytes {...shown} /> : parted(shown),
  decimal: parted,
  money: ({ row, name }) => spokenYuan(String(row[name])),
  'yes-no': ({ row, name, field }) => <YesNo value={row[name] === true} tone={field.tone} />,
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

/** As a column of a list shows it: there yes is a tick and no a blank, for a column of tags hides the few that matter. */
export const inColumn = (shown: Shown): ReactNode =>
  shown.field.kind === 'yes-no'
    ? shown.row[shown.name] === true && <Tick tone={shown.field.tone} />
    : shown.field.portrait
      ? Boolean(shown.row[shown.name]) && <Tick />
      : cellOf(shown)

/** Its cells are texts, though only a component knows in which language. */
export const saysWords = ({ kind, translated, duration, bytes }: Field) =>
  kind === 'choices' || kind === 'references' || translated === true || (duration ?? bytes) !== undefined

function plain({ row, name }: Shown) {
  return String(row[name])
}

function parted({ row, name }: Shown) {
  return partedFigure(Number(row[name]))
}

function asWritten(shown: Shown) {
  const { row, name, field } = shown
  if (field.kindIn && row[field.kindIn] === 'yes-no')
    return <YesNo value={row[name] === 'true'} tone={field.tone} />
  return field.translated ? <Said {...shown} /> : plain(shown)
}

function Said({ row, name }: Shown) {
  const { t } = useTranslation()
  return t(String(row[name]))
}

function Duration({ row, name }: Shown) {
  const { t } = useTranslation()
  return durationIn(Number(row[name]), t)
}

function Bytes({ row, name }: Shown) {
  const { language } = useTranslation()
  return writeSize(Number(row[name]), language)
}

/** What a field is called over its cells. */
export const titleOf = ({ duration, bytes, label }: Field) => duration ?? bytes ?? label

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

function Tick({ tone = 'success' }: Felt) {
  const { t } = useTranslation()
  return <Check className={tick({ tone })} role="img" aria-label={t('是')} />
}

const tick = cva({
  base: { width: 'icon.md', height: 'icon.md' },
  variants: {
    tone: {
      success: { color: 'success.text' },
      warning: { color: 'warning.text' },
      danger: { color: 'danger.text' },
    },
  },
})

function YesNo({ value, tone = 'success' }: Felt & { value: boolean }) {
  const { t } = useTranslation()
  return <Tag tone={value ? tone : 'neutral'}>{value ? t('是') : t('否')}</Tag>
}

/** How yes is felt: good, unless its field says otherwise. */
interface Felt {
  readonly tone?: Field['tone'] | 'success'
}
