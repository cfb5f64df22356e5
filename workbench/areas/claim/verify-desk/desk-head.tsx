import { CloudUpload, Settings2, Volume2, VolumeX, Wifi } from 'lucide-react'
import { Button } from '#design-system/button/button.tsx'
import { FullScreenButton } from '#design-system/full-screen/full-screen-button.tsx'
import type { FullScreenState } from '#design-system/full-screen/use-full-screen.ts'
import { IconButton } from '#design-system/icon-button/icon-button.tsx'
import { ariaKeys } from '#design-system/kbd/kbd.tsx'
import { PageHeader } from '#design-system/page-header/page-header.tsx'
import { Tag } from '#design-system/tag/tag.tsx'
import { Tooltip } from '#design-system/tooltip/tooltip.tsx'
import { useTranslation } from '#workbench/language/use-translation.ts'
import type { HeldCopy } from './copy.ts'
import { clockOf } from './time.ts'
import { deskKeys } from './use-desk-keys.ts'

interface DeskHeadProps {
  readonly name: string
  readonly net: 'up' | 'down'
  readonly copy: HeldCopy
  readonly waiting: number
  readonly conflicts: number
  readonly muted: boolean
  readonly screen: FullScreenState
  readonly onName: () => void
  readonly onMute: () => void
  readonly onQueue: () => void
}

/** Which desk it is and how it stands: what waits for it, the sound. Without a network the bar of the notes tells of it. */
export function DeskHead(props: DeskHeadProps) {
  const { name, net, copy, waiting, conflicts, muted, screen, onName, onMute, onQueue } = props
  const { t } = useTranslation()
  return (
    <PageHeader
      title={t('新生核验台')}
      status={
        net === 'up' && (
          <>
            <Tag tone="success" icon={<Wifi aria-hidden />}>
              {t('网络正常')}
            </Tag>
            <Readiness {...copy} />
          </>
        )
      }
      actions={
        <>
          <Button
            icon={<CloudUpload />}
            variant={conflicts > 0 ? 'danger' : 'outline'}
            aria-keyshortcuts={ariaKeys(deskKeys.queue)}
            onClick={onQueue}
          >
            {conflicts > 0
              ? t('{{count}} 条需处理', { count: conflicts })
              : t('{{count}} 条待上传', { count: waiting })}
          </Button>
          <Tooltip text={muted ? t('打开声音（F9）') : t('静音（F9）')}>
            <IconButton
              label={t('静音')}
              pressed={muted}
              icon={muted ? <VolumeX aria-hidden /> : <Volume2 aria-hidden />}
              onClick={onMute}
            />
          </Tooltip>
          <FullScreenButton {...screen} />
          <Button variant="ghost" icon={<Settings2 />} onClick={onName}>
            {name}
          </Button>
        </>
      }
    />
  )
}

/** That the desk could go on without a network, and by a list of which hour; or how far that list is. */
function Readiness({ known, listed, at }: HeldCopy) {
  const { t } = useTranslation()
  if (at === null || listed === 0) return null
  if (known < listed)
    return (
      <Tag look="dot" tone="warning">
        {t('断网名单准备中 {{known}}/{{listed}}', { known, listed })}
      </Tag>
    )
  return (
    <Tag look="dot">{t('断网可用：{{count}} 人，{{time}} 更新', { count: known, time: clockOf(at) })}</Tag>
  )
}
