import { FlaskConical } from 'lucide-react'
import { useEffect, useEffectEvent } from 'react'
import { Button } from '#design-system/button/button.tsx'
import { deviceStates } from '#design-system/device-status/device-state.ts'
import { Popover } from '#design-system/popover/popover.tsx'
import { Tag } from '#design-system/tag/tag.tsx'
import { cva } from '#styled-system/css/index.js'
import type { DeviceEvent } from '#workbench/devices/heard.ts'
import { adviceOn } from '#workbench/devices/panel/fault-note.tsx'
import { SimulatorPanel } from '#workbench/devices/panel/simulator-panel.tsx'
import { TellApart } from '#workbench/devices/panel/tell-apart.tsx'
import type { DeviceProfile } from '#workbench/devices/profile.ts'
import { useProfiles } from '#workbench/devices/profiles.ts'
import { useDevice } from '#workbench/devices/use-device.ts'
import { useTranslation } from '#workbench/language/use-translation.ts'

interface DeskReadersProps {
  readonly onEvent: (event: DeviceEvent) => void
  /** A card was left on that reader, or is there no more; only of readers that can tell. */
  readonly onPlace: (reader: string, lies: boolean) => void
}

export const isReader = ({ purpose }: DeviceProfile) => purpose !== 'relay'

/** The readers of this computer, each at work as long as the desk is in front. */
export function DeskReaders(heard: DeskReadersProps) {
  const { t } = useTranslation()
  const readers = useProfiles().filter(isReader)
  return (
    <ul className={row()} aria-label={t('设备')}>
      {readers.map((profile) => (
        <DeskReader key={profile.id} profile={profile} {...heard} />
      ))}
    </ul>
  )
}

function DeskReader({ profile, onEvent, onPlace }: DeskReadersProps & { readonly profile: DeviceProfile }) {
  const { t } = useTranslation()
  const device = useDevice(profile, { onEvent })
  const { state, fault, simulation, cardLies, connect } = device
  const placed = useEffectEvent((lies: boolean) => onPlace(profile.id, lies))
  useEffect(() => {
    if (!cardLies) return
    placed(true)
    return () => placed(false)
  }, [cardLies])
  const { word, tone } = deviceStates[state]
  const ask = (state === 'granted' || state === 'refused') && fault !== 'which-device'
  return (
    <li className={row()}>
      <span role="status">
        <Tag tone={tone} look="dot">
          {t('{{name}}：{{state}}', { name: profile.name, state: t(word) })}
        </Tag>
        {fault && state !== 'online' && <span className={advice()}>{adviceOn(fault, t)}</span>}
      </span>
      {ask && (
        <Button size="sm" variant="solid" onClick={connect}>
          {t('连接')}
        </Button>
      )}
      <TellApart profile={profile} device={device} />
      {simulation && (
        <Popover
          title={t('模拟操作：{{name}}', { name: profile.name })}
          size="lg"
          trigger={
            <Button
              size="sm"
              icon={<FlaskConical />}
              aria-label={t('模拟设备：{{name}}', { name: profile.name })}
            >
              {t('模拟设备')}
            </Button>
          }
        >
          <SimulatorPanel profile={profile} simulation={simulation} />
        </Popover>
      )}
    </li>
  )
}

const row = cva({ base: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '2' } })
const advice = cva({ base: { textStyle: 'caption', color: 'text.quiet' } })
