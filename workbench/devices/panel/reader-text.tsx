import { Type } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { Button } from '#design-system/button/button.tsx'
import { Field } from '#design-system/field/field.tsx'
import { Stack } from '#design-system/stack/stack.tsx'
import { TextInput } from '#design-system/text-input/text-input.tsx'
import { DeviceError, isFault } from '#devices/fault.ts'
import type { Acts } from '#workbench/devices/drives/drive.ts'
import { useTranslation } from '#workbench/language/use-translation.ts'
import { FaultNote } from './fault-note.tsx'

/** Seconds the text stands on the reader. */
const seconds = 5

/** Shows a line on the display of a reader that has one. */
export function ReaderText({ show }: { readonly show: NonNullable<Acts['show']> }) {
  const { t } = useTranslation()
  const [text, setText] = useState('WELCOME')
  const [state, setState] = useState<'idle' | 'busy' | 'shown' | DeviceError>('idle')
  const fits = /^[\x20-\x7e]{1,32}$/.test(text)

  async function attempt(event: FormEvent) {
    event.preventDefault()
    if (!fits) return
    setState('busy')
    try {
      await show(text, seconds)
      setState('shown')
    } catch (error) {
      setState(isFault(error) ? error : new DeviceError('device-lost'))
    }
  }

  return (
    <form onSubmit={(event) => void attempt(event)}>
      <Stack gap="sm">
        <Stack direction="row" gap="sm" wrap align="end">
          <Field
            label={t('要显示的文字')}
            error={text && !fits && t('读卡器只能显示英文字母、数字和常用符号，最多 32 个')}
          >
            <TextInput value={text} maxLength={32} onChange={({ target }) => setText(target.value)} />
          </Field>
          <Button type="submit" icon={<Type />} disabled={!fits} loading={state === 'busy'}>
            {t('试显示文字')}
          </Button>
        </Stack>
        <div role="status">
          {state === 'shown' &&
            t('读卡器已确认收到，请看它的显示屏；{{count}} 秒后自动恢复。', { count: seconds })}
        </div>
        {state instanceof DeviceError && <FaultNote fault={state.code} detail={state.detail} />}
      </Stack>
    </form>
  )
}
