import { KeyRound } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#design-system/button/button.tsx'
import { ConfirmDialog } from '#design-system/confirm/confirm-dialog.tsx'
import { useLeaveGuard } from '#design-system/leave-guard/leave-guard.tsx'
import { toast } from '#design-system/toaster/toast.ts'
import { DeviceError, faultKinds, isFault } from '#devices/fault.ts'
import { hexOf } from '#devices/hex.ts'
import { reader } from '#domain/claim/reader.ts'
import { deskKey } from '#workbench/devices/desk-key.ts'
import type { Acts } from '#workbench/devices/drives/drive.ts'
import { keyChange } from '#workbench/devices/key-change.ts'
import type { DeviceProfile } from '#workbench/devices/profile.ts'
import { getOne, update } from '#workbench/engine/calls.ts'
import { useTranslation } from '#workbench/language/use-translation.ts'
import { usePermission } from '#workbench/portal/menus/menus.ts'

interface ReaderKeyProps {
  readonly profile: DeviceProfile
  /** None while the reader is away. */
  readonly setKey: Acts['setKey']
}

/** Gives a reader with a secure channel another key. Anyone who may not change its record is not offered it. */
export function ReaderKey(props: ReaderKeyProps) {
  const { t } = useTranslation()
  const may = usePermission()('claim.reader:update')
  const [asking, setAsking] = useState(false)
  const { link, record } = props.profile
  if (link !== 'simulator' && !(may && record)) return null
  return (
    <>
      <Button icon={<KeyRound />} disabled={!props.setKey} onClick={() => setAsking(true)}>
        {t('更换密钥')}
      </Button>
      {asking && <ChangeKey {...props} onClose={() => setAsking(false)} />}
    </>
  )
}

/** The college's record of the reader, where the key is sealed. */
const recordOf = (profile: DeviceProfile, id: string) => ({
  read: () => deskKey(profile),
  async write(key: Uint8Array) {
    const { revision } = await getOne(reader, id)
    await update(reader, { id, revision, channelKey: hexOf(key) })
  },
})

function ChangeKey({ profile, setKey, onClose }: ReaderKeyProps & { readonly onClose: () => void }) {
  const { t } = useTranslation()
  const { name, link, record } = profile
  const [change] = useState(() =>
    keyChange(link === 'simulator' || !record ? null : recordOf(profile, record)),
  )
  useLeaveGuard(change.isOpen)

  async function give(key: Uint8Array) {
    if (!setKey) throw new DeviceError('device-lost')
    await setKey(key)
  }

  async function run() {
    try {
      await change.run(give)
    } catch (error) {
      throw new Error(saidOf(error))
    }
    toast.success(t('密钥已更换，读卡器已用新密钥重新连接'))
    onClose()
  }

  function saidOf(error: unknown) {
    if (isFault(error, 'unconfirmed'))
      return t('读卡器没有回答是否已换上新密钥。请不要断开它，也不要关闭页面，稍候重试。')
    if (isFault(error)) return t(faultKinds[error.code].sentence)
    const message = error instanceof Error ? t(error.message) : ''
    return change.isOpen()
      ? t('读卡器已换上新密钥，但没有登记成功：{{message}} 请不要关闭页面，稍候重试。', { message })
      : message
  }

  async function leave() {
    onClose()
    if (!change.isOpen()) return
    try {
      await change.undo(give)
      toast.info(t('已换回原来的密钥'))
    } catch {
      toast.error(t('没有换回原来的密钥'), {
        description: t('如果之后提示未通过安全校验，请把读卡器恢复出厂设置，再重新登记密钥。'),
        duration: Number.POSITIVE_INFINITY,
      })
    }
  }

  return (
    <ConfirmDialog
      open
      danger
      title={t('更换“{{name}}”的密钥？', { name })}
      confirmText={t('更换')}
      onConfirm={run}
      onCancel={() => void leave()}
    >
      {record && link !== 'simulator'
        ? t(
            '新密钥在这台电脑上随机生成，换上后立即登记到服务器，任何人都看不到它。更换期间请不要拔下读卡器。',
          )
        : t('新密钥只属于这台模拟设备，关闭页面即作废。')}
    </ConfirmDialog>
  )
}
