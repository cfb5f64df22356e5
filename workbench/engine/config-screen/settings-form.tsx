import { Alert } from '#design-system/alert/alert.tsx'
import { Button } from '#design-system/button/button.tsx'
import { Card } from '#design-system/card/card.tsx'
import { Form } from '#design-system/form/form.tsx'
import { FormActions } from '#design-system/form/form-actions.tsx'
import { PageHeader } from '#design-system/page-header/page-header.tsx'
import { toast } from '#design-system/toaster/toast.ts'
import type { AnyResource } from '#domain/kernel/resource.ts'
import { cva } from '#styled-system/css/index.js'
import { FormFields } from '#workbench/engine/form-fields.tsx'
import type { AnyRow } from '#workbench/engine/row.ts'
import { StaleDialog } from '#workbench/engine/stale-dialog.tsx'
import { useChoices } from '#workbench/engine/use-choices.ts'
import { type RowForm, useRowForm } from '#workbench/engine/use-row-form.ts'
import { sectionsOf } from '#workbench/engine/values.ts'
import { useTranslation } from '#workbench/language/use-translation.ts'

export interface SettingsFormProps {
  readonly resource: AnyResource
  readonly title: string
  readonly row: AnyRow
}

export function SettingsForm({ resource, title, row }: SettingsFormProps) {
  const { t } = useTranslation()
  const choices = useChoices(resource)
  const mayUpdate = row.can?.includes('update') ?? false
  const rowForm: RowForm = useRowForm({
    resource,
    row,
    onSaved: (saved) => {
      toast.success(t('已保存'))
      rowForm.adopt(saved)
    },
  })
  const { newer, form } = rowForm
  return (
    <>
      <PageHeader
        title={t(title)}
        description={
          rowForm.base && rowForm.base.revision > 1
            ? t('最近修改：{{time}}', { time: rowForm.base.updatedAt })
            : undefined
        }
        actions={mayUpdate && <Presets resource={resource} rowForm={rowForm} />}
      />
      <Card>
        <div className={rows()}>
          {!mayUpdate && <Alert tone="info" title={t('您可以查看这些设置，修改需要相应的权限。')} />}
          <Form
            form={form}
            page
            layout="aligned"
            label={t(title)}
            readOnly={!mayUpdate}
            onSubmit={() => (rowForm.isDirty() ? rowForm.save() : true)}
          >
            <FormFields
              resource={resource}
              row={rowForm.base}
              sections={sectionsOf(resource)}
              form={form}
              choices={choices}
              columns="one"
            />
            {mayUpdate && <FormActions sticky />}
          </Form>
        </div>
      </Card>
      {newer && <StaleDialog resource={resource} newer={newer} rowForm={rowForm} choices={choices} />}
    </>
  )
}

// A row is read from its label to its control: it is no wider than the eye goes.
const rows = cva({ base: { display: 'flex', flexDirection: 'column', gap: '4', maxWidth: 'settings' } })

/** Puts a set of values into the form; nothing is saved before the person says so. */
function Presets({ resource, rowForm }: { resource: AnyResource; rowForm: RowForm }) {
  const { t } = useTranslation()
  const { setValue } = rowForm.form
  return Object.entries(resource.singleton?.presets ?? {}).map(([name, values]) => (
    <Button
      key={name}
      onClick={() => {
        for (const [field, value] of Object.entries(values as object))
          setValue(field, value, { shouldDirty: true, shouldValidate: true })
        toast.info(t('已填入“{{name}}”，核对后请保存', { name: t(name) }))
      }}
    >
      {t('套用“{{name}}”', { name: t(name) })}
    </Button>
  ))
}
