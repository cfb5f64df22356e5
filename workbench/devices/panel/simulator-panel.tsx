import { Plug, Unplug } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#design-system/button/button.tsx'
import { Field } from '#design-system/field/field.tsx'
import { Select } from '#design-system/select/select.tsx'
import { Stack } from '#design-system/stack/stack.tsx'
import { faultKinds } from '#devices/fault.ts'
import { cva } from '#styled-system/css/index.js'
import type { DeviceProfile } from '#workbench/devices/profile.ts'
import type { Simulation } from '#workbench/devices/simulation/simulation.ts'
import { useTranslation } from '#workbench/language/use-translation.ts'
import { PresentForm } from './present-form.tsx'

interface SimulatorPanelProps {
  readonly profile: DeviceProfile
  readonly simulation: Simulation
}

/** Everything a person can do to a device, done to one that is not there. */
export function SimulatorPanel({ profile, simulation }: SimulatorPanelProps) {
  const { t } = useTranslation()
  const { cable, mishaps } = simulation
  const [chosen, choose] = useState<string | null>(null)
  const names = Object.keys(mishaps)
  const mishap = mishaps[chosen ?? names[0] ?? '']
  return (
    <Stack gap="md">
      {profile.purpose !== 'relay' && (
        <PresentForm purpose={profile.purpose} onPresent={simulation.present} />
      )}
      {cable && (
        <Stack direction="row" gap="sm" wrap>
          <Button icon={<Unplug />} onClick={cable.unplug}>
            {t('拔下设备')}
          </Button>
          <Button icon={<Plug />} onClick={cable.plug}>
            {t('重新插上')}
          </Button>
        </Stack>
      )}
      {mishap && (
        <Stack gap="xs">
          <Stack direction="row" gap="sm" wrap align="end">
            <Field label={t('故障')}>
              <Select
                value={chosen ?? names[0] ?? null}
                onChange={choose}
                options={names.map((name) => ({ value: name, label: t(mishaps[name]?.label ?? name) }))}
              />
            </Field>
            <Button onClick={() => mishap.befall()}>{t('制造故障')}</Button>
          </Stack>
          <p className={quiet()}>
            {mishap.fault ? t(faultKinds[mishap.fault].sentence) : t('设备应当自行恢复，读取不受影响。')}
          </p>
        </Stack>
      )}
    </Stack>
  )
}

const quiet = cva({ base: { textStyle: 'body.sm', color: 'text.quiet' } })
