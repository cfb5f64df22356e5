import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Alert } from '#design-system/alert/alert.tsx'
import { Button } from '#design-system/button/button.tsx'
import { Descriptions } from '#design-system/descriptions/descriptions.tsx'
import { Dialog } from '#design-system/dialog/dialog.tsx'
import { Field } from '#design-system/field/field.tsx'
import { Stack } from '#design-system/stack/stack.tsx'
import { TextInput } from '#design-system/text-input/text-input.tsx'
import { toast } from '#design-system/toaster/toast.ts'
import { verification } from '#domain/claim/verification.ts'
import { oneQuery } from '#workbench/engine/queries.ts'
import { http } from '#workbench/http/http.ts'

interface UndoDialogProps {
  /** Of the result. */
  readonly id: string
  readonly onClose: () => void
}

/** Takes a pass back: the student is awaited again, and the reason stays with the result. */
export function UndoDialog({ id, onClose }: UndoDialogProps) {
  const { t } = useTranslation()
  const form = useId()
  const queries = useQueryClient()
  const [reason, setReason] = useState('')
  const [asked, setAsked] = useState(false)
  const { data: row, error } = useQuery(oneQuery(verification, id))
  const undo = useMutation({
    mutationFn: () =>
      http('claim/verification/undo', { method: 'POST', body: { id, reason: reason.trim() }, quiet: true }),
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: [verification.name] })
      toast.success(t('已撤销，该生恢复为未报到'))
      onClose()
    },
  })
  const short = reason.trim().length < 2
  const fault = error ?? undo.error
  return (
    <Dialog
      open
      size="sm"
      title={t('撤销核验')}
      description={t('撤销后，该生恢复为核验前的报到状态，可以重新核验；这条结果和撤销原因都会保留。')}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('取消')}</Button>
          <Button type="submit" form={form} variant="danger" loading={undo.isPending} disabled={!row}>
            {t('撤销核验')}
          </Button>
        </>
      }
    >
      <form
        id={form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          setAsked(true)
          if (!short) undo.mutate()
        }}
      >
        <Stack>
          {fault && <Alert tone="danger" title={t(fault.message)} />}
          <Descriptions
            columns={1}
            items={[
              { label: t('姓名'), value: row?.name ?? '—' },
              { label: t('考生号'), value: row?.candidateNo ?? '—' },
              { label: t('核验时间'), value: row?.tappedAt ?? '—' },
              { label: t('核验台'), value: row?.desk ?? '—' },
            ]}
          />
          <Field
            label={t('撤销原因')}
            required
            error={asked && short ? t('请填写至少两个字的原因') : undefined}
          >
            <TextInput
              maxLength={200}
              value={reason}
              onChange={(event) => setReason(event.currentTarget.value)}
            />
          </Field>
        </Stack>
      </form>
    </Dialog>
  )
}
