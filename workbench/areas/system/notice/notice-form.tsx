import { useTranslation } from 'react-i18next'
import { FormField } from '#design-system/form/form-field.tsx'
import { FormSection } from '#design-system/form/form-section.tsx'
import { RichText } from '#design-system/rich-text/rich-text.tsx'
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
}

/** Writes a notice; it stays a draft until it is published. */
export function NoticeForm({ open, row, onClose }: NoticeFormProps) {
  const { t } = useTranslation()
  return (
    <PublicationDrawer
      open={open}
      resource={notice}
      row={row as unknown as AnyRow | undefined}
      given={{ category: 'notice' }}
      sections={sections}
      onClose={onClose}
      body={(form) => (
        <FormSection title={t('正文')}>
          <FormField control={form.control} name="body" label={t('正文')} required whole>
            {({ value, onChange }) => (
              <RichText value={typeof value === 'string' ? value : ''} onChange={onChange} />
            )}
          </FormField>
        </FormSection>
      )}
    />
  )
}
