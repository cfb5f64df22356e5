import { Alert } from '#design-system/alert/alert.tsx'
import { Button } from '#design-system/button/button.tsx'
import { useTranslation } from '#workbench/language/use-translation.ts'
import type { useWholeRow } from './use-whole-row.ts'

/** That a row is not there as a whole, and the way to ask for it again. */
export function NotWhole({ of }: { readonly of: ReturnType<typeof useWholeRow> }) {
  const { t } = useTranslation()
  return (
    <Alert
      tone="danger"
      title={t('没有取到完整内容')}
      action={
        <Button size="sm" loading={of.isFetching} onClick={() => void of.refetch()}>
          {t('重试')}
        </Button>
      }
    >
      {t(of.error?.message ?? '')}
    </Alert>
  )
}
