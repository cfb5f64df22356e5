import { notice } from '#domain/system/notice.ts'
import type { AnyRow } from '#workbench/engine/row.ts'
import type { NoticeRow } from './notices.tsx'
import { PublicationDrawer } from './publication-drawer.tsx'

export interface NoticeFormProps {
  readonly open: boolean
  readonly row: NoticeRow | undefined
  readonly onClose: () => void
}

const sections = {
  基本信息: ['title', 'category', 'validFrom', 'validTo', 'pinned', 'mustRead'],
  附件: ['attachments'],
  正文: ['body'],
}

/** Writes a notice; it stays a draft until it is published. */
export const NoticeForm = ({ open, row, onClose }: NoticeFormProps) => (
  <PublicationDrawer
    open={open}
    resource={notice}
    row={row as unknown as AnyRow | undefined}
    given={{ category: 'notice' }}
    sections={sections}
    onClose={onClose}
  />
)
