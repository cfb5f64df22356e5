import { Download } from 'lucide-react'
import { Alert } from '#design-system/alert/alert.tsx'
import { Button } from '#design-system/button/button.tsx'
import { writeSize } from '#design-system/file-upload/limits.ts'
import { IconButton } from '#design-system/icon-button/icon-button.tsx'
import { Skeleton } from '#design-system/skeleton/skeleton.tsx'
import { css } from '#styled-system/css/index.js'
import { useTranslation } from '#workbench/language/use-translation.ts'
import { saveFile } from './file-link.ts'
import { idsIn, useFiles } from './use-files.ts'

const list = css({ display: 'grid', gap: '2', listStyle: 'none', padding: '0', margin: '0' })
const line = css({ display: 'flex', alignItems: 'center', gap: '3', minWidth: '0' })
const picture = css({ width: '12', height: '12', objectFit: 'cover', borderRadius: 'sm', flexShrink: '0' })
const words = css({ minWidth: '0', flexGrow: '1', overflowWrap: 'anywhere' })
const note = css({ color: 'text.faint', textStyle: 'caption' })

/** The files that a row holds: pictures in small, all of them to be saved. */
export function HeldFiles({ ids, label }: { readonly ids: string; readonly label: string }) {
  const { t, language } = useTranslation()
  const asked = idsIn(ids)
  const { data, error, refetch } = useFiles(asked)
  if (asked.length === 0) return null
  if (error)
    return (
      <Alert
        tone="danger"
        title={t('文件没有读出来')}
        action={<Button onClick={() => void refetch()}>{t('重试')}</Button>}
      />
    )
  if (!data) return <Skeleton />
  return (
    <ul className={list} aria-label={label}>
      {data.map(({ fileId, originalName, contentType, fileSize, link }) => (
        <li key={fileId} className={line}>
          {contentType.startsWith('image/') && <img className={picture} src={link} alt="" />}
          <span className={words}>
            {originalName} <span className={note}>{writeSize(fileSize, language)}</span>
          </span>
          <IconButton
            size="sm"
            label={t('下载 {{name}}', { name: originalName })}
            icon={<Download aria-hidden />}
            onClick={() => void saveFile(fileId)}
          />
        </li>
      ))}
    </ul>
  )
}
