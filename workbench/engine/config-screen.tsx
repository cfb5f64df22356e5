import { useQuery } from '@tanstack/react-query'
import { Alert } from '#design-system/alert/alert.tsx'
import { Button } from '#design-system/button/button.tsx'
import { Card } from '#design-system/card/card.tsx'
import { PageHeader } from '#design-system/page-header/page-header.tsx'
import { Skeleton } from '#design-system/skeleton/skeleton.tsx'
import { Stack } from '#design-system/stack/stack.tsx'
import { useTranslation } from '#workbench/language/use-translation.ts'
import { SettingsForm } from './config-screen/settings-form.tsx'
import type { GenericScreenProps } from './generic-screen-props.ts'
import { settingsQuery } from './queries.ts'
import type { AnyRow } from './row.ts'

/** The settings of the college that one resource holds, as a form. */
export function ConfigScreen({ resource, title }: GenericScreenProps) {
  const { t } = useTranslation()
  // Saved by this very form; what others save meanwhile is told when it is saved over.
  const { data, error, refetch } = useQuery({
    ...settingsQuery(resource),
    staleTime: Number.POSITIVE_INFINITY,
  })
  return (
    <Stack>
      {!data && <PageHeader title={t(title)} />}
      {error && (
        <Alert
          tone="danger"
          title={t(error.message)}
          action={<Button onClick={() => void refetch()}>{t('重试')}</Button>}
        />
      )}
      {!data && !error && (
        <Card>
          <div aria-busy>
            <Skeleton shape="block" height={60} />
          </div>
        </Card>
      )}
      {data && <SettingsForm resource={resource} title={title} row={data as AnyRow} />}
    </Stack>
  )
}
