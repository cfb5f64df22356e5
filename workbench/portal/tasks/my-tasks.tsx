import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Alert } from '#design-system/alert/alert.tsx'
import { Button } from '#design-system/button/button.tsx'
import { Stack } from '#design-system/stack/stack.tsx'
import { batchOf, hasEnded, importOf, type OwnTask } from '#domain/resource/own-task.ts'
import { useTranslation } from '#workbench/language/use-translation.ts'
import { hasFile, takeFile } from './take-file.ts'
import { TakeImportBack } from './take-import-back.tsx'
import { TaskProgress } from './task-progress.tsx'
import { cancelTask, myTasksQuery, tasksKey } from './tasks.ts'
import { useTakeBack } from './use-take-back.ts'

const shown = 8

/** My latest tasks, how far each is, and what may be done with it. */
export function MyTasks() {
  const { t } = useTranslation()
  const { data = [], error, refetch } = useQuery(myTasksQuery)
  if (error)
    return (
      <Alert
        tone="danger"
        title={t(error.message)}
        action={<Button onClick={() => void refetch()}>{t('重试')}</Button>}
      />
    )
  return (
    <Stack as="ul">
      {data.slice(0, shown).map((task) => (
        <li key={task.id}>
          <MyTask task={task} />
        </li>
      ))}
    </Stack>
  )
}

function MyTask({ task }: { readonly task: OwnTask }) {
  const { t } = useTranslation()
  const queries = useQueryClient()
  const cancel = useMutation({
    mutationFn: () => cancelTask(task.id),
    onSuccess: () => queries.invalidateQueries({ queryKey: [tasksKey] }),
  })
  const batch = batchOf(task)
  const imported = importOf(task)
  const back = useTakeBack()
  const take = useMutation({ mutationFn: () => takeFile(task) })
  return (
    <Stack gap="xs">
      <TaskProgress task={task} />
      <Stack direction="row" justify="end" gap="sm">
        {!hasEnded(task) && (
          <Button size="sm" loading={cancel.isPending} onClick={() => cancel.mutate()}>
            {t('取消任务')}
          </Button>
        )}
        {batch && (
          <Button size="sm" loading={back.isPending} onClick={() => back.mutate(batch)}>
            {t('撤销')}
          </Button>
        )}
        {imported && <TakeImportBack of={imported} />}
        {task.state === 'done' && hasFile(task) && (
          <Button size="sm" loading={take.isPending} onClick={() => take.mutate()}>
            {t('下载文件')}
          </Button>
        )}
      </Stack>
    </Stack>
  )
}
