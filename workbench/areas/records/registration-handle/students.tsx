import { useMemo, useState } from 'react'
import { Field } from '#design-system/field/field.tsx'
import { usePhone } from '#design-system/parts/media/use-phone.ts'
import { Segmented } from '#design-system/segmented/segmented.tsx'
import { Select } from '#design-system/select/select.tsx'
import { Stack } from '#design-system/stack/stack.tsx'
import type { RegistrationCounts } from '#domain/records/registration/calls.ts'
import { registration } from '#domain/records/registration/registration.ts'
import { type RegistrationState, registrationStates } from '#domain/records/registration/words.ts'
import { ListScreen } from '#workbench/engine/list-screen.tsx'
import { narrowed } from '#workbench/engine/narrowed.ts'
import { useTranslation } from '#workbench/language/use-translation.ts'

interface StudentsProps {
  readonly found: RegistrationCounts
  readonly batchId: string
  readonly onBatch: (id: string) => void
}

/** The students of a batch, of all states or of one, with how many each state has. */
export function Students({ found: { batches, counts }, batchId, onBatch }: StudentsProps) {
  const { t } = useTranslation()
  const phone = usePhone()
  const [state, setState] = useState('all')
  const where = useMemo(() => ({ batchId, ...(state !== 'all' && { state }) }), [batchId, state])
  const resource = useMemo(() => narrowed(registration, { where, without: [] }), [where])
  const all = Object.values(counts).reduce((sum, count) => sum + count, 0)
  const options = [
    { value: 'all', label: `${t('全部')} ${all}` },
    ...(Object.keys(counts) as RegistrationState[]).map((code) => ({
      value: code as string,
      label: `${t(registrationStates.labels[code])} ${counts[code]}`,
    })),
  ]
  return (
    <>
      <Stack direction="row" wrap>
        <Field label={t('注册批次')} layout="beside">
          <Select
            value={batchId}
            options={batches.map(({ id, name }) => ({ value: id, label: name }))}
            onChange={(id) => id && onBatch(id)}
          />
        </Field>
        {phone ? (
          <Select
            aria-label={t('注册状态')}
            value={state}
            options={options}
            onChange={(next) => setState(next ?? 'all')}
          />
        ) : (
          <Segmented
            label={t('注册状态')}
            options={options}
            value={state}
            onChange={(next) => setState(next ?? 'all')}
          />
        )}
      </Stack>
      <ListScreen resource={resource} where={where} screen="records/registration-handle" />
    </>
  )
}
