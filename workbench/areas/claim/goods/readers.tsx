import { Button } from '#design-system/button/button.tsx'
import { Stack } from '#design-system/stack/stack.tsx'
import { Tag } from '#design-system/tag/tag.tsx'
import type { GoodsWho } from '#domain/claim/goods/desk-calls.ts'
import type { DeviceEvent } from '#workbench/devices/heard.ts'
import { TellApart } from '#workbench/devices/panel/tell-apart.tsx'
import type { DeviceProfile } from '#workbench/devices/profile.ts'
import { useProfiles } from '#workbench/devices/profiles.ts'
import { useDevice } from '#workbench/devices/use-device.ts'
import { useScan } from '#workbench/engine/use-scan.ts'
import { useTranslation } from '#workbench/language/use-translation.ts'
import { whoOfText } from './who-of-text.ts'

interface ReadersProps {
  /** Not while a dialog is open: what is tapped then is not meant for it. */
  readonly listening: boolean
  readonly onWho: (who: GoodsWho) => void
}

/** Whom an event of a reader means. A number too short to tell cards apart means nobody. */
function whoOf(event: DeviceEvent): GoodsWho | undefined {
  if (event.kind === 'id-card') return { idNo: event.card.number }
  if (event.kind === 'card') return event.tap.weak ? undefined : { cardUid: event.tap.canonical }
  return event.kind === 'scan' ? whoOfText(event.text) : undefined
}

/** The readers of this computer, at work as long as the desk is open; a keyboard reader needs no setting up. */
export function Readers({ listening, onWho }: ReadersProps) {
  const { t } = useTranslation()
  const readers = useProfiles().filter(({ purpose }) => purpose !== 'relay')
  const keyboard = readers.some(({ link }) => link === 'keyboard')
  useScan(listening && !keyboard, (text) => {
    const who = whoOfText(text)
    if (who) onWho(who)
  })
  if (readers.length === 0)
    return <Tag look="dot">{t('键盘式读卡器和扫码枪可直接使用，其他读卡器请先在“核验设备”中添加')}</Tag>
  return (
    <Stack direction="row" gap="sm" wrap>
      {readers.map((profile) => (
        <Reader key={profile.id} profile={profile} listening={listening} onWho={onWho} />
      ))}
    </Stack>
  )
}

const Reader = ({ profile, listening, onWho }: ReadersProps & { readonly profile: DeviceProfile }) => {
  const { t } = useTranslation()
  const device = useDevice(profile, {
    onEvent: (event) => {
      const who = listening ? whoOf(event) : undefined
      if (who) onWho(who)
    },
  })
  const { state, fault, trial, connect } = device
  const online = state === 'online' || state === 'degraded'
  const name = profile.link === 'simulator' ? t('{{name}}（模拟设备）', { name: profile.name }) : profile.name
  if (trial || fault === 'which-device')
    return (
      <>
        <Tag look="dot" tone="warning">
          {name}
        </Tag>
        <TellApart profile={profile} device={device} />
      </>
    )
  return online ? (
    <Tag look="dot" tone="success">
      {t('{{name}} 已连接', { name })}
    </Tag>
  ) : (
    <Button size="sm" onClick={() => void connect()}>
      {t('连接{{name}}', { name })}
    </Button>
  )
}
