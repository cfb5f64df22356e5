import { MonitorCog, Moon, Palette, Sun } from 'lucide-react'
import { IconButton } from '#design-system/icon-button/icon-button.tsx'
import { Menu } from '#design-system/menu/menu.tsx'
import { toast } from '#design-system/toaster/toast.ts'
import { speak } from '#workbench/language/language.ts'
import { useTranslation } from '#workbench/language/use-translation.ts'
import type { Look } from '#workbench/portal/look/look.ts'
import { changeLook } from '#workbench/portal/look/theme-config.ts'
import { useLook } from '#workbench/portal/look/use-look.ts'
import { useActs } from './acts.ts'
import { languages, modes } from './theme-drawer/settings.ts'

const icons = {
  light: <Sun aria-hidden />,
  dark: <Moon aria-hidden />,
  system: <MonitorCog aria-hidden />,
} as const

/** What is changed most often of the look: light or dark, and the language. */
export function Looks() {
  const { t } = useTranslation()
  const { open } = useActs()
  const look = useLook()
  const offer = (labels: Readonly<Record<string, string>>, chosen: string) =>
    Object.entries(labels).map(([value, label]) => ({ value, label: t(label), active: value === chosen }))
  const choose = (value: string) => {
    if (value === 'more') return open('theme')
    if (value in modes) return void changeLook({ mode: value as Look['mode'] })
    const language = value as Look['language']
    speak(language).then(
      () => changeLook({ language }),
      () => toast.error(t('语言包没有取到，请检查网络后重试。')),
    )
  }
  return (
    <Menu
      trigger={<IconButton label={t('外观与语言')} icon={icons[look.mode]} />}
      items={[
        ...offer(modes, look.mode),
        'separator',
        ...offer(languages, look.language),
        'separator',
        { value: 'more', label: t('更多外观设置'), icon: <Palette aria-hidden /> },
      ]}
      onSelect={choose}
    />
  )
}
