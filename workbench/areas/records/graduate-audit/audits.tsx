import { useMemo, useState } from 'react'
import { Card } from '#design-system/card/card.tsx'
import { Descriptions } from '#design-system/descriptions/descriptions.tsx'
import { Field } from '#design-system/field/field.tsx'
import { usePhone } from '#design-system/parts/media/use-phone.ts'
import { Segmented } from '#design-system/segmented/segmented.tsx'
import { Select } from '#design-system/select/select.tsx'
import { Stack } from '#design-system/stack/stack.tsx'
import { graduateAudit } from '#domain/records/graduation/audit.ts'
import type { AuditCounts } from '#domain/records/graduation/calls.ts'
import { auditConditions, auditStates } from '#domain/records/graduation/words.ts'
import { conclusions } from '#domain/records/roster/words.ts'
import { ListScreen } from '#workbench/engine/list-screen.tsx'
import { narrowed } from '#workbench/engine/narrowed.ts'
import { useTranslation } from '#workbench/language/use-translation.ts'

interface AuditsProps {
  readonly found: AuditCounts
  readonly batchId: string
  readonly onBatch: (id: string) => void
}

/** Where a batch stands, and its students of all states or of one. */
export function Audits({ found: { batches, states, proposed, unmet }, batchId, onBatch }: AuditsProps) {
  const { t } = useTranslation()
  const phone = usePhone()
  const [state, setState] = useState('all')
  const where = useMemo(() => ({ batchId, ...(state !== 'all' && { state }) }), [batchId, state])
  const resource = useMemo(() => narrowed(graduateAudit, { where, without: ['gradYear'] }), [where])
  const all = Object.values(states).reduce((sum, count) => sum + count, 0)
  const options = [
    { value: 'all', label: `${t('全部')} ${all}` },
    ...Object.entries(auditStates.labels).map(([value, label]) => ({
      value,
      label: `${t(label)} ${states[value] ?? 0}`,
    })),
  ]
  const people = (count = 0) => t('{{count}} 人', { count })
  const choice = {
    options,
    value: state,
    onChange: (next: string | null) => setState(next ?? 'all'),
  }
  return (
    <Stack>
      <Card>
        <Descriptions
          columns={4}
          items={[
            ...Object.entries(conclusions.labels).map(([code, label]) => ({
              label: t('拟{{conclusion}}', { conclusion: t(label) }),
              value: people(proposed[code]),
            })),
            { label: t('不拟定结论'), value: people(proposed.none) },
            ...Object.entries(auditConditions.labels).map(([code, label]) => ({
              label: t('不符合：{{condition}}', { condition: t(label) }),
              value: people(unmet[code]),
            })),
          ]}
        />
      </Card>
      <Stack direction="row" wrap>
        <Field label={t('审核批次')} layout="beside">
          <Select
            value={batchId}
            options={batches.map(({ id, name }) => ({ value: id, label: name }))}
            onChange={(id) => id && onBatch(id)}
          />
        </Field>
        {phone ? (
          <Select aria-label={t('审核状态')} {...choice} />
        ) : (
          <Segmented label={t('审核状态')} {...choice} />
        )}
      </Stack>
      <ListScreen resource={resource} where={where} screen="records/graduate-audit" />
    </Stack>
  )
}
