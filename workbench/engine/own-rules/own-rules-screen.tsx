import { useQuery } from '@tanstack/react-query'
import { PageHeader } from '#design-system/page-header/page-header.tsx'
import { Stack } from '#design-system/stack/stack.tsx'
import type { AnyResource } from '#domain/kernel/resource.ts'
import { Asked } from '#workbench/engine/asked.tsx'
import { ownRulesQuery } from './calls.ts'
import { OwnRulesForm } from './own-rules-form.tsx'

interface OwnRulesScreenProps {
  readonly resource: AnyResource
  readonly title: string
  readonly description: string
}

/** What people may change of their own record, when, and what has to be reviewed and proven. */
export function OwnRulesScreen({ resource, title, description }: OwnRulesScreenProps) {
  const query = useQuery(ownRulesQuery(resource.name))
  return (
    <Stack>
      <PageHeader title={title} description={description} />
      <Asked query={query}>
        {(rules) => <OwnRulesForm key={query.dataUpdatedAt} resource={resource} known={rules} />}
      </Asked>
    </Stack>
  )
}
