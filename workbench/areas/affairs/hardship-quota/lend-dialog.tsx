import { useState } from 'react'
import { Alert } from '#design-system/alert/alert.tsx'
import { Button } from '#design-system/button/button.tsx'
import { Dialog } from '#design-system/dialog/dialog.tsx'
import { Field } from '#design-system/field/field.tsx'
import { NumberInput } from '#design-system/number-input/number-input.tsx'
import { Select } from '#design-system/select/select.tsx'
import { Stack } from '#design-system/stack/stack.tsx'
import { TextArea } from '#design-system/text-area/text-area.tsx'
import { quotaCalls } from '#domain/affairs/hardship/calls.ts'
import { useTranslation } from '#workbench/language/use-translation.ts'
import type { QuotaRow } from './rows.ts'
import { useQuota } from './use-quota.ts'

interface LendDialogProps {
  readonly from: QuotaRow
  readonly onClose: () => void
}

/** Lends free places of a class to another one of its college. */
export function LendDialog({ from, onClose }: LendDialogProps) {
  const { t } = useTranslation()
  const lend = useQuota(quotaCalls.lend, '名额已调剂')
  const [toId, setToId] = useState<string | null>(null)
  const [places, setPlaces] = useState<number | null>(1)
  const [reason, setReason] = useState('')
  const send = () => {
    if (toId === null || places === null) return
    lend.mutate({ fromId: from.id, toId, places, reason: reason.trim() }, { onSuccess: onClose })
  }
  return (
    <Dialog
      open
      size="sm"
      title={t('调出名额：{{name}}', { name: from.name })}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('取消')}</Button>
          <Button
            variant="solid"
            disabled={toId === null || places === null || reason.trim() === ''}
            loading={lend.isPending}
            onClick={send}
          >
            {t('调出')}
          </Button>
        </>
      }
    >
      <Stack>
        {lend.error && <Alert tone="danger" title={t(lend.error.message)} />}
        <Field label={t('调入班级')} required>
          <Select
            value={toId}
            options={from.siblings.map(({ id, name, left }) => ({
              value: id,
              label: t('{{name}}（剩余 {{left}}）', { name, left }),
            }))}
            onChange={setToId}
          />
        </Field>
        <Field label={t('名额')} required help={t('本班剩余 {{count}} 个', { count: from.left })}>
          <NumberInput min={1} max={from.left} value={places} onChange={setPlaces} />
        </Field>
        <Field label={t('调剂原因')} required>
          <TextArea
            value={reason}
            maxLength={200}
            onChange={(event) => setReason(event.currentTarget.value)}
          />
        </Field>
      </Stack>
    </Dialog>
  )
}
