import { useState } from 'react'
import { Button } from '#design-system/button/button.tsx'
import { Dialog } from '#design-system/dialog/dialog.tsx'
import { Field } from '#design-system/field/field.tsx'
import { RadioGroup } from '#design-system/radio-group/radio-group.tsx'
import { Stack } from '#design-system/stack/stack.tsx'
import { TextInput } from '#design-system/text-input/text-input.tsx'
import type { Line } from '#machines/verify-desk/line.ts'
import { useTranslation } from '#workbench/language/use-translation.ts'

const reasons = ['认错了人', '刷错了证件', '学生未办完手续'] as const
const other = '其他原因'

interface UndoDialogProps {
  readonly line: Line
  readonly onUndo: (reason: string) => void
  readonly onClose: () => void
}

/** Takes a pass back, for a reason that stays on the record. */
export function UndoDialog({ line, onUndo, onClose }: UndoDialogProps) {
  const { t } = useTranslation()
  const [chosen, choose] = useState<string>(reasons[0])
  const [words, setWords] = useState('')
  const reason = chosen === other ? words.trim() : chosen
  return (
    <Dialog
      open
      size="sm"
      role="alertdialog"
      title={t('撤销 {{name}} 的核验', { name: line.student?.name ?? '' })}
      description={t(
        '撤销后该生恢复为未报到，已打印的凭条作废。断网时撤销会先记在这台电脑上，联网后自动上传。',
      )}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('取消')}</Button>
          <Button variant="danger" disabled={reason.length < 2} onClick={() => onUndo(reason)}>
            {t('确认撤销')}
          </Button>
        </>
      }
    >
      <Stack gap="md">
        <Field label={t('撤销原因')} required>
          <RadioGroup
            direction="column"
            value={chosen}
            onChange={(value) => choose(value ?? other)}
            options={[...reasons, other].map((value) => ({ value, label: t(value) }))}
          />
        </Field>
        {chosen === other && (
          <Field label={t('说明')} required>
            <TextInput value={words} maxLength={200} onChange={({ target }) => setWords(target.value)} />
          </Field>
        )}
      </Stack>
    </Dialog>
  )
}
