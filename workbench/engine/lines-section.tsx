import { Plus, Trash2 } from 'lucide-react'
import { type UseFormReturn, useFieldArray, useWatch } from 'react-hook-form'
import { Button } from '#design-system/button/button.tsx'
import { Card } from '#design-system/card/card.tsx'
import { FormSection } from '#design-system/form/form-section.tsx'
import { Grid } from '#design-system/grid/grid.tsx'
import { IconButton } from '#design-system/icon-button/icon-button.tsx'
import { Whole } from '#design-system/parts/whole/whole.tsx'
import { Stack } from '#design-system/stack/stack.tsx'
import type { Lines } from '#domain/kernel/form.ts'
import { isShown } from '#domain/kernel/form-rules.ts'
import { useTranslation } from '#workbench/language/use-translation.ts'
import { newLine } from './line-values.ts'
import type { AnyRow } from './row.ts'
import { RowField } from './row-field.tsx'
import { useChoices } from './use-choices.ts'
import { sectionsOf, type Values } from './values.ts'

interface LinesSectionProps {
  readonly name: string
  readonly lines: Lines
  readonly form: UseFormReturn<Values>
  readonly row?: AnyRow | undefined
  /** Of the row, as it is being filled. */
  readonly values: Values
}

/** The lines of a row, each with its own fields: added, changed and taken away here, and saved with the row. */
export function LinesSection({ name, lines, form, row, values }: LinesSectionProps) {
  const { t } = useTranslation()
  const { resource, most } = lines
  const label = t(resource.label)
  const path = `lines.${name}`
  const { fields, append, remove } = useFieldArray({
    control: form.control,
    name: path as never,
    keyName: 'key',
  })
  const held = (row?.lines as Readonly<Record<string, readonly AnyRow[]>> | undefined)?.[name] ?? []
  return (
    <FormSection title={label} columns="one">
      <Whole>
        <Stack>
          {fields.map(({ key }, at) => (
            <Card
              key={key}
              title={t('{{label}}第 {{count}} 条', { label, count: at + 1 })}
              extra={
                <IconButton
                  size="sm"
                  icon={<Trash2 />}
                  label={t('移除第 {{count}} 条{{label}}', { label, count: at + 1 })}
                  onClick={() => remove(at)}
                />
              }
            >
              <Line
                resource={resource}
                by={lines.by}
                path={`${path}.${at}`}
                form={form}
                held={held}
                about={{ ...row, ...values }}
              />
            </Card>
          ))}
          <Button
            icon={<Plus />}
            disabled={fields.length >= most}
            onClick={() => append(newLine(resource) as never)}
          >
            {t('添加{{label}}', { label })}
          </Button>
        </Stack>
      </Whole>
    </FormSection>
  )
}

interface LineProps {
  readonly resource: Lines['resource']
  /** Names the row that the lines belong to, and is not asked. */
  readonly by: string
  readonly path: string
  readonly form: UseFormReturn<Values>
  readonly held: readonly AnyRow[]
  /** The row that it belongs to. */
  readonly about: Values
}

function Line({ resource, by, path, form, held, about }: LineProps) {
  const choices = useChoices(resource)
  const values = (useWatch({ control: form.control, name: path }) ?? {}) as Values
  const row = held.find(({ id }) => id === values.id)
  return (
    <Grid columns="two">
      {sectionsOf(resource)
        .flatMap(([, names]) => names)
        .filter((field) => field !== by && isShown(resource, field, values))
        .map((field) => (
          <RowField
            key={field}
            resource={resource}
            name={field}
            path={`${path}.`}
            values={values}
            about={about}
            form={form}
            choices={choices}
            {...(row && { row })}
          />
        ))}
    </Grid>
  )
}
