import { Cable, FlaskConical } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Alert } from '#design-system/alert/alert.tsx'
import { Button } from '#design-system/button/button.tsx'
import { DeviceStatus } from '#design-system/device-status/device-status.tsx'
import { Stack } from '#design-system/stack/stack.tsx'
import { faultKinds } from '#devices/fault.ts'
import { useProfiles } from '#workbench/devices/profiles.ts'
import { connectRelay, type DeskRelayKind, simulateRelay } from './desk-relay.ts'
import { KnownRelay } from './known-relay.tsx'
import type { useDeskRelay } from './use-desk-relay.ts'

interface RelayHereProps {
  readonly kind: DeskRelayKind
  readonly relay: ReturnType<typeof useDeskRelay>
}

/**
 * The relay on this computer: the one that stands among its devices. Where none does, or several of a kind do, it is
 * connected by hand, for the browser asks which one is meant.
 */
export function RelayHere({ kind, relay }: RelayHereProps) {
  const { t } = useTranslation()
  const [profile, another] = useProfiles().filter(({ driver }) => driver === `${kind}-relay`)
  return (
    <Stack>
      {profile && !another ? (
        <KnownRelay key={profile.id} profile={profile} onRelay={relay.setKnown} />
      ) : (
        <ByHand kind={kind} relay={relay} />
      )}
      {relay.atHand?.simulated && (
        <Alert tone="warning" title={t('现在使用的是模拟设备，没有真实的门会打开。')} />
      )}
      {kind === 'lcus' && (
        <Alert title={t('此类继电器不回报结果，只能显示“已发送，未确认”，请到门前确认。')} />
      )}
    </Stack>
  )
}

function ByHand({ kind, relay: { state, fault, held, connect } }: RelayHereProps) {
  const { t } = useTranslation()
  const open = state === 'online' || state === 'opening'
  return (
    <DeviceStatus
      name={held?.simulated ? t('模拟继电器') : t('本机继电器')}
      state={state}
      {...(fault && { advice: t(faultKinds[fault].sentence) })}
      action={
        !open && (
          <>
            <Button size="sm" icon={<Cable />} onClick={() => void connect(() => connectRelay(kind))}>
              {t('连接继电器')}
            </Button>
            <Button
              size="sm"
              variant="ghost"
              icon={<FlaskConical />}
              onClick={() => void connect(() => simulateRelay(kind))}
            >
              {t('使用模拟设备')}
            </Button>
          </>
        )
      }
    />
  )
}
