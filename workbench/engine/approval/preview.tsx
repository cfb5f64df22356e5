import { useQuery } from '@tanstack/react-query'
import { Alert } from '#design-system/alert/alert.tsx'
import { Stack } from '#design-system/stack/stack.tsx'
import { Asked } from '#workbench/engine/asked.tsx'
import type { AnyRow } from '#workbench/engine/row.ts'
import { Section } from '#workbench/engine/section.tsx'
import { useTranslation } from '#workbench/language/use-translation.ts'
import { previewQuery } from './calls.ts'
import { ForeseenSteps } from './foreseen-steps.tsx'
import { StarterPicks } from './starter-picks.tsx'

interface PreviewProps {
  readonly resource: string
  readonly row: AnyRow
}

/** Who would decide on an application, and by when, before it is handed in. */
export function Preview({ resource, row }: PreviewProps) {
  const { t } = useTranslation()
  const query = useQuery(previewQuery(resource, row.id, row.revision))
  return (
    <Section title={t('谁来审批、到何时')}>
      <Asked query={query}>
        {(foreseen) =>
          'refused' in foreseen ? (
            <Alert tone="warning" title={t(foreseen.refused)} />
          ) : (
            <Stack>
              <StarterPicks resource={resource} rowId={row.id} picks={foreseen.picks} />
              <ForeseenSteps steps={foreseen.steps} />
            </Stack>
          )
        }
      </Asked>
    </Section>
  )
}
