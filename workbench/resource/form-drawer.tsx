import { type ReactNode, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#design-system/button/button.tsx'
import { Drawer } from '#design-system/drawer/drawer.tsx'
import { Form } from '#design-system/form/form.tsx'
import { FormDraft } from '#design-system/form/form-draft.tsx'
import { LeaveBoundary, useMayLeave } from '#design-system/leave-guard/leave-guard.tsx'
import { createLeaveScope } from '#design-system/leave-guard/scope.ts'
import { toast } from '#design-system/toaster/toast.ts'
import { useDraftStore } from '#workbench/drafts/use-draft-store.ts'
import { FormFields } from './form-fields.tsx'
import { StaleDialog } from './stale-dialog.tsx'
import { useChoices } from './use-choices.ts'
import { type RowFormOptions, useRowForm } from './use-row-form.ts'
import { useSay } from './use-say.ts'
import { sectionsOf, type Values } from './values.ts'

export interface FormDrawerProps extends RowFormOptions {
  readonly open: boolean
  readonly title?: string
  /** Only these sections and fields; left out, those of the declaration. */
  readonly sections?: ReturnType<typeof sectionsOf>
  /** Before the buttons: what else may be done with this row. */
  readonly extra?: ReactNode
  readonly onClose: () => void
}

/** The form of one row. Mounted anew, by `key`, for each opening; it stays while it slides out. */
export function FormDrawer({ open, title, sections, extra, onClose, onSaved, ...options }: FormDrawerProps) {
  const { resource, row } = options
  const { t } = useTranslation()
  const say = useSay()
  const id = useId()
  const choices = useChoices(resource)
  const [scope] = useState(createLeaveScope)
  const mayLeave = useMayLeave(scope)
  const rowForm = useRowForm({
    ...options,
    onSaved: (saved) => {
      toast.success(row ? t('已保存') : t('已新增'))
      onSaved?.(saved)
      onClose()
    },
  })
  const { newer, saving } = rowForm
  const drafts = useDraftStore<Values>(`${resource.name}/${row?.id ?? 'new'}`)

  async function close() {
    if (saving || (rowForm.isDirty() && !(await mayLeave()))) return
    // What the person lets go of is not offered again.
    drafts.clear().catch(() => {})
    onClose()
  }

  return (
    <Drawer
      open={open}
      size="md"
      title={title ?? t(row ? '编辑{{label}}' : '新增{{label}}', { label: t(resource.label) })}
      onClose={close}
      footer={
        <>
          {extra}
          <Button onClick={close}>{t('取消')}</Button>
          <Button
            type="submit"
            form={id}
            variant="solid"
            loading={saving}
            aria-keyshortcuts="Control+Enter Meta+Enter"
          >
            {t('保存')}
          </Button>
        </>
      }
    >
      <LeaveBoundary scope={scope}>
        <Form
          id={id}
          form={rowForm.form}
          label={title ?? t(resource.label)}
          summary={false}
          say={(message, name) =>
            name in resource.fields ? say(resource.fields[name], message) : t(message)
          }
          onSubmit={() => (row && !rowForm.isDirty() ? onClose() : rowForm.save())}
        >
          <FormDraft store={drafts} />
          <FormFields
            resource={resource}
            row={rowForm.base}
            sections={sections ?? sectionsOf(resource)}
            form={rowForm.form}
            choices={choices}
          />
        </Form>
      </LeaveBoundary>
      {newer && <StaleDialog resource={resource} newer={newer} rowForm={rowForm} choices={choices} />}
    </Drawer>
  )
}
