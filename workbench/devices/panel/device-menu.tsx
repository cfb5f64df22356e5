import { Ellipsis } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#design-system/button/button.tsx'
import { useConfirm } from '#design-system/confirm/confirm.tsx'
import { Dialog } from '#design-system/dialog/dialog.tsx'
import { Field } from '#design-system/field/field.tsx'
import { IconButton } from '#design-system/icon-button/icon-button.tsx'
import { Menu } from '#design-system/menu/menu.tsx'
import { TextInput } from '#design-system/text-input/text-input.tsx'
import { revokeGrant } from '#workbench/devices/links/revoke-grant.ts'
import type { DeviceProfile } from '#workbench/devices/profile.ts'
import { forgetProfile, keepProfile } from '#workbench/devices/profiles.ts'
import { useTranslation } from '#workbench/language/use-translation.ts'

interface DeviceMenuProps {
  readonly profile: DeviceProfile
  readonly running: boolean
  readonly onDisconnect: () => void
}

/** Renames a device of this computer, lets go of it, or forgets it with its permission. */
export function DeviceMenu({ profile, running, onDisconnect }: DeviceMenuProps) {
  const { t } = useTranslation()
  const confirm = useConfirm()
  const [renaming, setRenaming] = useState(false)

  async function forget() {
    const yes = await confirm({
      title: t('移除“{{name}}”？', { name: profile.name }),
      text: t('这台电脑将不再连接它，浏览器的授权也会收回；需要时可以重新添加。'),
      confirmText: t('移除'),
      danger: true,
    })
    if (!yes) return
    onDisconnect()
    forgetProfile(profile.id)
    await revokeGrant(profile)
  }

  return (
    <>
      <Menu
        trigger={<IconButton label={t('{{name}}的更多操作', { name: profile.name })} icon={<Ellipsis />} />}
        items={[
          { value: 'rename', label: t('重命名') },
          { value: 'disconnect', label: t('断开连接'), disabled: !running },
          { value: 'forget', label: t('移除设备'), danger: true },
        ]}
        onSelect={(value) => {
          if (value === 'rename') setRenaming(true)
          if (value === 'disconnect') onDisconnect()
          if (value === 'forget') void forget()
        }}
      />
      {renaming && <Rename profile={profile} onClose={() => setRenaming(false)} />}
    </>
  )
}

function Rename({ profile, onClose }: { readonly profile: DeviceProfile; readonly onClose: () => void }) {
  const { t } = useTranslation()
  const [name, setName] = useState(profile.name)
  const next = name.trim()
  const save = () => {
    keepProfile({ ...profile, name: next })
    onClose()
  }
  return (
    <Dialog
      open
      size="sm"
      title={t('重命名设备')}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('取消')}</Button>
          <Button variant="solid" disabled={!next} onClick={save}>
            {t('保存')}
          </Button>
        </>
      }
    >
      <Field label={t('设备名称')} required help={t('写明窗口和用途，现场的人一看就知道是哪一台。')}>
        <TextInput value={name} maxLength={40} onChange={({ target }) => setName(target.value)} />
      </Field>
    </Dialog>
  )
}
