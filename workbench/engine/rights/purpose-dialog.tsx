import { useState } from 'react'
import { Button } from '#design-system/button/button.tsx'
import { Dialog } from '#design-system/dialog/dialog.tsx'
import { Field } from '#design-system/field/field.tsx'
import { Select } from '#design-system/select/select.tsx'
import { Stack } from '#design-system/stack/stack.tsx'
import { entriesOf } from '#domain/kernel/dictionary.ts'
import { askedPurposes, type RevealPurpose } from '#domain/security/reveal-record.ts'
import { useTranslation } from '#workbench/language/use-translation.ts'

export interface PurposeDialogProps {
  readonly open: boolean
  /** Of the field that is to be shown. */
  readonly label: string
  readonly onClose: () => void
  readonly onChoose: (purpose: RevealPurpose) => void
}

/** What somebody's personal value is needed for, before it is shown. */
export function PurposeDialog({ open, label, onClose, onChoose }: PurposeDialogProps) {
  const { t } = useTranslation()
  const [purpose, setPurpose] = useState<RevealPurpose | null>(null)
  return (
    <Dialog
      open={open}
      size="sm"
      title={t('查看完整的{{label}}', { label: t(label) })}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('取消')}</Button>
          <Button variant="solid" disabled={!purpose} onClick={() => purpose && onChoose(purpose)}>
            {t('查看')}
          </Button>
        </>
      }
    >
      <Stack>
        <p>
          {t('个人信息默认只显示一部分。查看完整内容会记入审计，信息所属的本人也能看到由谁查看、用于什么。')}
        </p>
        <Field
          label={t('查看目的')}
          required
          help={t('离开页面前，再查看其他信息不再询问，按同一目的记录。')}
        >
          <Select
            options={entriesOf(askedPurposes).map(([value, text]) => ({
              value: value as RevealPurpose,
              label: t(text),
            }))}
            value={purpose}
            onChange={setPurpose}
          />
        </Field>
      </Stack>
    </Dialog>
  )
}
