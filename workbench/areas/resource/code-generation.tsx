import { useState } from 'react'
import { PageHeader } from '#design-system/page-header/page-header.tsx'
import { Stack } from '#design-system/stack/stack.tsx'
import { useTranslation } from '#workbench/language/use-translation.ts'
import type { Draft } from './code-generation/draft.ts'
import { Drawing } from './code-generation/drawing.tsx'
import { SourcePicker } from './code-generation/source-picker.tsx'

/** 代码生成: from a table or a sheet to a declaration, seen at work before anything is downloaded. */
export function Screen() {
  const { t } = useTranslation()
  const [draft, setDraft] = useState<Draft>()
  return (
    <Stack>
      <PageHeader
        title={t('代码生成')}
        description={t('从数据表或电子表格生成资源声明：列表、表单、权限和接口都由它而来。')}
      />
      {draft ? (
        <Drawing draft={draft} onChange={setDraft} onClose={() => setDraft(undefined)} />
      ) : (
        <SourcePicker onDraft={setDraft} />
      )}
    </Stack>
  )
}
