import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Field } from '#design-system/field/field.tsx'
import { MultiCombobox } from '#design-system/multi-combobox/multi-combobox.tsx'
import { Stack } from '#design-system/stack/stack.tsx'
import type { CaseForeseen } from '#domain/workflow/calls.ts'
import { mostPicked } from '#domain/workflow/pick-calls.ts'
import { cutList } from '#workbench/engine/cut-list.ts'
import { useSettled } from '#workbench/engine/use-settled.ts'
import { useTranslation } from '#workbench/language/use-translation.ts'
import { casesKey, pickableQuery, setPick } from './calls.ts'

type StepPick = Extract<CaseForeseen, { steps: unknown }>['picks'][number]

interface StarterPicksProps {
  readonly resource: string
  readonly rowId: string
  readonly picks: readonly StepPick[]
}

/** Who decides at the steps whose people the sender picks; kept at once, before the application is handed in. */
export const StarterPicks = ({ picks, ...application }: StarterPicksProps) => (
  <Stack>
    {picks.map((pick) => (
      <StepPicked key={pick.id} pick={pick} {...application} />
    ))}
  </Stack>
)

interface StepPickedProps extends Omit<StarterPicksProps, 'picks'> {
  readonly pick: StepPick
}

function StepPicked({ pick: { id, title, people }, resource, rowId }: StepPickedProps) {
  const { t } = useTranslation()
  const queries = useQueryClient()
  const [keyword, setKeyword] = useState('')
  const asked = { resource, rowId, step: id }
  const { data = [], isFetching } = useQuery(pickableQuery({ ...asked, keyword: useSettled(keyword) }))
  const { rows, more } = cutList(data)
  const picking = useMutation({
    mutationFn: (next: readonly string[]) => setPick({ ...asked, people: [...next] }),
    onSettled: () => queries.invalidateQueries({ queryKey: [...casesKey, 'preview', resource, rowId] }),
  })
  return (
    <Field
      label={t('“{{name}}”的办理人', { name: t(title) })}
      required
      error={people.length === 0 && t('提交前请选定')}
    >
      <MultiCombobox
        options={rows.map((each) => ({ value: each.id, label: each.label }))}
        value={picking.isPending ? [...picking.variables] : people.map((each) => each.id)}
        selectedLabels={Object.fromEntries(people.map((each) => [each.id, each.label]))}
        more={more}
        loading={isFetching || picking.isPending}
        onSearch={(next) => setKeyword(next ?? '')}
        onChange={(next) => picking.mutate(next.slice(0, mostPicked))}
      />
    </Field>
  )
}
