import { Button } from '#design-system/button/button.tsx'
import { Stack } from '#design-system/stack/stack.tsx'
import { Tag } from '#design-system/tag/tag.tsx'
import type { RepairProposal } from '#domain/dormitory/repair/calls.ts'
import { useTranslation } from '#workbench/language/use-translation.ts'
import { list } from './list.tsx'
import { LoadLine } from './load-line.tsx'
import { whyOf } from './why.ts'

interface ProposalListProps {
  readonly proposals: readonly RepairProposal[]
  readonly onGive: (areaId: string) => void
}

/** Areas in the order in which they are proposed, each with the reasons for and against. */
export function ProposalList({ proposals, onGive }: ProposalListProps) {
  const { t } = useTranslation()
  return (
    <ul className={list}>
      {proposals.map((proposal, at) => (
        <LoadLine
          key={proposal.areaId}
          load={proposal}
          act={
            <Button
              size="sm"
              variant={at === 0 && proposal.fits ? 'solid' : 'outline'}
              onClick={() => onGive(proposal.areaId)}
            >
              {t('派给{{worker}}', { worker: proposal.worker })}
            </Button>
          }
        >
          <Stack direction="row" gap="xs" wrap>
            {at === 0 && proposal.fits && <Tag tone="accent">{t('推荐')}</Tag>}
            {whyOf(t, proposal).map(({ text, tone }) => (
              <Tag key={text} tone={tone}>
                {text}
              </Tag>
            ))}
          </Stack>
        </LoadLine>
      ))}
    </ul>
  )
}
