import { useState } from 'react'
import { Alert } from '#design-system/alert/alert.tsx'
import { Button } from '#design-system/button/button.tsx'
import { Dialog } from '#design-system/dialog/dialog.tsx'
import { Stack } from '#design-system/stack/stack.tsx'
import type { Trial } from '#workbench/devices/desk-device.ts'
import type { Purpose } from '#workbench/devices/kinds.ts'
import type { DeviceProfile } from '#workbench/devices/profile.ts'
import type { DeviceInUse } from '#workbench/devices/use-device.ts'
import { useTranslation } from '#workbench/language/use-translation.ts'
import { adviceOn } from './fault-note.tsx'

interface TellApartProps {
  readonly profile: DeviceProfile
  readonly device: Pick<DeviceInUse, 'fault' | 'detail' | 'trial' | 'telling'>
}

/** For a device of which this computer has several: somebody shows which one it is. Draws nothing for any other. */
export function TellApart({ profile, device }: TellApartProps) {
  const { t } = useTranslation()
  const [open, setOpen] = useState(false)
  const { fault, telling } = device

  function begin() {
    setOpen(true)
    if (telling?.mayTry) void telling.tryOne(0)
    else byPlug()
  }
  /** Waited for anew, it is given up before. */
  const byPlug = () => void telling?.awaitPlug().catch(() => {})

  if (open)
    return (
      <ShowWhich
        profile={profile}
        device={device}
        onPlug={byPlug}
        onClose={() => {
          telling?.end()
          setOpen(false)
        }}
      />
    )
  if (fault !== 'which-device' || !telling) return null
  return (
    <Button size="sm" variant="solid" onClick={begin}>
      {t('确认是哪一台')}
    </Button>
  )
}

interface ShowWhichProps extends TellApartProps {
  readonly onPlug: () => void
  readonly onClose: () => void
}

function ShowWhich({ profile: { name, purpose }, device, onPlug, onClose }: ShowWhichProps) {
  const { t } = useTranslation()
  const { trial, telling, fault, detail } = device
  const done = trial === null
  return (
    <Dialog
      open
      size="sm"
      title={t('确认“{{name}}”是哪一台', { name })}
      description={t(
        '这台电脑上有多台相同型号的设备，浏览器分不清它们。确认后，在拔下设备或刷新页面之前一直有效。',
      )}
      onClose={onClose}
      footer={
        <>
          {trial?.by === 'tap' && (
            <>
              <Button onClick={onPlug}>{t('改用插拔确认')}</Button>
              <Button variant="solid" onClick={() => void telling?.tryOne(trial.place + 1)}>
                {t('试下一台')}
              </Button>
            </>
          )}
          {done && (
            <Button variant="solid" onClick={onClose}>
              {t('完成')}
            </Button>
          )}
        </>
      }
    >
      <div role="status">
        {trial ? (
          <Asked name={name} purpose={purpose} trial={trial} />
        ) : fault ? (
          <Alert tone="warning" title={adviceOn(fault, t, detail)} />
        ) : (
          <Alert tone="success" title={t('已确认，“{{name}}”可以使用了。', { name })} />
        )}
      </div>
    </Dialog>
  )
}

const asked = {
  'id-card': '请把身份证放在“{{name}}”上。',
  'campus-card': '请在“{{name}}”上刷一张卡。',
  scanner: '请用“{{name}}”扫一个码。',
  relay: '请把“{{name}}”的 USB 线拔下，等两秒再插上；没有插着时，直接插上。',
} as const satisfies Record<Purpose, string>

function Asked({ name, purpose, trial }: { name: string; purpose: Purpose; trial: Trial }) {
  const { t } = useTranslation()
  return (
    <Stack gap="sm">
      <Alert tone="info" title={t(asked[trial.by === 'plug' ? 'relay' : purpose], { name })} />
      <p>
        {trial.by === 'plug'
          ? t('一次只插这一台，插好后会自动确认。确认期间不会开门。')
          : t('正在听第 {{place}} 台，共 {{of}} 台；没有反应时，请试下一台。', {
              place: trial.place + 1,
              of: trial.of,
            })}
      </p>
    </Stack>
  )
}
