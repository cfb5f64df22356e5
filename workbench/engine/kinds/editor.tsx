import type { ComponentType } from 'react'
import type { Field, FieldKind } from '#domain/kernel/field.ts'
import type { AnyResource } from '#domain/kernel/resource.ts'
import { declared } from '#workbench/portal/declared/declared.ts'
import { Choice, Reference, References, Several, TreeReference } from './choice-editors.tsx'
import type { EditorProps } from './editor-props.ts'
import { later } from './later.tsx'
import { Day, Decimal, Files, Line, Lines, Money, WholeNumber, YesNo } from './value-editors.tsx'

const Moment = later<EditorProps>(() => import('./moment-editor.tsx'))
const Photo = later<EditorProps>(() => import('./photo-editor.tsx'))
const Time = later<EditorProps>(() => import('./time-editor.tsx'))

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
  const targets = await Promise.all(written.map(({ target = '' }) => declared(target)))
  const needed = [
    ...(written.some(({ kind }) => kind === 'moment') ? [Moment] : []),
    ...(written.some(({ kind }) => kind === 'time') ? [Time] : []),
    ...(written.some(({ portrait }) => portrait) ? [Photo] : []),
    ...(targets.some((target) => target?.parent) ? [TreeReference] : []),
  ]
  await Promise.allSettled(needed.map(({ fetch }) => fetch()))
}

export function Editor(props: EditorProps) {
  const Kind = props.field.portrait ? Photo : editors[props.field.kind]
  return <Kind {...props} />
}
