import { Button } from '#design-system/button/button.tsx'
import { Drawer } from '#design-system/drawer/drawer.tsx'
import { Stack } from '#design-system/stack/stack.tsx'
import { Tag } from '#design-system/tag/tag.tsx'
import { noticeCategories } from '#domain/system/notice.ts'
import { HeldFiles } from '#workbench/files/held-files.tsx'
import { ShownText } from '#workbench/files/shown-text.tsx'
import { codeName } from '#workbench/language/code-name.ts'
import { useTranslation } from '#workbench/language/use-translation.ts'
import type { NoticeRow } from './notices.tsx'

export interface PreviewProps {
  readonly row: NoticeRow | undefined
  readonly onEdit: () => void
  readonly onClose: () => void
}

/** The notice as its readers see it. */
export function Preview({ row, onEdit, onClose }: PreviewProps) {
  const { t } = useTranslation()
  return (
    <Drawer
      open={row !== undefined}
      size="lg"
      title={row?.title ?? t('预览')}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('关闭')}</Button>
          {row?.can.includes('update') && (
            <Button variant="solid" onClick={onEdit}>
              {t('编辑')}
            </Button>
          )}
        </>
      }
    >
      {row && (
        <Stack gap="lg">
          <Stack direction="row" wrap align="center">
            <Tag>{codeName(t, noticeCategories, row.category)}</Tag>
            {row.mustRead && <Tag tone="danger">{t('必读')}</Tag>}
            {row.publishedAt && <time>{row.publishedAt.slice(0, 16)}</time>}
          </Stack>
          <ShownText html={row.body} />
          {row.attachments && <HeldFiles ids={row.attachments} label={t('附件')} />}
        </Stack>
      )}
    </Drawer>
  )
}
