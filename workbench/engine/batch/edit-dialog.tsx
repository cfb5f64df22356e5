import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Alert } from '#design-system/alert/alert.tsx'
import { Button } from '#design-system/button/button.tsx'
import { Checkbox } from '#design-system/checkbox/checkbox.tsx'
import { Dialog } from '#design-system/dialog/dialog.tsx'
import { Field as Labelled } from '#design-system/field/field.tsx'
import { MultiSelect } from '#design-system/multi-select/multi-select.tsx'
import { Stack } from '#design-system/stack/stack.tsx'
import type { BatchResult } from '#domain/kernel/batch.ts'
import type { Field } from '#domain/kernel/field.ts'
import type { Rows } from '#domain/kernel/list-query.ts'
import type { AnyResource } from '#domain/kernel/resource.ts'
import { sharedFields } from '#domain/kernel/shared-fields.ts'
import { Editor } from '#workbench/engine/kinds/editor.tsx'
import type { Choices } from '#workbench/engine/use-choices.ts'
import { useFieldVisibility } from '#workbench/engine/use-field-access.ts'
import { changesOf, type Values } from '#workbench/engine/values.ts'
import { sentOnce } from '#workbench/http/sent-once.ts'
import { useTranslation } from '#workbench/language/use-translation.ts'
import { previewUpdate, updateMany } from './calls.ts'
import { ResultView } from './result-view.tsx'
import { useUndo } from './use-undo.tsx'

export interface EditDialogProps {
  readonly resource: AnyResource
  readonly rows: Rows
  readonly count: number
  readonly choices: Choices
  readonly onClose: () => void
}

/** Which fields, to what, what would come of it, and then it is done; afterwards it can be taken back. */
export function EditDialog({ resource, rows, count, choices, onClose }: EditDialogProps) {
  const { t } = useTranslation()
  const undoable = useUndo(resource)
  const queries = useQueryClient()
  const { access, masked } = useFieldVisibility(resource)
  const [once] = useState(() => sentOnce())
  const [names, setNames] = useState<readonly string[]>([])
  const [values, setValues] = useState<Values>({})
  const [preview, setPreview] = useState<BatchResult>()
  const [onlyGood, setOnlyGood] = useState(false)
  const [fault, setFault] = useState<string>()
  const [busy, setBusy] = useState(false)

  const changes = kept(names, values)
  const blocked = preview && (preview.changed === 0 || (preview.refused > 0 && !onlyGood))

  async function attempt(work: () => Promise<void>) {
    setBusy(true)
    setFault(undefined)
    try {
      await work()
    } catch (error) {
      setFault((error as Error).message)
    } finally {
      setBusy(false)
    }
  }
  const show = () => attempt(async () => setPreview(await previewUpdate(resource, { rows, changes })))
  const save = () =>
    attempt(async () => {
      const asked = { rows, changes, expected: preview?.total, only: onlyGood ? 'good' : 'all' } as const
      const done = await once(asked, (headers) => updateMany(resource, asked, headers))
      onClose()
      await queries.invalidateQueries({ queryKey: [resource.name] })
      if (done.batch) undoable(t('已修改 {{count}} 条', { count: done.changed }), done.batch)
    })

  return (
    <Dialog
      open
      size="lg"
      title={t('批量修改{{label}}', { label: t(resource.label) })}
      description={t('将修改所选的 {{count}} 条。执行前会先预览，执行后可以撤销。', { count })}
      onClose={onClose}
      footer={
        preview ? (
          <>
            <Button onClick={() => setPreview(undefined)}>{t('返回修改')}</Button>
            <Button variant="solid" loading={busy} disabled={blocked} onClick={() => void save()}>
              {t('修改 {{count}} 条', { count: preview.changed })}
            </Button>
          </>
        ) : (
          <>
            <Button onClick={onClose}>{t('取消')}</Button>
            <Button variant="solid" loading={busy} disabled={names.length === 0} onClick={() => void show()}>
              {t('预览')}
            </Button>
          </>
        )
      }
    >
      <Stack>
        {fault && <Alert tone="danger" title={t(fault)} />}
        {preview ? (
          <>
            <ResultView resource={resource} result={preview} choices={choices} />
            {preview.refused > 0 && preview.changed > 0 && (
              <Checkbox checked={onlyGood} onChange={setOnlyGood}>
                {t('跳过不能处理的数据，只修改其余的')}
              </Checkbox>
            )}
          </>
        ) : (
          <>
            <Labelled label={t('要修改的字段')} required>
              <MultiSelect
                options={editable(resource, access, masked).map(([value, field]) => ({
                  value,
                  label: t(field.label),
                }))}
                value={[...names]}
                onChange={setNames}
              />
            </Labelled>
            {names.map((name) => {
              const field: Field = resource.fields[name]
              return (
                <Labelled
                  key={name}
                  label={t(field.label)}
                  required={field.presence === 'required'}
                  help={field.presence === 'required' ? undefined : t('留空表示清空该字段')}
                >
                  <Editor
                    name={name}
                    field={field}
                    value={values[name] ?? null}
                    choices={choices}
                    onChange={(value) => setValues({ ...values, [name]: value })}
                  />
                </Labelled>
              )
            })}
          </>
        )}
      </Stack>
    </Dialog>
  )
}

/** As the server keeps it: what is left empty is emptied. */
const kept = (names: readonly string[], values: Values): Values => {
  const given = changesOf({}, Object.fromEntries(names.map((name) => [name, values[name] ?? null])))
  return Object.fromEntries(names.map((name) => [name, given[name] ?? null]))
}

/** What several rows may be given at once, as far as this person sees and may change it. */
const editable = (
  resource: AnyResource,
  access: Readonly<Record<string, string>>,
  masked: readonly string[],
) =>
  sharedFields(resource).filter(
    ([name]) => ['write', 'required'].includes(access[name] ?? '') && !masked.includes(name),
  )
