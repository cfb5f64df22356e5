import { useId, useState } from 'react'
import { Controller, type UseFormReturn } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { Alert } from '#design-system/alert/alert.tsx'
import { Button } from '#design-system/button/button.tsx'
import { Drawer } from '#design-system/drawer/drawer.tsx'
import { Form } from '#design-system/form/form.tsx'
import { FormField } from '#design-system/form/form-field.tsx'
import { FormSection } from '#design-system/form/form-section.tsx'
import { LeaveBoundary, useMayLeave } from '#design-system/leave-guard/leave-guard.tsx'
import { createLeaveScope } from '#design-system/leave-guard/scope.ts'
import { toast } from '#design-system/toaster/toast.ts'
import { type Field, isWide } from '#domain/kernel/field.ts'
import type { AnyResource } from '#domain/kernel/resource.ts'
import type { Audience } from '#domain/kits/audience.ts'
import { Editor } from '#workbench/engine/kinds/editor.tsx'
import type { AnyRow } from '#workbench/engine/row.ts'
import { StaleDialog } from '#workbench/engine/stale-dialog.tsx'
import { useChoices } from '#workbench/engine/use-choices.ts'
import { useRowForm } from '#workbench/engine/use-row-form.ts'
import { newValues, type Values } from '#workbench/engine/values.ts'
import { AudiencePicker } from './audience-picker.tsx'

export interface PublicationDrawerProps {
  readonly open: boolean
  readonly resource: AnyResource
  readonly row: AnyRow | undefined
  /** What a new one begins with. */
  readonly given?: Values
  /** Section to fields, before the audience. */
  readonly sections: Readonly<Record<string, readonly string[]>>
  readonly onSaved?: (row: AnyRow) => void
  readonly onClose: () => void
}

/** The form of what is published to an audience. Mounted anew for each opening. */
export function PublicationDrawer(props: PublicationDrawerProps) {
  const { open, resource, row, given, sections, onSaved, onClose } = props
  const { t } = useTranslation()
  const id = useId()
  const choices = useChoices(resource)
  const [scope] = useState(createLeaveScope)
  const mayLeave = useMayLeave(scope)
  const rowForm = useRowForm({
    resource,
    row,
    given: row ? undefined : { ...newValues(resource), toEverybody: true, ...given },
    onSaved: (saved) => {
      toast.success(t('已保存'))
      onSaved?.(saved)
      onClose()
    },
  })
  const { form, newer, saving } = rowForm
  const audienceFault = form.formState.errors.toEverybody?.message

  async function close() {
    if (!saving && (!rowForm.isDirty() || (await mayLeave()))) onClose()
  }
  return (
    <Drawer
      open={open}
      size="lg"
      title={t(row ? '编辑{{label}}' : '新增{{label}}', { label: t(resource.label) })}
      onClose={close}
      footer={
        <>
          <Button onClick={close}>{t('取消')}</Button>
          <Button type="submit" form={id} variant="solid" loading={saving}>
            {t('保存')}
          </Button>
        </>
      }
    >
      <LeaveBoundary scope={scope}>
        <Form
          id={id}
          form={form}
          label={t(resource.label)}
          summary={false}
          onSubmit={() => (row && !rowForm.isDirty() ? onClose() : rowForm.save())}
        >
          {Object.entries(sections).map(([title, names]) => (
            <FormSection key={title} title={t(title)} columns="two">
              {names.map((name) => (
                <Declared key={name} name={name} resource={resource} form={form} choices={choices} />
              ))}
            </FormSection>
          ))}
          <FormSection title={t('发布范围')}>
            {audienceFault && <Alert tone="danger">{t(String(audienceFault))}</Alert>}
            <Controller
              control={form.control}
              name="toEverybody"
              render={() => (
                <AudiencePicker
                  value={form.watch() as unknown as Audience}
                  onChange={(change) => {
                    form.clearErrors('toEverybody')
                    for (const [name, value] of Object.entries(change))
                      form.setValue(name, value, { shouldDirty: true })
                  }}
                />
              )}
            />
          </FormSection>
        </Form>
      </LeaveBoundary>
      {newer && <StaleDialog resource={resource} newer={newer} rowForm={rowForm} choices={choices} />}
    </Drawer>
  )
}

interface DeclaredProps {
  readonly name: string
  readonly resource: AnyResource
  readonly form: UseFormReturn<Values>
  readonly choices: ReturnType<typeof useChoices>
}

function Declared({ name, resource, form, choices }: DeclaredProps) {
  const { t } = useTranslation()
  const field: Field = resource.fields[name]
  return (
    <FormField
      control={form.control}
      name={name}
      label={t(field.label)}
      required={field.presence === 'required'}
      whole={isWide(field.kind)}
      help={field.help && t(field.help)}
    >
      {(control) => <Editor {...control} field={field} value={control.value ?? null} choices={choices} />}
    </FormField>
  )
}
