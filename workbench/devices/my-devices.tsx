import { MonitorCog } from 'lucide-react'
import { Button } from '#design-system/button/button.tsx'
import { Empty } from '#design-system/empty/empty.tsx'
import { cva } from '#styled-system/css/index.js'
import { useTranslation } from '#workbench/language/use-translation.ts'
import { DevicePanel } from './panel/device-panel.tsx'
import { useProfiles } from './profiles.ts'

/** The devices of this computer, each at work while it is looked at. */
export function MyDevices({ onAdd }: { readonly onAdd: () => void }) {
  const { t } = useTranslation()
  const profiles = useProfiles()
  if (profiles.length === 0)
    return (
      <Empty
        icon={<MonitorCog />}
        title={t('这台电脑还没有设备')}
        description={t(
          '添加身份证阅读器、读卡器或扫码枪后，插上即可使用；没有设备时，可以先添加一台模拟设备练习。',
        )}
        action={
          <Button variant="solid" onClick={onAdd}>
            {t('添加设备')}
          </Button>
        }
      />
    )
  return (
    <div className={grid()}>
      {profiles.map((profile) => (
        <DevicePanel key={profile.id} profile={profile} />
      ))}
    </div>
  )
}

const grid = cva({
  base: {
    display: 'grid',
    gap: 'gap',
    alignItems: 'start',
    gridTemplateColumns: { base: '[minmax(0, 1fr)]', xl: '[repeat(2, minmax(0, 1fr))]' },
  },
})
