import { LogOut, MonitorCog, Moon, Sun } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Avatar } from '#design-system/avatar/avatar.tsx'
import { Button } from '#design-system/button/button.tsx'
import { useConfirm } from '#design-system/confirm/confirm.tsx'
import { IconButton } from '#design-system/icon-button/icon-button.tsx'
import { Menu } from '#design-system/menu/menu.tsx'
import type { Density, Mode } from '#design-system/theme/theme.ts'
import { type Language, speak } from '#workbench/language/language.ts'
import { session } from '#workbench/session/session.ts'
import { usePerson } from '#workbench/session/use-session.ts'
import { changeLook, readLook } from './theme-config.ts'

/** At the end of the top bar: how it looks, and whose it is. */
export const Tools = () => (
  <>
    <Looks />
    <Owner />
  </>
)

const modes = { light: '浅色', dark: '深色', system: '跟随系统' } as const satisfies Record<Mode, string>
const densities = { compact: '紧凑', default: '标准', touch: '触屏' } as const satisfies Record<
  Density,
  string
>
/** Each in its own tongue: whoever looks for one may not read the other. */
const languages = { 'zh-cn': '简体中文', 'zh-tw': '繁體中文', en: 'English' } as const satisfies Record<
  Language,
  string
>
const modeIcons = {
  light: <Sun aria-hidden />,
  dark: <Moon aria-hidden />,
  system: <MonitorCog aria-hidden />,
}

function Looks() {
  const { t } = useTranslation()
  const [look, setLook] = useState(readLook)
  const choose = (value: string) => {
    if (value in languages) void speak(value as Language)
    setLook(changeLook(changeBy(value)))
  }
  const offer = (labels: Readonly<Record<string, string>>, chosen: string) =>
    Object.entries(labels).map(([value, label]) => ({ value, label: t(label), active: value === chosen }))
  return (
    <Menu
      trigger={<IconButton label={t('外观与语言')} icon={modeIcons[look.mode]} />}
      items={[
        ...offer(modes, look.mode),
        'separator',
        ...offer(densities, look.density),
        'separator',
        ...offer(languages, look.language),
      ]}
      onSelect={choose}
    />
  )
}

function changeBy(value: string): Parameters<typeof changeLook>[0] {
  if (value in modes) return { mode: value as Mode }
  if (value in densities) return { density: value as Density }
  return { language: value as Language }
}

function Owner() {
  const { t } = useTranslation()
  const confirm = useConfirm()
  const person = usePerson()
  if (!person) return null
  const leave = async () => {
    const sure = await confirm({
      title: t('退出登录'),
      text: t('此操作将退出登录，是否继续？'),
      confirmText: t('退出登录'),
    })
    if (sure) session.send({ type: 'SIGN_OUT' })
  }
  return (
    <Menu
      trigger={
        <Button variant="ghost" icon={<Avatar name={person.name} size="sm" />}>
          {person.name}
        </Button>
      }
      title={person.account}
      items={[{ value: 'sign-out', label: t('退出登录'), icon: <LogOut aria-hidden /> }]}
      onSelect={leave}
    />
  )
}
