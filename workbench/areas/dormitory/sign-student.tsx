import { useQuery } from '@tanstack/react-query'
import { PageHeader } from '#design-system/page-header/page-header.tsx'
import { Stack } from '#design-system/stack/stack.tsx'
import { cva } from '#styled-system/css/index.js'
import { Asked } from '#workbench/engine/asked.tsx'
import { useTranslation } from '#workbench/language/use-translation.ts'
import { OwnSigns } from './sign/own-signs.tsx'
import { ownSignsQuery } from './sign/queries.ts'

/** 学生签到: the rounds of this evening with one large button, and how the last ones ended. */
export function Screen() {
  const { t } = useTranslation()
  const query = useQuery(ownSignsQuery)
  return (
    <div className={page()}>
      <Stack>
        <PageHeader title={t('学生签到')} />
        <Asked query={query}>{(signs) => <OwnSigns signs={signs} />}</Asked>
      </Stack>
    </div>
  )
}

// As wide as a phone even on a desk: it is used on one.
const page = cva({ base: { width: 'full', maxWidth: 'dialog.md', marginInline: 'auto' } })
