import { css } from '#styled-system/css/index.js'
import { idsIn, useFiles } from '#workbench/files/use-files.ts'
import { useTranslation } from '#workbench/language/use-translation.ts'

/** The pictures that the model looked at, large enough to judge by; a press opens one whole. */
export function RoomPhotos({ ids }: { readonly ids: string }) {
  const { t } = useTranslation()
  const { data = [] } = useFiles(idsIn(ids))
  return (
    <ul className={list} aria-label={t('检查照片')}>
      {data.map(({ fileId, link }, at) => (
        <li key={fileId}>
          <a href={link} target="_blank" rel="noopener noreferrer">
            <img className={picture} src={link} alt={t('检查照片 {{no}}', { no: at + 1 })} />
          </a>
        </li>
      ))}
    </ul>
  )
}

const list = css({ display: 'flex', gap: '2', overflowX: 'auto', _empty: { display: 'none' } })
const picture = css({ height: '36', width: 'auto', objectFit: 'contain', borderRadius: 'sm' })
