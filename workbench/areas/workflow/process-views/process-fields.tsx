import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '#design-system/button/button.tsx'
import { Card } from '#design-system/card/card.tsx'
import { Empty } from '#design-system/empty/empty.tsx'
import { Field } from '#design-system/field/field.tsx'
import { MultiSelect } from '#design-system/multi-select/multi-select.tsx'
import { PageHeader } from '#design-system/page-header/page-header.tsx'
import { Stack } from '#design-system/stack/stack.tsx'
import { toast } from '#design-system/toaster/toast.ts'
import type { AnyResource } from '#domain/kernel/resource.ts'
import { shownFields } from '#domain/kernel/shown-fields.ts'
import type { ProcessView } from '#domain/workflow/process-view-calls.ts'
import { casesKey } from '#workbench/engine/approval/calls.ts'
import { Asked } from '#workbench/engine/asked.tsx'
import { useTranslation } from '#workbench/language/use-translation.ts'
import { useDeclared } from '#workbench/portal/declared/use-declared.ts'
import { usePermission } from '#workbench/portal/menus/menus.ts'
import { processViewsQuery, setProcessView } from './calls.ts'

type Part = 'searched' | 'shown' | 'columns'

/** One thing that may be set of a process: which fields of its form, and how many. */
export interface SetPart {
  readonly part: Part
  readonly label: string
  readonly help: string
  readonly offered: (resource: AnyResource) => readonly string[]
  readonly most?: number
}

interface ProcessFieldsProps {
  readonly title: string
  readonly parts: readonly SetPart[]
}

/** For each process the fields of its form that stand somewhere, set by an administrator for everybody. */
export function ProcessFields({ title, parts }: ProcessFieldsProps) {
  const { t } = useTranslation()
  return (
    <Stack>
      <PageHeader title={t(title)} />
      <Asked query={useQuery(processViewsQuery)}>
        {(views) =>
          views.length === 0 ? (
            <Empty title={t('还没有业务使用审批流程')} />
          ) : (
            views.map((view) => <Process key={view.modelId} view={view} parts={parts} />)
          )
        }
      </Asked>
    </Stack>
  )
}

function Process({ view, parts }: { readonly view: ProcessView; readonly parts: readonly SetPart[] }) {
  const { t } = useTranslation()
  const has = usePermission()
  const queries = useQueryClient()
  const [changes, setChanges] = useState<Partial<Record<Part, readonly string[]>>>({})
  const saving = useMutation({
    mutationFn: () =>
      setProcessView({
        modelId: view.modelId,
        ...Object.fromEntries(Object.entries(changes).map(([part, names]) => [part, [...names]])),
      }),
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: casesKey })
      setChanges({})
      toast.success(t('已保存'))
    },
  })
  const resource = useDeclared(view.resource)
  if (!resource) return null
  const fields = shownFields(resource)
  return (
    <Card title={t(view.title)}>
      <Stack>
        {parts.map(({ part, label, help, offered, most }) => (
          <Field key={part} label={t(label)} help={t(help)}>
            <MultiSelect
              options={offered(resource).map((value) => ({
                value,
                label: t(fields.get(value)?.label ?? value),
              }))}
              value={[...(changes[part] ?? view[part])]}
              onChange={(next) => setChanges({ ...changes, [part]: most ? next.slice(0, most) : next })}
            />
          </Field>
        ))}
        {has('workflow.process-view:update') && (
          <div>
            <Button
              disabled={Object.keys(changes).length === 0}
              loading={saving.isPending}
              onClick={() => saving.mutate()}
            >
              {t('保存')}
            </Button>
          </div>
        )}
      </Stack>
    </Card>
  )
}
