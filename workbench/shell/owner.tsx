import { Keyboard, LockKeyhole, LogOut, Palette, UserRound } from 'lucide-react'
import { Avatar } from '#design-system/avatar/avatar.tsx'
import { Button } from '#design-system/button/button.tsx'
import { Menu } from '#design-system/menu/menu.tsx'
import { usePhone } from '#design-system/parts/media/use-phone.ts'
import { cva } from '#styled-system/css/index.js'
import { usePerson } from '#workbench/account/session/use-session.ts'
import { useTranslation } from '#workbench/language/use-translation.ts'
import { useActs } from './acts.ts'

/** Whose portal it is now, and what is their own. On a phone it also holds what has no room in the bar. */
export function Owner() {
  const { t } = useTranslation()
  const person = usePerson()
  const phone = usePhone()
  const { go, open, panels, lock, signOut } = useActs()
  if (!person) return null
  const acts: Readonly<Record<string, () => void>> = {
    personal: () => go('/personalcenter'),
    theme: () => open('theme'),
    keys: () => open('keys'),
    lock,
    'sign-out': signOut,
  }
  return (
    <Menu
      trigger={
        <Button variant="ghost" icon={<Avatar name={person.name} size="sm" />} aria-label={person.name}>
          <span className={name()}>{person.name}</span>
        </Button>
      }
      title={person.account}
      items={[
        { value: 'personal', label: t('个人中心'), icon: <UserRound aria-hidden /> },
        { value: 'theme', label: t('外观设置'), icon: <Palette aria-hidden /> },
        ...(panels.includes('keys') && !phone
          ? [{ value: 'keys', label: t('键盘操作'), icon: <Keyboard aria-hidden />, shortcut: '?' }]
          : []),
        { value: 'lock', label: t('锁定屏幕'), icon: <LockKeyhole aria-hidden />, shortcut: 'Ctrl+Alt+L' },
        'separator',
        { value: 'sign-out', label: t('退出登录'), icon: <LogOut aria-hidden /> },
      ]}
      onSelect={(act) => acts[act]?.()}
    />
  )
}

const name = cva({ base: { display: { base: 'none', lg: 'inline' } } })
