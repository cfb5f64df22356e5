import { useState } from 'react'
import { Card } from '#design-system/card/card.tsx'
import { PageHeader } from '#design-system/page-header/page-header.tsx'
import { Segmented } from '#design-system/segmented/segmented.tsx'
import { Stack } from '#design-system/stack/stack.tsx'
import type { AnyResource } from '#domain/kernel/resource.ts'
import { useTranslation } from '#workbench/language/use-translation.ts'
import { Reviews } from './reviews.tsx'

interface ReviewScreenProps {
  readonly resource: AnyResource
  readonly title: string
  readonly description: string
}

/** What people have asked to be changed about them, and what was decided. */
export function ReviewScreen({ resource, title, description }: ReviewScreenProps) {
  const { t } = useTranslation()
  const [state, setState] = useState<'pending' | 'handled'>('pending')
  return (
    <Stack>
      <PageHeader title={title} description={description} />
      <Card>
        <Stack>
          <Segmented
            label={t('审核状态')}
            value={state}
            options={[
              { value: 'pending', label: t('待审核') },
              { value: 'handled', label: t('已处理') },
            ]}
            onChange={(next) => setState(next ?? 'pending')}
          />
          <Reviews key={state} resource={resource} state={state} />
        </Stack>
      </Card>
    </Stack>
  )
}
