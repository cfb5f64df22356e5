import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Alert } from '#design-system/alert/alert.tsx'
import { Button } from '#design-system/button/button.tsx'
import { Drawer } from '#design-system/drawer/drawer.tsx'
import { Skeleton } from '#design-system/skeleton/skeleton.tsx'
import { Stack } from '#design-system/stack/stack.tsx'
import { Steps } from '#design-system/steps/steps.tsx'
import type { AnyResource } from '#domain/kernel/resource.ts'
import type { ImportState } from '#domain/system/import-batch.ts'
import type { ImportView } from '#domain/system/import-plan.ts'
import { useTranslation } from '#workbench/language/use-translation.ts'
import { TaskProgress } from '#workbench/portal/tasks/task-progress.tsx'
import { useTask } from '#workbench/portal/tasks/use-task.ts'
import { importQuery, importsKey, logImport, type Menu } from './calls.ts'
import { StepCheck } from './step-check.tsx'
import { StepColumns } from './step-columns.tsx'
import { StepDone } from './step-done.tsx'
import { StepUpload } from './step-upload.tsx'

/** Where on the way each state stands, and whether the server is at it. */
const places = {
  parsing: [0, true],
  failed: [0, false],
  cancelled: [0, false],
  mapping: [1, false],
  checking: [2, true],
  staged: [2, false],
  committing: [3, true],
  returning: [3, true],
  committed: [4, false],
  undoing: [4, true],
  undone: [4, false],
} as const satisfies Record<ImportState, readonly [number, boolean]>

export interface ImportDrawerProps {
  readonly open: boolean
  readonly resource: AnyResource
  readonly menu: Menu
  readonly onClose: () => void
  /** Shows the rows of a batch in the list. */
  readonly onLook: (batch: string) => void
}

/** A sheet's way into the college, in five steps. It may be left at any of them, and is gone on with later. */
export function ImportDrawer({ open, resource, menu, onClose, onLook }: ImportDrawerProps) {
  const { t } = useTranslation()
  const queries = useQueryClient()
  const [id, setId] = useState<string | null>(null)
  const [mapping, setMapping] = useState(false)
  const { data, error, refetch } = useQuery(importQuery(id))
  const [at, busy] = data ? places[data.state] : ([0, false] as const)
  const step = mapping && data?.state === 'staged' ? 1 : at
  const titles = ['选择文件', '对应列', '检查', '写入', '完成']

  function go(next: ImportView) {
    setMapping(false)
    queries.setQueryData(importQuery(next.id).queryKey, next)
  }

  async function settled() {
    const before = data?.state
    const { data: after } = await refetch()
    void queries.invalidateQueries({ queryKey: [importsKey, 'mine'] })
    void queries.invalidateQueries({ queryKey: [importsKey, 'rows'] })
    if (before !== 'committing' && before !== 'undoing') return
    void queries.invalidateQueries({ queryKey: [resource.name] })
    if (before === 'committing' && after?.state === 'committed')
      await logImport(menu, after.fileId).catch(() => {})
  }

  return (
    <Drawer
      open={open}
      size="full"
      title={t('导入{{label}}', { label: t(resource.label) })}
      onClose={onClose}
      footer={<Button onClick={onClose}>{t(busy ? '在后台继续' : '关闭')}</Button>}
    >
      <Stack>
        <Steps label={t('导入的步骤')} value={step} items={titles.map((title) => ({ title: t(title) }))} />
        {id !== null && error && !data && (
          <Alert tone="danger" action={<Button onClick={() => void refetch()}>{t('重试')}</Button>}>
            {t(error.message)}
          </Alert>
        )}
        {id !== null && !data && !error && <Skeleton />}
        {data && busy && <Waiting key={data.taskId} of={data} onEnd={settled} />}
        {(id === null || (data && !busy && step === 0)) && (
          <StepUpload resource={resource} menu={menu} fault={data?.fault ?? null} onOpen={setId} />
        )}
        {data && !busy && step === 1 && <StepColumns key={data.id} resource={resource} of={data} onGo={go} />}
        {data && !busy && step === 2 && (
          <StepCheck resource={resource} of={data} onGo={go} onColumns={() => setMapping(true)} />
        )}
        {data && !busy && step === 4 && (
          <StepDone
            resource={resource}
            of={data}
            onGo={go}
            onAnother={() => setId(null)}
            onLook={() => onLook(data.id)}
          />
        )}
      </Stack>
    </Drawer>
  )
}

/** The server is at it; one may wait, stop it, or come back later. */
function Waiting({ of, onEnd }: { readonly of: ImportView; readonly onEnd: () => void }) {
  const { t } = useTranslation()
  const { task, error, retry, cancel, cancelling } = useTask(of.taskId, onEnd)
  if (error && !task)
    return (
      <Alert tone="danger" action={<Button onClick={retry}>{t('重试')}</Button>}>
        {t(error.message)}
      </Alert>
    )
  if (!task) return <Skeleton />
  return (
    <Stack>
      <TaskProgress task={task} />
      <Stack direction="row">
        <Button loading={cancelling} onClick={cancel}>
          {t('停止')}
        </Button>
      </Stack>
    </Stack>
  )
}
