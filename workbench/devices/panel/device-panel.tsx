import { Alert } from '#design-system/alert/alert.tsx'
import { Button } from '#design-system/button/button.tsx'
import { Card } from '#design-system/card/card.tsx'
import { DeviceStatus } from '#design-system/device-status/device-status.tsx'
import { Stack } from '#design-system/stack/stack.tsx'
import { Tabs } from '#design-system/tabs/tabs.tsx'
import { Tag } from '#design-system/tag/tag.tsx'
import { faultKinds } from '#devices/fault.ts'
import { drivers, links } from '#workbench/devices/kinds.ts'
import type { DeviceProfile } from '#workbench/devices/profile.ts'
import { type DeviceInUse, useDevice } from '#workbench/devices/use-device.ts'
import { useTranslation } from '#workbench/language/use-translation.ts'
import { DeviceMenu } from './device-menu.tsx'
import { EventList } from './event-list.tsx'
import { adviceOn } from './fault-note.tsx'
import { ReaderKey } from './reader-key.tsx'
import { ReaderText } from './reader-text.tsx'
import { SimulatorPanel } from './simulator-panel.tsx'
import { TellApart } from './tell-apart.tsx'
import { TestTools } from './test-tools.tsx'
import { TraceView } from './trace-view.tsx'

interface DeviceCardProps {
  readonly profile: DeviceProfile
  readonly device: DeviceInUse
}

/** A device of this computer at work. */
export const DevicePanel = ({ profile }: { readonly profile: DeviceProfile }) => (
  <DeviceCard profile={profile} device={useDevice(profile)} />
)

/** How one device is, what it reads, and what goes over its wire. */
export function DeviceCard({ profile, device }: DeviceCardProps) {
  const { t } = useTranslation()
  const { state, fault, detail, lastSeen, events, acts, simulation, recording, lineErrors } = device
  const kind = `${t(drivers[profile.driver].label)} · ${t(links[profile.link])}`
  const idle = (state === 'granted' || state === 'refused') && fault !== 'which-device'
  const advice = {
    ...(fault && state !== 'online' && { advice: adviceOn(fault, t, detail) }),
    ...(lastSeen !== null && { lastSeen: new Date(lastSeen) }),
  }
  return (
    <Card
      title={profile.name}
      extra={
        <DeviceMenu
          profile={profile}
          running={state !== 'granted' && state !== 'refused' && state !== 'absent'}
          onDisconnect={device.disconnect}
        />
      }
    >
      <Stack gap="md">
        {profile.link === 'simulator' && (
          <Alert tone="warning" title={t('模拟设备')}>
            {t('这里读到的内容都是模拟的，不是来自真实的证件或卡片。')}
          </Alert>
        )}
        <DeviceStatus
          name={device.device ? `${kind} · ${device.device}` : kind}
          state={state}
          {...advice}
          action={
            <>
              {idle && (
                <Button variant="solid" size="sm" onClick={device.connect}>
                  {state === 'refused' ? t('重新连接') : t('连接')}
                </Button>
              )}
              <TellApart profile={profile} device={device} />
            </>
          }
        />
        {lineErrors > 0 && (
          <Stack direction="row" gap="sm" align="center" wrap>
            <Tag tone="warning">{t('线路错误 {{count}} 次', { count: lineErrors })}</Tag>
            <span>{t(faultKinds['line-error'].sentence)}</span>
          </Stack>
        )}
        <Tabs
          label={t('{{name}}的工具', { name: profile.name })}
          items={[
            {
              value: 'test',
              label: t('测试'),
              content: (
                <Stack gap="md">
                  <TestTools acts={acts} />
                  {acts.show && <ReaderText show={acts.show} />}
                  {profile.driver === 'osdp' && (
                    <Stack direction="row">
                      <ReaderKey profile={profile} setKey={acts.setKey} />
                    </Stack>
                  )}
                  {profile.purpose !== 'relay' && (
                    <EventList events={events} empty={t(invitations[profile.purpose])} />
                  )}
                  {profile.driver === 'lcus-relay' && (
                    <Alert tone="info">{t('此型号只收指令、从不回答，无法在这里测试。')}</Alert>
                  )}
                </Stack>
              ),
            },
            {
              value: 'trace',
              label: t('通信记录'),
              content: <TraceView recording={recording} name={profile.name} />,
            },
            ...(simulation
              ? [
                  {
                    value: 'simulate',
                    label: t('模拟操作'),
                    content: <SimulatorPanel profile={profile} simulation={simulation} />,
                  },
                ]
              : []),
          ]}
        />
      </Stack>
    </Card>
  )
}

const invitations = {
  'id-card': '请把身份证放在阅读器上试一试。',
  'campus-card': '请在读卡器上刷一张卡试一试。',
  scanner: '请扫一个条码或二维码试一试。',
} as const
