import { type ReactNode, useId, useRef, useState } from 'react'
import { Alert } from '#design-system/alert/alert.tsx'
import { Button } from '#design-system/button/button.tsx'
import { SheetFoot, useSheetClose } from '#design-system/dialog/sheet-parts.tsx'
import { Form } from '#design-system/form/form.tsx'
import { FormDraft } from '#design-system/form/form-draft.tsx'
import { LeaveBoundary, useMayLeave } from '#design-system/leave-guard/leave-guard.tsx'
import { createLeaveScope } from '#design-system/leave-guard/scope.ts'
import { toast } from '#design-system/toaster/toast.ts'
import type { FieldAccess } from '#domain/security/secret-field.ts'
import { WaitingChanges } from '#workbench/engine/reviews/waiting-changes.tsx'
import { WaitForUploads } from '#workbench/files/wait-for-uploads.tsx'
import { useTranslation } from '#workbench/language/use-translation.ts'
import { useDraftStore } from '#workbench/portal/use-draft-store.ts'
import { RowFacts } from './detail/row-facts.tsx'
import { useDesigned } from './form-design.ts'
import { type ForetoldPart, FormFields } from './form-fields.tsx'
import { linesOf } from './line-values.ts'
import { NotWhole } from './not-whole.tsx'
import { StaleDialog } from './stale-dialog.tsx'
import { useChoices } from './use-choices.ts'
import { useFieldAccess } from './use-field-access.ts'
import { type RowFormOptions, useRowForm } from './use-row-form.ts'
import { useWholeRow } from './use-whole-row.ts'
import { sectionsOf, type Values } from './values.ts'

export interface RowEditorProps extends RowFormOptions {
  /** Of the sheet it stands in. */
  readonly title: string
  /** Only these sections and fields, and no lines, of one row and no other; left out, those of the declaration. */
  readonly sections?: ReturnType<typeof sectionsOf>
  /** The lines besides those sections. */
  readonly withLines?: boolean
  /** In place of what the person's roles say of the fields. */
  readonly access?: Readonly<Record<string, FieldAccess>>
  /** Before the buttons: what else may be done with this row. */
  readonly extra?: ReactNode
  /** Under the first section: what follows from the values as they are being filled. */
  readonly Foretold?: ForetoldPart
  readonly onClose: () => void
}

/** A form of so many sections has a list of them beside it. */
const long = 3

/** The form of one row, in a sheet: it gives the sheet its buttons, and is asked before it closes. */
export function RowEditor(props: RowEditorProps) {
  const { title, sections, withLines, access: given, extra, Foretold } = props
  const { onClose, onSaved, ...options } = props
  const { row } = options
  const { asked: resource, design } = useDesigned(options.resource)
  const { t } = useTranslation()
  const id = useId()
  const choices = useChoices(resource)
  const byRole = useFieldAccess(resource)
  const access = given ?? byRole
  const [scope] = useState(createLeaveScope)
  const mayLeave = useMayLeave(scope)
  const another = useRef(false)
  const pending = useRef<readonly string[]>([])
  const shown = sections ?? sectionsOf(resource)
  const rowForm = useRowForm({
    ...options,
    resource,
    onSaved: (saved) => {
      const waits = row && pending.current.some((name) => access[name] === 'review')
      toast.success(waits ? t('已提交，需审核的修改通过后生效') : row ? t('已保存') : t('已新增'))
      onSaved?.(saved)
      if (!another.current) leave()
    },
    onKept: () => {
      toast.info(t('网络已断开，内容已保存在这台设备上，联网后自动提交'))
      if (!another.current) leave()
    },
  })
  const { newer, saving, checking } = rowForm
  // Of one row and no other is also its draft.
  const which = sections && options.given ? Object.values(options.given).join(' ') : 'new'
  const drafts = useDraftStore<Values>(`${resource.name}/${row?.id ?? which}`)
  // What was found by the server and is judged by people begins with what it is.
  const judged = resource.fields[resource.title].presence === 'system' ? row : undefined
  const lacksLines = Boolean(row && !sections && resource.lines && !row.lines)
  const whole = useWholeRow(resource, lacksLines ? row?.id : undefined, rowForm.renew)

  /** What was typed is no longer unsaved: nothing of it is offered again. */
  function leave() {
    rowForm.form.reset(rowForm.form.getValues())
    drafts.clear().catch(() => {})
    onClose()
  }

  async function close() {
    if (saving || (rowForm.isDirty() && !(await mayLeave()))) return
    leave()
  }
  useSheetClose(() => void close())

  async function save() {
    if (row && !rowForm.isDirty()) return onClose()
    pending.current = Object.keys(rowForm.pending())
    return rowForm.save()
  }

  /** Afterwards the form is a new one: what was sent is none of its business. */
  const saveAndAddAnother = rowForm.form.handleSubmit(async () => {
    another.current = true
    const saved = await rowForm.save().finally(() => {
      another.current = false
    })
    if (!saved) return
    drafts.clear().catch(() => {})
    rowForm.restart()
  })

  return (
    <>
      <SheetFoot>
        {extra}
        <Button onClick={close}>{t('取消')}</Button>
        {!row && !sections && !resource.singleton && (
          <Button disabled={saving} onClick={() => void saveAndAddAnother()}>
            {t('保存并继续新增')}
          </Button>
        )}
        <Button
          type="submit"
          form={id}
          variant="solid"
          loading={saving}
          aria-keyshortcuts="Control+Enter Meta+Enter"
        >
          {t('保存')}
        </Button>
      </SheetFoot>
      <LeaveBoundary scope={scope}>
        <WaitForUploads>
          <Form
            id={id}
            form={rowForm.form}
            label={title}
            summary={shown.length + linesOf(resource).length >= long}
            navigation={shown.length + linesOf(resource).length >= long}
            onSubmit={save}
          >
            <FormDraft store={drafts} />
            {checking && <Alert tone="warning">{t('结果未知，正在核对…')}</Alert>}
            {judged && (
              <RowFacts resource={resource} row={judged} but={shown.flatMap(([, names]) => names)} />
            )}
            {whole.error && <NotWhole of={whole} />}
            {row && Object.values(access).includes('review') && (
              <WaitingChanges resource={resource} rowId={row.id} />
            )}
            <FormFields
              resource={resource}
              row={rowForm.base}
              sections={shown}
              form={rowForm.form}
              choices={choices}
              access={access}
              {...(Foretold && { Foretold })}
              design={design}
              partial={(Boolean(sections) && !withLines) || (lacksLines && !rowForm.base?.lines)}
            />
          </Form>
        </WaitForUploads>
      </LeaveBoundary>
      {newer && <StaleDialog resource={resource} newer={newer} rowForm={rowForm} choices={choices} />}
    </>
  )
}
