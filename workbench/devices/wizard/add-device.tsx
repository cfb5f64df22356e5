import { useState } from 'react'
import { Button } from '#design-system/button/button.tsx'
import { Dialog } from '#design-system/dialog/dialog.tsx'
import { Stack } from '#design-system/stack/stack.tsx'
import { Steps } from '#design-system/steps/steps.tsx'
import { DeviceError, isFault } from '#devices/fault.ts'
import { FaultNote } from '#workbench/devices/panel/fault-note.tsx'
import { forgetProfile, keepProfile } from '#workbench/devices/profiles.ts'
import { useTranslation } from '#workbench/language/use-translation.ts'
import { askLeave } from './ask-leave.ts'
import { ChooseDriver } from './choose-driver.tsx'
import { ChoosePurpose } from './choose-purpose.tsx'
import { type Draft, draftFor, isDescribed } from './draft.ts'
import { LeaveStep } from './leave-step.tsx'
import { TryOut } from './try-out.tsx'

const last = 3

/** Adds a device of this computer: what it is, how it is connected, the browser's leave, and a first try. */
export function AddDevice({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation()
  const [at, go] = useState(0)
  const [draft, setDraft] = useState<Draft>(() => draftFor('id-card', ''))
  const [fault, setFault] = useState<DeviceError | null>(null)
  const [asking, setAsking] = useState(false)
  const named = draft.name.trim() !== ''
  const ready = at === 0 || (at === 1 ? isDescribed(draft) : named)

  async function next() {
    if (at !== 2) return go(at + 1)
    setFault(null)
    setAsking(true)
    try {
      const profile = { ...draft, name: draft.name.trim(), ...(await askLeave(draft)) }
      keepProfile(profile)
      setDraft(profile)
      go(last)
    } catch (error) {
      setFault(isFault(error) ? error : new DeviceError('cancelled'))
    } finally {
      setAsking(false)
    }
  }

  /** A device that was kept for the try is not what was wanted. */
  function back() {
    if (at === last) forgetProfile(draft.id)
    setFault(null)
    go(at - 1)
  }

  const asks = draft.link === 'serial' || draft.link === 'hid'
  return (
    <Dialog
      open
      size="md"
      title={t('添加设备')}
      onClose={onClose}
      footer={
        <>
          {at > 0 && <Button onClick={back}>{t('上一步')}</Button>}
          {at === last ? (
            <Button variant="solid" onClick={onClose}>
              {t('完成')}
            </Button>
          ) : (
            <Button variant="solid" disabled={!ready} loading={asking} onClick={() => void next()}>
              {at < 2 ? t('下一步') : asks ? t('请求授权') : t('连接')}
            </Button>
          )}
        </>
      }
    >
      <Stack gap="lg">
        <Steps
          label={t('添加设备')}
          value={at}
          items={[
            { title: t('设备类型') },
            { title: t('连接方式') },
            { title: t('名称与授权') },
            { title: t('试一试') },
          ]}
        />
        {at === 0 && (
          <ChoosePurpose
            value={draft.purpose}
            onChange={(purpose) => setDraft(draftFor(purpose, draft.name))}
          />
        )}
        {at === 1 && <ChooseDriver draft={draft} onChange={setDraft} />}
        {at === 2 && <LeaveStep draft={draft} onChange={setDraft} />}
        {at === last && <TryOut profile={draft} />}
        {fault && <FaultNote fault={fault.code} detail={fault.detail} />}
      </Stack>
    </Dialog>
  )
}
