import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Field } from '#design-system/field/field.tsx'
import { PasswordInput } from '#design-system/password-input/password-input.tsx'
import { TextInput } from '#design-system/text-input/text-input.tsx'
import { doorDevice, relayKinds } from '#domain/system/door-device.ts'
import { orderByDevice } from '#workbench/devices/doors/calls.ts'
import { OpenDoor } from '#workbench/devices/doors/open-door.tsx'
import { oneQuery } from '#workbench/engine/queries.ts'
import { codeName } from '#workbench/language/code-name.ts'
import { useTranslation } from '#workbench/language/use-translation.ts'

/** 远程开门: nobody stands at the door to see it, so a reason is given and the person proves who they are. */
export function OpenByDevice({ id, onClose }: { readonly id: string; readonly onClose: () => void }) {
  const { t } = useTranslation()
  const { data: door } = useQuery(oneQuery(doorDevice, id))
  const [reason, setReason] = useState('')
  const [password, setPassword] = useState('')
  if (!door) return null
  return (
    <OpenDoor
      title={t('远程开门')}
      resource={doorDevice.name}
      about={[
        { label: t('门禁名称'), value: door.name },
        { label: t('所在楼栋'), value: door.labels.buildingId },
        { label: t('开门方式'), value: codeName(t, relayKinds, door.relay) },
        { label: t('开门时长'), value: t('{{seconds}} 秒后自动锁闭', { seconds: door.pulseMs / 1000 }) },
      ]}
      relay={door.relay}
      ready={reason.trim().length >= 2 && password !== ''}
      order={() => orderByDevice(id, { reason: reason.trim(), password })}
      onClose={onClose}
    >
      <Field label={t('开门原因')} help={t('至少 2 个字，与开门人一起记入安全审计')}>
        <TextInput
          maxLength={200}
          value={reason}
          onChange={(event) => setReason(event.currentTarget.value)}
        />
      </Field>
      <Field label={t('登录密码')} help={t('远程开门前请再次验证是您本人')}>
        <PasswordInput
          maxLength={200}
          value={password}
          onChange={(event) => setPassword(event.currentTarget.value)}
        />
      </Field>
    </OpenDoor>
  )
}
