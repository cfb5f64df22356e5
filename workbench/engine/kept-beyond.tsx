import { Alert } from '#design-system/alert/alert.tsx'
import { useTranslation } from '#workbench/language/use-translation.ts'

/** Says that a role holds more than the asker may give or take: it stays as it is. */
export function KeptBeyond({ count }: { readonly count: number | undefined }) {
  const { t } = useTranslation()
  return count ? <Alert title={t('另有 {{count}} 项不在您的管理范围内，保持不变', { count })} /> : null
}
