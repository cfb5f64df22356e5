import { useId, useState } from 'react'
import { Controller, type UseFormReturn } from 'react-hook-form'
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
import { useSheetTitle } from '#workbench/engine/sheet-of.ts'
import { StaleDialog } from '#workbench/engine/stale-dialog.tsx'
import { useChoices } from '#workbench/engine/use-choices.ts'
import { useRowForm } from '#workbench/engine/use-row-form.ts'
import { newValues, type Values } from '#workbench/engine/values.ts'
import { WaitForUploads } from '#workbench/files/wait-for-uploads.tsx'
import { useTranslation } from '#workbench/language/use-translation.ts'
import { AudiencePicker } from './audience-picker.tsx'
import { usePublishing } from './use-publishing.ts'
import { useReach } from './use-reach.ts'

export interface PublicationDrawerProps {
  readonly open: boolean
  readonly resource: AnyResource
  readonly row: AnyRow | undefined
  /** What a new one begins with. */
  readonly given?: Values
  /** Section to fields, before the audience. */
  readonly sections: Readonly<Record<string, readonly string[]>>
  /** The same, after it. */
  readonly after?: Readonly<Record<string, readonly string[]>>
  readonly onSaved?: (row: AnyRow) => void
  readonly onClose: () => void
}

/** The form of what is published to an audience. Mounted anew for each opening. */
export function PublicationDrawer(props: PublicationDrawerProps) {
  const { open, resource, row, given, sections, after = {}, onSaved, onClose } = props
  const { t } = useTranslation()
  const id = useId()
  const choices = useChoices(resource)
  const publishing = usePublishing(resource, row)
  const [scope] = useState(createLeaveScope)
  const mayLeave = useMayLeave(scope)
  const rowForm = useRowForm({
    resource,
    row,
    given: row ? undefined : { ...newValues(resource), toEverybody: true, ...given },
    onSaved: (saved) => {
      onSaved?.(saved)
      if (publishing.isAsked()) return void publish(saved)
      toast.success(t('已保存'))
      onClose()
    },
  })
  const reach = useReach(rowForm.form.watch() as unknown as Audience)
  const titleOf = useSheetTitle(resource)
  const { form, newer, saving } = rowForm
  const audienceFault = form.formState.errors.toEverybody?.message

  /** Saved it is in any case; what refuses to publish it has said so. */
  const publish = (saved: AnyRow) => publishing.publish(saved).then(onClose, onClose)

  function submit() {
    if (!row || rowForm.isDirty()) return rowForm.save()
    if (publishing.isAsked()) return publish(row)
    return onClose()
  }

  async function close() {
    if (!saving && (!rowForm.isDirty() || (await mayLeave()))) onClose()
  }
  const sectionsFor = (some: PublicationDrawerProps['sections']) =>
    Object.entries(some).map(([title, names]) => (
      <FormSection key={title} title={t(title)} columns="two">
        {names.map((name) => (
          <Declared key={name} name={name} resource={resource} form={form} choices={choices} />
        ))}
      </FormSection>
    ))

  return (
    <Drawer
      open={open}
      size="lg"
      title={titleOf(row ? '编辑{{label}}' : '新增{{label}}', row)}
      onClose={close}
      footer={
        <>
          <Button onClick={close}>{t('取消')}</Button>
          <Button
            type="submit"
            form={id}
            variant={publishing.offered ? 'outline' : 'solid'}
            loading={saving && !publishing.isAsked()}
            onClick={() => publishing.ask(false)}
          >
            {publishing.offered ? t('存草稿') : t('保存')}
          </Button>
          {publishing.offered && (
            <Button
              type="submit"
              form={id}
              variant="solid"
              disabled={reach === 0}
              loading={publishing.busy || (saving && publishing.isAsked())}
              onClick={() => publishing.ask(true)}
            >
              {reach == null ? t('发布') : t('发布给 {{count}} 人', { count: reach })}
            </Button>
          )}
        </>
      }
    >
      <LeaveBoundary scope={scope}>
        <WaitForUploads>
          <Form id={id} form={form} label={t(resource.label)} summary={false} onSubmit={submit}>
            {sectionsFor(sections)}
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
            {sectionsFor(after)}
          </Form>
        </WaitForUploads>
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
