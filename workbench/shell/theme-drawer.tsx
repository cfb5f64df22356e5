import { Drawer } from '#design-system/drawer/drawer.tsx'
import { Stack } from '#design-system/stack/stack.tsx'
import { cva } from '#styled-system/css/index.js'
import { useTranslation } from '#workbench/language/use-translation.ts'
import { useLook } from '#workbench/portal/look/use-look.ts'
import { HandOver } from './theme-drawer/hand-over.tsx'
import { SettingLine } from './theme-drawer/setting-line.tsx'
import { sections } from './theme-drawer/settings.ts'

/** Everything that may be chosen about the look of the portal, in force as it is chosen. */
export function ThemeDrawer({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation()
  const look = useLook()
  return (
    <Drawer
      open
      size="sm"
      title={t('外观设置')}
      description={t('设置保存在这台设备的浏览器中。')}
      onClose={onClose}
      footer={<HandOver />}
    >
      <Stack gap="lg">
        {sections.map(({ title, settings }) => (
          <Stack key={title} as="section">
            <h3 className={heading()}>{t(title)}</h3>
            {settings.map((setting) => (
              <SettingLine
                key={setting.label}
                setting={setting}
                disabled={setting.needs !== undefined && !look[setting.needs]}
              />
            ))}
          </Stack>
        ))}
      </Stack>
    </Drawer>
  )
}

const heading = cva({ base: { textStyle: 'title.sm' } })
