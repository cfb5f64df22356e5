import { X } from 'lucide-react'
import { Field } from '#design-system/field/field.tsx'
import { IconButton } from '#design-system/icon-button/icon-button.tsx'
import { Select } from '#design-system/select/select.tsx'
import { cva } from '#styled-system/css/index.js'
import { useTranslation } from '#workbench/language/use-translation.ts'
import type { Building } from './building.ts'
import { type Line, needsNone, operatorsFor, turned } from './draft.ts'
import { ValueEditor } from './value-editor.tsx'
import { operatorLabel } from './words.ts'

interface ComparisonLineProps {
  readonly line: Line
  /** Counts from 1, within its group. */
  readonly at: number
  readonly building: Building
  /** Every row that is found answers to it: it stands under no “any” and no “none”. */
  readonly alone: boolean
}

/** One comparison: which field, how, with what. */
export function ComparisonLine({ line, at, building, alone }: ComparisonLineProps) {
  const { t } = useTranslation()
  const { fields, choices, isMasked, lacking, change } = building
  const field = fields.get(line.field)
  if (!field) return null
  const operators = operatorsFor(field, isMasked(line.field), alone)
  const turn = (name: string, is = line.is) => {
    const next = fields.get(name)
    if (!next) return
    const known = operatorsFor(next, isMasked(name), alone)
    change(line.id, () => turned(line, name, known.includes(is) ? is : (known[0] ?? is)))
  }
  return (
    <fieldset className={row()} aria-label={t('条件 {{at}}', { at })}>
      <Field layout="unseen" label={t('字段')}>
        <Select
          options={Array.from(fields, ([value, { label }]) => ({ value, label: t(label) }))}
          value={line.field}
          onChange={(name) => name && turn(name)}
        />
      </Field>
      <Field layout="unseen" label={t('比较方式')}>
        <Select
          options={operators.map((value) => ({ value, label: t(operatorLabel(value, field.kind)) }))}
          value={line.is}
          onChange={(is) => is && turn(line.field, is)}
        />
      </Field>
      {needsNone(line.is) ? (
        <span />
      ) : (
        <Field layout="unseen" label={t('值')} error={lacking.has(line.id) && t('请填写要比较的值')}>
          <ValueEditor
            line={line}
            field={field}
            choices={choices}
            onChange={(value) => change(line.id, () => ({ ...line, value }))}
          />
        </Field>
      )}
      <IconButton
        label={t('删除条件 {{at}}', { at })}
        icon={<X />}
        onClick={() => change(line.id, () => undefined)}
      />
    </fieldset>
  )
}

const row = cva({
  base: {
    display: 'grid',
    gap: '2',
    alignItems: 'start',
    gridTemplateColumns: {
      base: 'minmax(0, 1fr) auto',
      md: 'minmax(0, 3fr) minmax(0, 2fr) minmax(0, 4fr) auto',
    },
    // On a phone the fields stand under one another, with the cross beside the first.
    '& > :not(:last-child)': { gridColumn: { base: '1', md: 'auto' } },
    '& > :last-child': { gridColumn: { base: '2', md: 'auto' }, gridRow: { base: '1', md: 'auto' } },
  },
})
