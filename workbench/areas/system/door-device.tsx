import { useTranslation } from 'react-i18next'
import { Tabs } from '#design-system/tabs/tabs.tsx'
import { doorCommand } from '#domain/system/door-command.ts'
import { doorDevice } from '#domain/system/door-device.ts'
import { ListScreen } from '#workbench/resource/list-screen.tsx'
import { useAsked } from '#workbench/shell/use-asked.ts'
import { OpenByDevice } from './door-device/open-by-device.tsx'

/** 门禁设备: the doors, and every order to open one. */
export function Screen() {
  const { t } = useTranslation()
  const [asked, ask] = useAsked('open')
  const [part, show] = useAsked('part')
  return (
    <>
      <Tabs
        label={t('门禁设备')}
        value={part ?? 'doors'}
        onChange={(next) => show(next === 'doors' ? null : next)}
        items={[
          {
            value: 'doors',
            label: t('门禁设备'),
            content: <ListScreen resource={doorDevice} title={doorDevice.label} />,
          },
          {
            value: 'commands',
            label: t('开门指令'),
            content: (
              <ListScreen resource={doorCommand} title={doorCommand.label} screen="system/door-device" />
            ),
          },
        ]}
      />
      {asked && <OpenByDevice key={asked} id={asked} onClose={() => ask(null)} />}
    </>
  )
}
