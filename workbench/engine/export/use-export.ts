import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { toast } from '#design-system/toaster/toast.ts'
import type { AnyResource } from '#domain/kernel/resource.ts'
import type { OwnTask } from '#domain/resource/own-task.ts'
import { newKey } from '#workbench/http/cryptography/random.ts'
import { useTranslation } from '#workbench/language/use-translation.ts'
import { takeFile } from '#workbench/portal/tasks/take-file.ts'
import { tasksKey } from '#workbench/portal/tasks/tasks.ts'
import { useTask } from '#workbench/portal/tasks/use-task.ts'
import { askExport, type ExportAsk, keepExport, saveFile } from './export-calls.ts'

/** One export, from the question to the file in the person's hands. `onDone` once there is nothing more to wait for. */
export function useExport(resource: AnyResource, onDone: () => void) {
  const { t } = useTranslation()
  const queries = useQueryClient()
  const [asking, setAsking] = useState(false)
  const [taskId, setTaskId] = useState<string | null>(null)
  const followed = useTask(taskId, (task) => void finished(task))

  async function run(ask: ExportAsk) {
    setAsking(true)
    try {
      const exported = await askExport(resource, ask, newKey())
      if (exported.is === 'task') {
        void queries.invalidateQueries({ queryKey: [tasksKey, 'mine'] })
        return setTaskId(exported.taskId)
      }
      if (exported.is === 'nothing') return toast.warning(t('没有可导出的数据！'))
      saveFile(exported.file, `${ask.fileName}.${ask.format}`)
      toast.success(t('已导出'))
      onDone()
      await keepExport(exported.file, ask).catch(() => toast.warning(t('文件已导出，但没有留存到导出日志。')))
    } catch {
      toast.error(t('导出失败！'))
    } finally {
      setAsking(false)
    }
  }

  async function finished(task: OwnTask) {
    setTaskId(null)
    if (task.state === 'dead') toast.error(t('导出失败！'), { description: task.note ? t(task.note) : '' })
    if (task.state !== 'done') return
    if (task.result?.rows === 0) return toast.warning(t('没有可导出的数据！'))
    await takeFile(task).then(onDone, () => toast.error(t('导出失败！')))
  }

  return {
    run,
    asking,
    task: taskId ? followed.task : undefined,
    waiting: taskId !== null,
    cancel: followed.cancel,
  }
}
