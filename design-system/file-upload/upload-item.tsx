import { Pause, Play, RotateCcw, Trash2, X } from 'lucide-react'
import { Button } from '#design-system/button/button.tsx'
import { IconButton } from '#design-system/icon-button/icon-button.tsx'
import { Link } from '#design-system/link/link.tsx'
import { Progress } from '#design-system/progress/progress.tsx'
import { useLocale, useText } from '#design-system/text/text.tsx'
import { fileUpload } from '#styled-system/recipes/index.js'
import { writeSize } from './limits.ts'
import type { QueueItem, Uploaded } from './queue.ts'
import { Thumb } from './thumb.tsx'
import type { Uploads } from './use-uploads.ts'

type View = 'list' | 'wall'

interface SentFileProps {
  readonly file: Uploaded
  readonly view?: View
  readonly onRemove?: (id: string) => void
}

/** A file that the server has. */
export const SentFile = ({ file: { id, name, url, size }, view, onRemove }: SentFileProps) => {
  const t = useText()
  const locale = useLocale()
  const style = fileUpload({ view })
  return (
    <li className={style.item}>
      <Thumb className={style.thumb} name={name} url={url} />
      <div className={style.words}>
        <span className={style.name} title={name}>
          {url ? <Link href={url}>{name}</Link> : name}
        </span>
        {size !== undefined && <div className={style.note}>{writeSize(size, locale)}</div>}
      </div>
      {onRemove && (
        <div className={style.acts}>
          <IconButton
            size="sm"
            label={t('移除 {{name}}', { name })}
            icon={<Trash2 aria-hidden />}
            onClick={() => onRemove(id)}
          />
        </div>
      )}
    </li>
  )
}

interface WaitingFileProps {
  readonly item: QueueItem
  readonly view?: View
  readonly uploads: Pick<Uploads, 'pause' | 'again' | 'cancel'>
}

/** A file under way. */
export const WaitingFile = ({ item, view, uploads }: WaitingFileProps) => {
  const t = useText()
  const locale = useLocale()
  const style = fileUpload({ view })
  const { key, file, state, sent, fault } = item
  const { name, size } = file
  const notes: Record<QueueItem['state'], string> = {
    waiting: t('等待上传'),
    running: '',
    paused: t('已暂停，{{sent}} / {{size}}', {
      sent: writeSize(sent, locale),
      size: writeSize(size, locale),
    }),
    failed: t('没有传完：{{fault}}', { fault: fault ? t(fault) : '' }),
    done: '',
  }
  return (
    <li className={style.item} data-state={state}>
      <Thumb className={style.thumb} name={name} file={file} />
      <div className={style.words}>
        <span className={style.name} title={name}>
          {name}
        </span>
        {state === 'running' && (
          <Progress
            value={sent}
            max={size}
            label={name}
            hideLabel
            size="sm"
            figure={`${writeSize(sent, locale)} / ${writeSize(size, locale)}`}
          />
        )}
        {notes[state] && (
          <div className={style.note} role={state === 'failed' ? 'alert' : undefined}>
            {notes[state]}
          </div>
        )}
      </div>
      <div className={style.acts}>
        {state === 'failed' && (
          <Button
            size="sm"
            icon={<RotateCcw aria-hidden />}
            aria-label={t('重试 {{name}}', { name })}
            onClick={() => uploads.again(key)}
          >
            {t('重试')}
          </Button>
        )}
        {(state === 'running' || state === 'waiting') && (
          <IconButton
            size="sm"
            label={t('暂停 {{name}}', { name })}
            icon={<Pause aria-hidden />}
            onClick={() => uploads.pause(key)}
          />
        )}
        {state === 'paused' && (
          <IconButton
            size="sm"
            label={t('继续 {{name}}', { name })}
            icon={<Play aria-hidden />}
            onClick={() => uploads.again(key)}
          />
        )}
        <IconButton
          size="sm"
          label={t('取消 {{name}}', { name })}
          icon={<X aria-hidden />}
          onClick={() => uploads.cancel(key)}
        />
      </div>
    </li>
  )
}
