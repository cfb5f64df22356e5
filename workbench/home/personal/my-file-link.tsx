import { Download } from 'lucide-react'
import { Button } from '#design-system/button/button.tsx'
import { Link } from '#design-system/link/link.tsx'
import { fileLinkCategories } from '#domain/system/file-link.ts'
import { downloadCalls } from '#domain/system/file-links/calls.ts'
import { saveFile } from '#workbench/files/file-link.ts'
import { codeName } from '#workbench/language/code-name.ts'
import { useTranslation } from '#workbench/language/use-translation.ts'
import { OwnListFrame, useOwnList } from './own-list/own-list.tsx'

/** 文件下载: templates, handbooks and rules that concern me. */
export function Screen() {
  const { t } = useTranslation()
  const list = useOwnList(downloadCalls.mine, 'category')
  return (
    <OwnListFrame
      title="文件下载"
      list={list}
      kinds={fileLinkCategories.labels}
      kindLabel="下载类别"
      nothing="还没有可以下载的文件"
      items={list.rows.map(({ id, title, category, description, address, file, updatedAt }) => ({
        id,
        title,
        description: [codeName(t, fileLinkCategories, category), description ?? updatedAt.slice(0, 10)].join(
          ' · ',
        ),
        actions: file ? (
          <Button
            size="sm"
            icon={<Download aria-hidden />}
            aria-label={t('下载 {{name}}', { name: title })}
            onClick={() => void saveFile(file)}
          >
            {t('下载')}
          </Button>
        ) : (
          <Link href={address ?? ''} external>
            <Download aria-hidden />
            {t('下载')}
          </Link>
        ),
      }))}
    />
  )
}
