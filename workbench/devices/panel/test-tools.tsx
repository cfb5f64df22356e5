import { Lightbulb, RefreshCw, Volume2 } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#design-system/button/button.tsx'
import { Stack } from '#design-system/stack/stack.tsx'
import { Tag } from '#design-system/tag/tag.tsx'
import { DeviceError, isFault } from '#devices/fault.ts'
import type { Acts } from '#workbench/devices/drives/drive.ts'
import { useTranslation } from '#workbench/language/use-translation.ts'
import { FaultNote } from './fault-note.tsx'

/** Light, beep and state of outputs, of a device that has them. Doors are opened elsewhere, by leave of the server. */
export function TestTools({ acts: { light, beep, outputs } }: { readonly acts: Acts }) {
  const { t } = useTranslation()
  const [fault, setFault] = useState<DeviceError | null>(null)
  const [states, setStates] = useState<readonly boolean[] | null>(null)
  const [busy, setBusy] = useState(false)
  if (!light && !beep && !outputs) return null

  async function attempt(act: () => Promise<void>) {
    setBusy(true)
    setFault(null)
    try {
      await act()
    } catch (error) {
      setFault(isFault(error) ? error : new DeviceError('device-lost'))
    } finally {
      setBusy(false)
    }
  }

  return (
    <Stack gap="sm">
      <Stack direction="row" gap="sm" wrap align="center">
        {light && (
          <Button icon={<Lightbulb />} disabled={busy} onClick={() => void attempt(() => light('green', 20))}>
            {t('亮绿灯两秒')}
          </Button>
        )}
        {beep && (
          <Button icon={<Volume2 />} disabled={busy} onClick={() => void attempt(() => beep(1))}>
            {t('响一声')}
          </Button>
        )}
        {outputs && (
          <Button
            icon={<RefreshCw />}
            disabled={busy}
            onClick={() => void attempt(async () => setStates(await outputs()))}
          >
            {t('读取各路状态')}
          </Button>
        )}
      </Stack>
      <div role="status">
        {states && (
          <Stack direction="row" gap="sm" wrap>
            {states.map((on, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: an output is its number and nothing else
              <Tag key={at} tone={on ? 'warning' : 'neutral'}>
                {t('第 {{number}} 路{{state}}', { number: at + 1, state: on ? t('吸合') : t('断开') })}
              </Tag>
            ))}
          </Stack>
        )}
      </div>
      {fault && <FaultNote fault={fault.code} detail={fault.detail} />}
    </Stack>
  )
}
