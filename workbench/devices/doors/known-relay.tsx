import { Cable } from 'lucide-react'
import { useEffect } from 'react'
import { Button } from '#design-system/button/button.tsx'
import { DeviceStatus } from '#design-system/device-status/device-status.tsx'
import { faultKinds } from '#devices/fault.ts'
import { TellApart } from '#workbench/devices/panel/tell-apart.tsx'
import type { DeviceProfile } from '#workbench/devices/profile.ts'
import { useDevice } from '#workbench/devices/use-device.ts'
import { useTranslation } from '#workbench/language/use-translation.ts'
import type { RelayAtHand } from './use-desk-relay.ts'

interface KnownRelayProps {
  readonly profile: DeviceProfile
  readonly onRelay: (relay: RelayAtHand | null) => void
}

/** A relay that stands in the list of devices of this computer: it is online by itself, and comes back by itself. */
export function KnownRelay({ profile, onRelay }: KnownRelayProps) {
  const { t } = useTranslation()
  const device = useDevice(profile)
  const { state, fault, acts, connect } = device
  const { open } = acts
  const simulated = profile.link === 'simulator'
  useEffect(() => {
    onRelay(open ? { relay: { open }, simulated } : null)
    return () => onRelay(null)
  }, [open, simulated, onRelay])
  const resting = state === 'absent' || state === 'granted' || state === 'refused' || state === 'lost'
  return (
    <DeviceStatus
      name={profile.name}
      state={state}
      {...(fault && { advice: t(faultKinds[fault].sentence) })}
      action={
        <>
          {resting && fault !== 'which-device' && (
            <Button size="sm" icon={<Cable />} onClick={connect}>
              {t('连接继电器')}
            </Button>
          )}
          <TellApart profile={profile} device={device} />
        </>
      }
    />
  )
}
