import { Cable, FlaskConical } from 'lucide-react'
import { useState } from 'react'
import { Alert } from '#design-system/alert/alert.tsx'
import { Button } from '#design-system/button/button.tsx'
import { DeviceStatus } from '#design-system/device-status/device-status.tsx'
import { Field } from '#design-system/field/field.tsx'
import { Select } from '#design-system/select/select.tsx'
import { Stack } from '#design-system/stack/stack.tsx'
import { faultKinds } from '#devices/fault.ts'
import { useProfiles } from '#workbench/devices/profiles.ts'
import { useTranslation } from '#workbench/language/use-translation.ts'
import { connectRelay, type DeskRelayKind, simulateRelay } from './desk-relay.ts'
import { KnownRelay } from './known-relay.tsx'
import type { useDeskRelay } from './use-desk-relay.ts'

interface RelayHereProps {
  readonly kind: DeskRelayKind
  readonly relay: ReturnType<typeof useDeskRelay>
}

/**
 * The relay on this computer: the one that stands among its devices, or of several the one that is chosen by its name.
 * Where none does, it is connected by hand, if there is but one of its model.
 */
export function RelayHere({ kind, relay }: RelayHereProps) {
  const { t } = useTranslation()
  const known = useProfiles().filter(({ driver }) => driver === `${kind}-relay`)
  const [chosen, choose] = useState<string | null>(null)
  const profile = known.length === 1 ? known[0] : known.find(({ id }) => id === chosen)
  return (
    <Stack>
      {known.length > 1 && (
        <Field label={t('本机继电器')} required>
          <Select
            value={chosen}
            onChange={choose}
            options={known.map(({ id, name }) => ({ value: id, label: name }))}
          />
        </Field>
      )}
      {profile && <KnownRelay key={profile.id} profile={profile} onRelay={relay.setKnown} />}
      {known.length === 0 && <ByHand kind={kind} relay={relay} />}
      {relay.atHand?.simulated && (
        <Alert tone="warning" title={t('现在使用的是模拟设备，没有真实的门会打开。')} />
      )}
      {kind === 'lcus' && (
        <Alert title={t('此类继电器不回报结果，只能显示“已发送，未确认”，请到门前确认。')} />
      )}
    </Stack>
  )
}

const several = '这台电脑上有多台相同型号的设备，请先在“核验设备”中添加这台继电器，再确认是哪一台。'

function ByHand({ kind, relay: { state, fault, held, connect } }: RelayHereProps) {
  const { t } = useTranslation()
  const open = state === 'online' || state === 'opening'
  return (
    <DeviceStatus
      name={held?.simulated ? t('模拟继电器') : t('本机继电器')}
      state={state}
      {...(fault && { advice: t(fault === 'which-device' ? several : faultKinds[fault].sentence) })}
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
