import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Alert } from '#design-system/alert/alert.tsx'
import { Button } from '#design-system/button/button.tsx'
import { useConfirm } from '#design-system/confirm/confirm.tsx'
import { Drawer } from '#design-system/drawer/drawer.tsx'
import { toast } from '#design-system/toaster/toast.ts'
import { FormFields } from './form-fields.tsx'
import { StaleDialog } from './stale-dialog.tsx'
import { useChoices } from './use-choices.ts'
import { type RowFormOptions, useRowForm } from './use-row-form.ts'
import { sectionsOf } from './values.ts'

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
  const confirm = useConfirm()
  const choices = useChoices(resource)
  const frame = useRef<HTMLFormElement>(null)
  const rowForm = useRowForm({
    ...options,
    onSaved: (saved) => {
      toast.success(row ? t('已保存') : t('已新增'))
      onSaved?.(saved)
      onClose()
    },
  })
  const { form, fault, newer, saving } = rowForm
  const { submitCount } = form.formState

  // biome-ignore lint/correctness/useExhaustiveDependencies: after each attempt that found faults, not while one corrects them
  useEffect(() => {
    frame.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
  }, [submitCount])

  async function close() {
    if (saving) return
    const leave =
      !rowForm.isDirty() ||
      (await confirm({
        title: t('放弃未保存的修改？'),
        text: t('填写的内容尚未保存，关闭后将丢失。'),
        confirmText: t('放弃修改'),
        cancelText: t('继续编辑'),
        danger: true,
      }))
    if (leave) onClose()
  }

  const submit = () => (row && !rowForm.isDirty() ? onClose() : void rowForm.submit())
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    submit()
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
            variant="solid"
            loading={saving}
            onClick={submit}
            aria-keyshortcuts="Control+Enter Meta+Enter"
          >
            {t('保存')}
          </Button>
        </>
      }
    >
      <form
        ref={frame}
        noValidate
        aria-label={title ?? t(resource.label)}
        onKeyDown={onKeyDown}
        onSubmit={(event) => {
          event.preventDefault()
          submit()
        }}
      >
        {fault && <Alert tone="danger" title={t(fault)} />}
        <FormFields
          resource={resource}
          row={rowForm.base}
          sections={sections ?? sectionsOf(resource)}
          form={form}
          choices={choices}
        />
      </form>
      {newer && <StaleDialog resource={resource} newer={newer} rowForm={rowForm} choices={choices} />}
    </Drawer>
  )
}
