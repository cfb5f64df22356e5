import { Alert } from '#design-system/alert/alert.tsx'
import { Field } from '#design-system/field/field.tsx'
import { Stack } from '#design-system/stack/stack.tsx'
import { TextInput } from '#design-system/text-input/text-input.tsx'
import type { LinkName } from '#workbench/devices/kinds.ts'
import { useTranslation } from '#workbench/language/use-translation.ts'
import type { Draft } from './draft.ts'

const words: Record<LinkName, string> = {
  serial:
    '点击“请求授权”后，浏览器会列出这台电脑上的串口。请选中设备所在的端口；列表里没有时，检查连线和驱动程序。',
  hid: '点击“请求授权”后，浏览器会列出符合条件的 USB 设备，请选中它。',
  keyboard: '不需要授权。使用时让这个页面保持在最前面，在哪里刷卡都能识别，不影响正常打字。',
  bridge: '请先启动转接程序，再点击“连接”。',
  simulator: '不需要授权，也不需要插任何设备。',
}

interface LeaveStepProps {
  readonly draft: Draft
  readonly onChange: (draft: Draft) => void
}

/** A name for the people at the desk, and what the browser is about to ask. */
export function LeaveStep({ draft, onChange }: LeaveStepProps) {
  const { t } = useTranslation()
  return (
    <Stack gap="md">
      <Field label={t('设备名称')} required help={t('写明窗口和用途，现场的人一看就知道是哪一台。')}>
        <TextInput
          value={draft.name}
          maxLength={40}
          placeholder={t('例如：一号窗口身份证阅读器')}
          onChange={({ target }) => onChange({ ...draft, name: target.value })}
        />
      </Field>
      <Alert tone="info">{t(words[draft.link])}</Alert>
    </Stack>
  )
}
