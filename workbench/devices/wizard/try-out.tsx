import { Button } from '#design-system/button/button.tsx'
import { DeviceStatus } from '#design-system/device-status/device-status.tsx'
import { Stack } from '#design-system/stack/stack.tsx'
import { links } from '#workbench/devices/kinds.ts'
import { EventList } from '#workbench/devices/panel/event-list.tsx'
import { adviceOn } from '#workbench/devices/panel/fault-note.tsx'
import { SimulatorPanel } from '#workbench/devices/panel/simulator-panel.tsx'
import { TellApart } from '#workbench/devices/panel/tell-apart.tsx'
import { TestTools } from '#workbench/devices/panel/test-tools.tsx'
import type { DeviceProfile } from '#workbench/devices/profile.ts'
import { useDevice } from '#workbench/devices/use-device.ts'
import { useTranslation } from '#workbench/language/use-translation.ts'

/** The new device at work: whether it shakes hands, and what it reads. */
export function TryOut({ profile }: { readonly profile: DeviceProfile }) {
  const { t } = useTranslation()
  const device = useDevice(profile)
  const { state, fault, detail, events, acts, simulation, connect } = device
  return (
    <Stack gap="md">
      <DeviceStatus
        name={`${profile.name} · ${t(links[profile.link])}`}
        state={state}
        {...(fault && state !== 'online' && { advice: adviceOn(fault, t, detail) })}
        action={
          <>
            {state === 'refused' && fault !== 'which-device' && (
              <Button size="sm" variant="solid" onClick={connect}>
                {t('重新连接')}
              </Button>
            )}
            <TellApart profile={profile} device={device} />
          </>
        }
      />
      <TestTools acts={acts} />
      {simulation && <SimulatorPanel profile={profile} simulation={simulation} />}
      {profile.purpose !== 'relay' && (
        <EventList events={events} empty={t('状态为“在线”后，刷一张卡或扫一个码，这里会显示读到的内容。')} />
      )}
    </Stack>
  )
}
