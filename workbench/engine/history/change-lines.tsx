import { Undo2 } from 'lucide-react'
import { IconButton } from '#design-system/icon-button/icon-button.tsx'
import type { Field } from '#domain/kernel/field.ts'
import type { FieldChange } from '#domain/kernel/field-change.ts'
import type { AnyResource } from '#domain/kernel/resource.ts'
import { cva } from '#styled-system/css/index.js'
import { cellOf } from '#workbench/engine/kinds/cell.tsx'
import type { AnyRow } from '#workbench/engine/row.ts'
import type { Choices } from '#workbench/engine/use-choices.ts'
import { useTranslation } from '#workbench/language/use-translation.ts'

export interface ChangeLinesProps {
  readonly resource: AnyResource
  readonly changes: readonly FieldChange[]
  readonly choices: Choices
  /** Puts the old value back; left out where nobody may. */
  readonly onRestore?: (change: FieldChange) => void
  readonly restorable?: (change: FieldChange) => boolean
}

/** What each field was and what it became, with the labels of codes and the names of rows. */
export function ChangeLines({ resource, changes, choices, onRestore, restorable }: ChangeLinesProps) {
  const { t } = useTranslation()
  const fieldOf = (name: string): Field | undefined => resource.fields[name]
  const shown = (name: string, value: unknown, label: string | null | undefined) => {
    const field = fieldOf(name)
    const row = { [name]: value, labels: { [name]: label ?? t('（已删除）') } } as unknown as AnyRow
    return (field && cellOf({ name, field, row, choices })) ?? t('（空）')
  }
  return (
    <ul className={lines()}>
      {changes.map((change) => {
        const field = fieldOf(change.field)
        const label = t(field?.label ?? change.field)
        return (
          <li key={change.field} className={line()}>
            <span className={name()}>{label}</span>
            {field?.secret ? (
              <span>{t('已更改（内容不显示）')}</span>
            ) : (
              <span className={words()}>
                <del className={before()}>{shown(change.field, change.from, change.fromLabel)}</del>
                <span aria-hidden="true">→</span>
                <ins className={after()}>{shown(change.field, change.to, change.toLabel)}</ins>
              </span>
            )}
            {onRestore && restorable?.(change) && (
              <IconButton
                size="sm"
                icon={<Undo2 />}
                label={t('恢复{{label}}的原值', { label })}
                onClick={() => onRestore(change)}
              />
            )}
          </li>
        )
      })}
    </ul>
  )
}

const lines = cva({ base: { display: 'flex', flexDirection: 'column', gap: '1', listStyle: 'none' } })
const line = cva({ base: { display: 'flex', alignItems: 'center', flexWrap: 'wrap', columnGap: '2' } })
const name = cva({ base: { color: 'text.quiet' } })
const words = cva({ base: { display: 'inline-flex', flexWrap: 'wrap', gap: '2', overflowWrap: 'anywhere' } })
const before = cva({ base: { color: 'text.quiet', textDecoration: 'line-through' } })
const after = cva({ base: { textDecoration: 'none' } })
