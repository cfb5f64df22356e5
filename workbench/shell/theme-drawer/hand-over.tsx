import { ClipboardPaste, Copy, RotateCcw } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#design-system/button/button.tsx'
import { useConfirm } from '#design-system/confirm/confirm.tsx'
import { Dialog } from '#design-system/dialog/dialog.tsx'
import { Field } from '#design-system/field/field.tsx'
import { copyText } from '#design-system/parts/clipboard/copy-text.ts'
import { Stack } from '#design-system/stack/stack.tsx'
import { TextArea } from '#design-system/text-area/text-area.tsx'
import { toast } from '#design-system/toaster/toast.ts'
import { speak } from '#workbench/language/language.ts'
import { useTranslation } from '#workbench/language/use-translation.ts'
import { type Look, usualLook } from '#workbench/portal/look/look.ts'
import { changeLook, readLook } from '#workbench/portal/look/theme-config.ts'
import { lookAsText, lookInText } from '#workbench/shell/look-text.ts'

/** Takes the configuration to another machine as text, brings one in, and goes back to how it was. */
export function HandOver() {
  const { t } = useTranslation()
  const confirm = useConfirm()
  const [pasting, setPasting] = useState(false)
  const take = (look: Look) => {
    changeLook(look)
    void speak(look.language).catch(() => {})
  }
  const copy = () =>
    copyText(lookAsText(readLook())).then(
      () => toast.success(t('配置已复制')),
      () => toast.error(t('浏览器不允许复制，请手动选取。')),
    )
  const reset = async () => {
    const sure = await confirm({
      title: t('恢复默认外观'),
      text: t('布局、颜色、页签和锁屏等设置都会恢复为默认值。'),
      confirmText: t('恢复默认'),
    })
    if (sure) take(usualLook)
  }
  return (
    <Stack direction="row" wrap gap="sm">
      <Button size="sm" icon={<Copy aria-hidden />} onClick={copy}>
        {t('复制配置')}
      </Button>
      <Button size="sm" icon={<ClipboardPaste aria-hidden />} onClick={() => setPasting(true)}>
        {t('粘贴配置')}
      </Button>
      <Button size="sm" variant="ghost" icon={<RotateCcw aria-hidden />} onClick={reset}>
        {t('恢复默认')}
      </Button>
      {pasting && <Paste onTake={take} onClose={() => setPasting(false)} />}
    </Stack>
  )
}

function Paste({ onTake, onClose }: { onTake: (look: Look) => void; onClose: () => void }) {
  const { t } = useTranslation()
  const [text, setText] = useState('')
  const [wrong, setWrong] = useState(false)
  const take = () => {
    const look = lookInText(text)
    if (!look) return setWrong(true)
    onTake(look)
    toast.success(t('配置已生效'))
    onClose()
  }
  return (
    <Dialog
      open
      size="sm"
      title={t('粘贴配置')}
      description={t('粘贴从别处复制的外观配置，立即生效。')}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('取消')}</Button>
          <Button variant="solid" disabled={!text.trim()} onClick={take}>
            {t('应用')}
          </Button>
        </>
      }
    >
      <Field label={t('配置内容')} error={wrong ? t('这段文字不是外观配置。') : undefined}>
        <TextArea
          rows={8}
          maxLength={8000}
          value={text}
          onChange={({ target }) => {
            setText(target.value)
            setWrong(false)
          }}
        />
      </Field>
    </Dialog>
  )
}
