import { useQuery } from '@tanstack/react-query'
import { unlock, unlockReasons } from '#domain/dormitory/unlock.ts'
import { orderByRegister } from '#workbench/devices/doors/calls.ts'
import { OpenDoor } from '#workbench/devices/doors/open-door.tsx'
import { oneQuery } from '#workbench/engine/queries.ts'
import { codeName } from '#workbench/language/code-name.ts'
import { useTranslation } from '#workbench/language/use-translation.ts'

/** Opens the door of one entry, once. */
export function OpenByRegister({ id, onClose }: { readonly id: string; readonly onClose: () => void }) {
  const { t } = useTranslation()
  const { data: entry } = useQuery(oneQuery(unlock, id))
  if (!entry) return null
  return (
    <OpenDoor
      title={t('开门')}
      resource={unlock.name}
      about={[
        { label: t('开锁事由'), value: entry.subject },
        { label: t('开锁原因'), value: codeName(t, unlockReasons, entry.reason) },
        { label: t('门禁设备'), value: entry.labels.deviceId },
        { label: t('申请学生'), value: entry.labels.studentId ?? t('无') },
        { label: t('见证人'), value: entry.witness ?? t('无') },
      ]}
      relay={entry.relay ?? 'gateway'}
      order={() => orderByRegister(id)}
      once
      onClose={onClose}
    />
  )
}
