import { Field } from '#design-system/field/field.tsx'
import { NumberInput } from '#design-system/number-input/number-input.tsx'
import { Select } from '#design-system/select/select.tsx'
import { Stack } from '#design-system/stack/stack.tsx'
import { driverOf } from '#workbench/devices/kinds.ts'
import { useTranslation } from '#workbench/language/use-translation.ts'
import type { Draft } from './draft.ts'

const rates = ['9600', '19200', '38400', '57600', '115200'] as const
const highestAddress = { osdp: 126, 'modbus-relay': 247 } as const

interface LineSettingsProps {
  readonly draft: Draft
  readonly onChange: (draft: Draft) => void
}

/** The rate and the address of a device on a serial line; what the factory set is set here. */
export function LineSettings({ draft, onChange }: LineSettingsProps) {
  const { t } = useTranslation()
  const { driver, link, baudRate, address } = draft
  const { least } = driverOf(driver).address ?? {}
  const most = driver === 'osdp' || driver === 'modbus-relay' ? highestAddress[driver] : 0
  return (
    <Stack direction="row" gap="md" wrap>
      {link === 'serial' && (
        <Field label={t('波特率')} help={t('与设备上的设置一致；不确定时保持不变。')}>
          <Select
            value={String(baudRate ?? rates[0])}
            onChange={(rate) => onChange({ ...draft, baudRate: Number(rate) })}
            options={rates.map((rate) => ({ value: rate, label: rate }))}
          />
        </Field>
      )}
      {least !== undefined && (
        <Field label={t('设备地址')} help={t('一条线上有多台设备时，以地址区分。')}>
          <NumberInput
            value={address ?? null}
            min={least}
            max={most}
            onChange={(next) => onChange({ ...draft, address: next ?? least })}
          />
        </Field>
      )}
    </Stack>
  )
}
