import { lazy, Suspense, useState } from 'react'
import type { Column } from '#design-system/data-table/column.ts'
import type { Edit } from '#design-system/data-table/edit.ts'
import { type Field, isNumeric } from '#domain/kernel/field.ts'
import { readYuan } from '#domain/kernel/money.ts'
import { phrase } from '#domain/kernel/phrase.ts'
import { HttpFailure } from '#workbench/http/failure.ts'
import { useTranslation } from '#workbench/language/use-translation.ts'
import { mayWrite } from './may-write.ts'
import { nameOf } from './name-of.ts'
import type { AnyRow } from './row.ts'
import { useChanges } from './use-changes.ts'
import { useFieldVisibility } from './use-field-access.ts'
import type { Listing } from './use-listing.ts'
import type { Values } from './values.ts'

const StaleDialog = lazy(async () => ({ default: (await import('./stale-dialog.tsx')).StaleDialog }))
const CellPicker = lazy(async () => ({ default: (await import('./cell-picker.tsx')).CellPicker }))

/** A cell's text as the field keeps it, for the kinds that one line can say. */
const kept: Partial<Record<Field['kind'], (text: string) => unknown>> = {
  text: (text) => text.trim() || null,
  integer: (text) => (text.trim() === '' ? null : Number(text)),
  decimal: (text) => (text.trim() === '' ? null : Number(text)),
  money: (text) => (text.trim() === '' ? null : (readYuan(text) ?? text)),
  date: (text) => text.trim() || null,
  'yes-no': (text) => text === 'true',
  choice: (text) => text || null,
  choices: (text) => text || null,
  reference: (text) => text || null,
  // Seconds that are none may be left out.
  moment: (text) => (text.trim() === '' ? null : text.trim().padEnd(19, ':00')),
  time: (text) => text.trim() || null,
}

/** Kinds that are chosen from a list of their own. */
const picked: readonly Field['kind'][] = ['reference', 'choices']

/** As the editor of a cell holds it. */
const textOf = (value: unknown) => (value == null ? '' : String(value))

/** Somebody else's row under a change of mine. */
interface Conflict {
  readonly newer: AnyRow
  readonly mine: Values
}

/** Lets the cells of a list be changed in place, wherever the server lets this person change the row. */
export function useInlineEdit({ resource, choices }: Listing, columns: readonly Column<AnyRow>[]) {
  const { t } = useTranslation()
  const { access, masked } = useFieldVisibility(resource)
  const { update } = useChanges(resource)
  const [conflict, setConflict] = useState<Conflict>()
  const writable = (resource.writes ?? ['update']).includes('update')

  async function save(row: AnyRow, mine: Values) {
    try {
      await update.mutateAsync({ row, changes: mine })
    } catch (error) {
      if (!(error instanceof HttpFailure)) throw error
      // The cell shows what is kept; what was typed stands in the comparison.
      if (error.current) return setConflict({ newer: error.current as AnyRow, mine })
      throw new Error(`${nameOf(resource, row)}：${t(error.message)}`)
    }
  }

  function editOf(name: string, field: Field): Edit<AnyRow> | undefined {
    const read = kept[field.kind]
    const open = access[name] === 'write' || access[name] === 'required'
    if (!read || !writable || !open || field.secret || masked.includes(name)) return
    const options = optionsOf(field)
    return {
      value: (row) => textOf(row[name]),
      ...(options && { options }),
      ...(picked.includes(field.kind) && { control: controlOf(name, field) }),
      numeric: isNumeric(field.kind),
      validate: (text) => fault(field, read(text)),
      save: (text, row) => save(row, { [name]: read(text) }),
      when: (row) => mayWrite(resource, row, 'update'),
    }
  }

  function controlOf(name: string, field: Field): Edit<AnyRow>['control'] {
    return ({ value, row, onChange }) => (
      <Suspense>
        <CellPicker
          resource={resource}
          name={name}
          field={field}
          row={row}
          value={value}
          choices={choices}
          onChange={onChange}
        />
      </Suspense>
    )
  }

  function optionsOf(field: Field) {
    if (field.kind === 'yes-no')
      return [
        { value: 'true', label: t('是') },
        { value: 'false', label: t('否') },
      ]
    if (field.kind !== 'choice') return
    const offered = choices(field).map(({ value, label, offered }) => ({ value, label, disabled: !offered }))
    return field.presence === 'required' ? offered : [{ value: '', label: t('（空）') }, ...offered]
  }

  async function fault(field: Field, value: unknown) {
    if (value === null)
      return field.presence === 'required' ? t('请填写{{label}}', { label: t(field.label) }) : undefined
    const { schemaOf } = await import('#domain/kernel/field-schema.ts')
    const { error } = schemaOf(field).safeParse(value)
    return error && t(error.issues[0]?.message ?? phrase('{{label}}不正确', { label: field.label }))
  }

  const settle = () => setConflict(undefined)
  return {
    columns: columns.map((column) => {
      const field = resource.fields[column.key] as Field | undefined
      const edit = field && editOf(column.key, field)
      return edit ? { ...column, edit } : column
    }),
    dialog: conflict && (
      <Suspense>
        <StaleDialog
          resource={resource}
          newer={conflict.newer}
          choices={choices}
          rowForm={{
            saving: update.isPending,
            pending: () => conflict.mine,
            dismiss: settle,
            adopt: settle,
            overwrite: async (current) => {
              settle()
              await save(current, conflict.mine)
            },
          }}
        />
      </Suspense>
    ),
  }
}
