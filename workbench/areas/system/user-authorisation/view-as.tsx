import { useState } from 'react'
import { Button } from '#design-system/button/button.tsx'
import { Dialog } from '#design-system/dialog/dialog.tsx'
import { Field } from '#design-system/field/field.tsx'
import { Stack } from '#design-system/stack/stack.tsx'
import { TextInput } from '#design-system/text-input/text-input.tsx'
import { beginViewing } from '#workbench/http/viewing.ts'
import { useTranslation } from '#workbench/language/use-translation.ts'
import { viewAs } from './calls.ts'

/** Sees the portal as this user does, once it is said what for. */
export function ViewAs({ userId, name }: { readonly userId: string; readonly name: string }) {
  const { t } = useTranslation()
  const [open, setOpen] = useState(false)
  const [reason, setReason] = useState('')
  const [busy, setBusy] = useState(false)

  async function begin() {
    setBusy(true)
    try {
      beginViewing(await viewAs({ userId, reason: reason.trim() }))
    } catch {
      // The refusal has shown its own notice.
      setBusy(false)
    }
  }

  return (
    <>
      <Button onClick={() => setOpen(true)}>{t('以其身份查看')}</Button>
      <Dialog
        open={open}
        size="sm"
        title={t('以“{{name}}”的身份查看', { name })}
        onClose={() => setOpen(false)}
        footer={
          <>
            <Button onClick={() => setOpen(false)}>{t('取消')}</Button>
            <Button
              variant="solid"
              disabled={reason.trim().length < 2}
              loading={busy}
              onClick={() => void begin()}
            >
              {t('开始查看')}
            </Button>
          </>
        }
      >
        <Stack>
          <p>
            {t(
              '接下来 15 分钟，本标签页显示对方看到的菜单和数据，只能查看，不能办理。查看原因记入审计，对方在个人中心能看到。',
            )}
          </p>
          <Field label={t('查看原因')} required>
            <TextInput value={reason} onChange={({ target }) => setReason(target.value)} maxLength={200} />
          </Field>
        </Stack>
      </Dialog>
    </>
  )
}
