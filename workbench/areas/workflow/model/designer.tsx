import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Alert } from '#design-system/alert/alert.tsx'
import { Button } from '#design-system/button/button.tsx'
import { Card } from '#design-system/card/card.tsx'
import { Empty } from '#design-system/empty/empty.tsx'
import { useLeaveGuard, useMayLeave } from '#design-system/leave-guard/leave-guard.tsx'
import { PageHeader } from '#design-system/page-header/page-header.tsx'
import { Stack } from '#design-system/stack/stack.tsx'
import { Tag } from '#design-system/tag/tag.tsx'
import { toast } from '#design-system/toaster/toast.ts'
import { text } from '#domain/kernel/fields.ts'
import type { Step } from '#domain/workflow/definition.ts'
import { workflowModel } from '#domain/workflow/model.ts'
import type { Design } from '#domain/workflow/model-calls.ts'
import { stepOf } from '#domain/workflow/tree.ts'
import { cva } from '#styled-system/css/index.js'
import { Asked } from '#workbench/engine/asked.tsx'
import { Asking } from '#workbench/engine/asking/asking.tsx'
import { useTranslation } from '#workbench/language/use-translation.ts'
import { useDeclared } from '#workbench/portal/declared/use-declared.ts'
import { usePermission } from '#workbench/portal/menus/menus.ts'
import { designQuery, publish, saveDraft } from './calls.ts'
import { Durations } from './durations.tsx'
import { faultsOf } from './faults.ts'
import { Simulator } from './simulator.tsx'
import { StepForm } from './step-form.tsx'
import { Steps } from './steps.tsx'
import { replaced } from './tree-edits.ts'
import { Versions } from './versions.tsx'

const publishing = { label: '发布', asks: { note: text('版本说明', { required: true, max: 200 }) } }

interface DesignerProps {
  readonly id: string
  readonly onBack: () => void
}

/** One model as it is drawn: its steps as a tree, what the chosen step asks, a trial of it, and its versions. */
export function Designer({ id, onBack }: DesignerProps) {
  return (
    <Asked query={useQuery(designQuery(id))}>{(design) => <Drawing design={design} onBack={onBack} />}</Asked>
  )
}

function Drawing({ design, onBack }: { readonly design: Design; readonly onBack: () => void }) {
  const { t } = useTranslation()
  const has = usePermission()
  const queries = useQueryClient()
  const [steps, setSteps] = useState<readonly Step[]>(design.steps)
  const [chosen, setChosen] = useState(design.steps[0]?.id)
  const [asked, setAsked] = useState(false)
  const step = chosen ? stepOf({ steps }, chosen) : undefined
  const resource = useDeclared(design.resource ?? '')
  const changed = JSON.stringify(steps) !== JSON.stringify(design.steps)
  const faults = faultsOf(steps)
  const mayLeave = useMayLeave()
  useLeaveGuard(() => changed)
  const keep = (next: Design) => {
    queries.setQueryData(designQuery(design.id).queryKey, next)
    void queries.invalidateQueries({ queryKey: [workflowModel.name, 'page'] })
  }
  const saving = useMutation({
    mutationFn: () => saveDraft(design.id, design.revision, steps),
    onSuccess: (next) => {
      keep(next)
      toast.success(t('已保存'))
    },
  })
  return (
    <Stack>
      <PageHeader
        title={t(design.title)}
        status={
          <Tag>{design.version > 0 ? t('第 {{count}} 版', { count: design.version }) : t('未发布')}</Tag>
        }
        onBack={async () => {
          if (await mayLeave()) onBack()
        }}
        actions={
          <>
            {has('workflow.model:update') && (
              <Button
                disabled={!changed || faults.length > 0}
                loading={saving.isPending}
                onClick={() => saving.mutate()}
              >
                {t('保存草稿')}
              </Button>
            )}
            {has('workflow.model:publish') && (
              <Button variant="solid" disabled={changed || steps.length === 0} onClick={() => setAsked(true)}>
                {t('发布')}
              </Button>
            )}
          </>
        }
      />
      {faults.length > 0 && (
        <Alert tone="warning" title={t('以下步骤还不完整')}>
          <ul>
            {faults.map((fault) => (
              <li key={fault}>{t(fault)}</li>
            ))}
          </ul>
        </Alert>
      )}
      <div className={frame()}>
        <Steps
          steps={steps}
          chosen={chosen}
          field={Object.keys(resource?.fields ?? {})[0] ?? ''}
          onChoose={setChosen}
          onChange={setSteps}
        />
        <Card title={step ? t(step.title) : t('步骤设置')}>
          {step ? (
            <StepForm
              key={step.id}
              step={step}
              resource={resource}
              roles={design.roles}
              onChange={(next) => setSteps(replaced(steps, next))}
            />
          ) : (
            <Empty title={t('选择左侧的一个步骤进行设置')} />
          )}
        </Card>
      </div>
      {resource && (
        <Simulator id={design.id} steps={steps} resource={resource} disabled={faults.length > 0} />
      )}
      <Durations id={design.id} />
      <Versions design={design} onTake={setSteps} />
      {asked && (
        <Asking
          resource={workflowModel}
          action={publishing}
          title={t('发布“{{name}}”', { name: t(design.title) })}
          send={async ({ note }) => {
            keep(await publish(design.id, design.revision, String(note)))
            setAsked(false)
            toast.success(t('已发布，新的申请按此版本审批'))
          }}
          onClose={() => setAsked(false)}
        />
      )}
    </Stack>
  )
}

const frame = cva({
  base: {
    display: 'grid',
    gridTemplateColumns: { base: '[minmax(0, 1fr)]', lg: '[minmax(0, 1fr) minmax(0, 1fr)]' },
    gap: 'gap',
    alignItems: 'start',
  },
})
