import type { ComponentType } from 'react'
import { useTranslation } from 'react-i18next'
import { DateInput } from '#design-system/date-input/date-input.tsx'
import { MultiSelect } from '#design-system/multi-select/multi-select.tsx'
import { NumberInput } from '#design-system/number-input/number-input.tsx'
import { PasswordInput } from '#design-system/password-input/password-input.tsx'
import { Select } from '#design-system/select/select.tsx'
import { Switch } from '#design-system/switch/switch.tsx'
import { TextArea } from '#design-system/text-area/text-area.tsx'
import { TextInput } from '#design-system/text-input/text-input.tsx'
import { resourceNamed } from '#domain/index.ts'
import type { Field, FieldKind } from '#domain/kernel/field.ts'
import { readYuan } from '#domain/kernel/money.ts'
import type { AnyResource } from '#domain/kernel/resource.ts'
import type { Choices } from '#workbench/engine/use-choices.ts'
import { FilesInput } from '#workbench/files/files-input.tsx'
import { later, textOf } from './later.tsx'
import { ReferenceEditor, type ReferenceEditorProps } from './reference-editor.tsx'
import { ReferenceFilter } from './reference-filter.tsx'

/** Stands inside a `Field` of the design system, which gives it its label. */
export interface EditorProps {
  readonly name: string
  readonly field: Field
  readonly value: unknown
  readonly onChange: (value: unknown) => void
  readonly onBlur?: () => void
  readonly choices: Choices
  /** For a reference: the title of the row it points at. */
  readonly label?: string | null
  readonly within?: Readonly<Record<string, string>>
  /** In the place of a cell, where its list is open from the beginning. */
  readonly inCell?: boolean
}

const Moment = later<EditorProps>(() => import('./moment-editor.tsx'))
const Time = later<EditorProps>(() => import('./time-editor.tsx'))
const TreeReference = later<ReferenceEditorProps>(() => import('./tree-reference.tsx'))

const editors = {
  text: Line,
  'long-text': Lines,
  'rich-text': later(() => import('./rich-text-editor.tsx')),
  integer: WholeNumber,
  decimal: Decimal,
  money: Money,
  'yes-no': YesNo,
  date: Day,
  moment: Moment,
  time: Time,
  choice: Choice,
  choices: Several,
  reference: Reference,
  references: References,
  files: Files,
} satisfies Record<FieldKind, ComponentType<EditorProps>>

/** Fetches what the form of a resource will need beside itself, so that it also opens without a line. */
export async function fetchEditors({ fields }: AnyResource) {
  const written = Object.values<Field>(fields).filter(({ presence }) => presence !== 'system')
  const needed = [
    ...(written.some(({ kind }) => kind === 'moment') ? [Moment] : []),
    ...(written.some(({ kind }) => kind === 'time') ? [Time] : []),
    ...(written.some(hangs) ? [TreeReference] : []),
  ]
  await Promise.allSettled(needed.map(({ fetch }) => fetch()))
}

/** Whether it points at rows that hang under one another. */
const hangs = ({ target }: Field) => Boolean(target && resourceNamed(target)?.parent)

export function Editor(props: EditorProps) {
  const Kind = editors[props.field.kind]
  return <Kind {...props} />
}

const optional = (field: Field) => field.presence !== 'required'

function Line({ name, field, value, onChange, onBlur }: EditorProps) {
  if (field.secret)
    return (
      <PasswordInput
        name={name}
        value={textOf(value)}
        autoComplete="new-password"
        onChange={(event) => onChange(event.currentTarget.value)}
        onBlur={onBlur}
      />
    )
  return (
    <TextInput
      name={name}
      value={textOf(value)}
      autoComplete="off"
      onChange={(event) => onChange(event.currentTarget.value)}
      onBlur={onBlur}
    />
  )
}

function Lines({ name, value, onChange, onBlur }: EditorProps) {
  return (
    <TextArea
      name={name}
      value={textOf(value)}
      onChange={(event) => onChange(event.currentTarget.value)}
      onBlur={onBlur}
    />
  )
}

function WholeNumber({ value, onChange, onBlur }: EditorProps) {
  return <NumberInput value={value as number | null} onChange={onChange} onBlur={onBlur} decimals={0} />
}

function Decimal({ value, onChange, onBlur }: EditorProps) {
  return <NumberInput value={value as number | null} onChange={onChange} onBlur={onBlur} />
}

function Money({ value, onChange, onBlur }: EditorProps) {
  return (
    <NumberInput
      value={value == null ? null : Number(value)}
      onChange={(amount) => onChange(amount === null ? null : (readYuan(amount) ?? String(amount)))}
      onBlur={onBlur}
      decimals={2}
    />
  )
}

function YesNo({ name, value, onChange }: EditorProps) {
  const { t } = useTranslation()
  return (
    <Switch name={name} checked={value === true} onChange={onChange}>
      {value === true ? t('是') : t('否')}
    </Switch>
  )
}

function Day({ field, value, onChange, onBlur }: EditorProps) {
  return (
    <DateInput
      value={value as string | null}
      min={field.earliest}
      max={field.latest}
      onChange={onChange}
      onBlur={onBlur}
    />
  )
}

function Choice({ field, value, onChange, onBlur, choices }: EditorProps) {
  return (
    <Select
      options={choices(field).filter((choice) => choice.offered || choice.value === value)}
      value={value as string | null}
      clearable={optional(field)}
      onChange={onChange}
      onBlur={onBlur}
    />
  )
}

function Several({ field, value, onChange, choices }: EditorProps) {
  const codes = textOf(value).split(',').filter(Boolean)
  return (
    <MultiSelect
      options={choices(field).filter((choice) => choice.offered || codes.includes(choice.value))}
      value={codes}
      onChange={(chosen) => onChange(chosen.join(',') || null)}
    />
  )
}

/** What hangs under one another is picked in a tree, unless it is narrowed, or there is room for a line only. */
function Reference({ field, value, onChange, onBlur, label, within = {}, inCell }: EditorProps) {
  const { target = '' } = field
  const Picker = !inCell && Object.keys(within).length === 0 && hangs(field) ? TreeReference : ReferenceEditor
  return (
    <Picker
      target={target}
      value={value as string | null}
      label={label}
      within={within}
      clearable={optional(field)}
      onChange={onChange}
      onBlur={onBlur}
    />
  )
}

function References({ field, value, onChange }: EditorProps) {
  return (
    <ReferenceFilter
      target={field.lists ?? ''}
      value={textOf(value).split(',').filter(Boolean)}
      onChange={(ids) => onChange(ids.join(',') || null)}
    />
  )
}

function Files({ field, value, onChange }: EditorProps) {
  return <FilesInput ids={textOf(value)} most={field.most} accept={field.accept} onChange={onChange} />
}
