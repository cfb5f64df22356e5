import { Button } from '#design-system/button/button.tsx'
import { Field } from '#design-system/field/field.tsx'
import { Stack } from '#design-system/stack/stack.tsx'
import { TextInput } from '#design-system/text-input/text-input.tsx'
import type { GridColumn } from '#domain/reports/layout.ts'
import { useTranslation } from '#workbench/language/use-translation.ts'
import { columnsOf, withColumn, withColumnAt, withColumnWidth, withoutColumn } from './columns.ts'
import type { DesignProps } from './design-props.ts'
import { Length } from './length.tsx'
import { AlignField } from './letters.tsx'

/** One column of the grid: its title, its width, its place. */
export function ColumnProperties({
  layout,
  onChange,
  onChoose,
  column,
}: DesignProps & { readonly column: GridColumn }) {
  const { t } = useTranslation()
  const { field, title, width, align } = column
  const columns = columnsOf(layout)
  const at = columns.indexOf(column)
  return (
    <Stack>
      <Field label={t('列标题')}>
        <TextInput
          value={title}
          maxLength={60}
          onChange={({ target }) =>
            onChange(withColumn(layout, field, { title: target.value }), `title ${field}`)
          }
        />
      </Field>
      <Length
        label={t('列宽')}
        value={width}
        min={5}
        onChange={(next) => onChange(withColumnWidth(layout, field, next), `width ${field}`)}
      />
      <AlignField value={align} onChange={(next) => onChange(withColumn(layout, field, { align: next }))} />
      <Stack direction="row" wrap gap="sm">
        <Button disabled={at === 0} onClick={() => onChange(withColumnAt(layout, field, at - 1))}>
          {t('向前移')}
        </Button>
        <Button
          disabled={at === columns.length - 1}
          onClick={() => onChange(withColumnAt(layout, field, at + 1))}
        >
          {t('向后移')}
        </Button>
        <Button
          variant="danger"
          disabled={columns.length === 1}
          onClick={() => {
            onChange(withoutColumn(layout, field))
            onChoose(undefined)
          }}
        >
          {t('删除')}
        </Button>
      </Stack>
    </Stack>
  )
}
