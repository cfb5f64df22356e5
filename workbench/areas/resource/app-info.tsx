import { useQuery } from '@tanstack/react-query'
import { Alert } from '#design-system/alert/alert.tsx'
import { Button } from '#design-system/button/button.tsx'
import { Card } from '#design-system/card/card.tsx'
import { PageHeader } from '#design-system/page-header/page-header.tsx'
import { Stack } from '#design-system/stack/stack.tsx'
import { Tabs } from '#design-system/tabs/tabs.tsx'
import { entriesOf } from '#domain/kernel/dictionary.ts'
import { appInfo, appTypes } from '#domain/system/app-info.ts'
import { listQuery } from '#workbench/engine/queries.ts'
import type { AnyRow } from '#workbench/engine/row.ts'
import { useTranslation } from '#workbench/language/use-translation.ts'
import { AppInfoForm } from './app-info/app-info-form.tsx'

/** 系统应用信息: what the portal and the side for newcomers say of themselves before anybody signs in. */
export function Screen() {
  const { t } = useTranslation()
  const { data, error, refetch } = useQuery({
    ...listQuery(appInfo, {}),
    staleTime: Number.POSITIVE_INFINITY,
  })
  const rowOf = (appType: string) =>
    data?.find((row) => row.appType === appType) as unknown as AnyRow | undefined
  return (
    <Stack>
      <PageHeader
        title={t('系统应用信息')}
        description={t('名称、登录提示和单点登录，保存后对新打开的页面立即生效。')}
      />
      {error && (
        <Alert
          tone="danger"
          title={t(error.message)}
          action={<Button onClick={() => void refetch()}>{t('重试')}</Button>}
        />
      )}
      {!data && !error && <Card loading>{null}</Card>}
      {data && (
        <Tabs
          label={t('应用类型')}
          items={entriesOf(appTypes).map(([value, label]) => ({
            value,
            label: t(label),
            content: <AppInfoForm key={value} appType={value} row={rowOf(value)} />,
          }))}
        />
      )}
    </Stack>
  )
}
