import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { toast } from '#design-system/toaster/toast.ts'
import type { ListQuery, Rows } from '#domain/kernel/list-query.ts'
import { type ReportName, reportCalls } from '#domain/reports/calls.ts'
import type { OwnTask } from '#domain/resource/own-task.ts'
import { saveFile } from '#workbench/engine/export/export-calls.ts'
import { ask } from '#workbench/http/ask.ts'
import { newKey } from '#workbench/http/cryptography/random.ts'
import { HttpFailure } from '#workbench/http/failure.ts'
import { useTranslation } from '#workbench/language/use-translation.ts'
import { takeFile } from '#workbench/portal/tasks/take-file.ts'
import { tasksKey } from '#workbench/portal/tasks/tasks.ts'
import { useTask } from '#workbench/portal/tasks/use-task.ts'

interface Asked {
  readonly question?: ListQuery
  readonly rows?: Rows | undefined
}

/** Puts rows on paper by a report: a file at once, or once the task that writes it is done. */
export function usePrintReport() {
  const { t } = useTranslation()
  const queries = useQueryClient()
  const [asking, setAsking] = useState(false)
  const [taskId, setTaskId] = useState<string | null>(null)
  useTask(taskId, (task) => void finished(task))

  async function print({ id, name }: ReportName, asked: Asked = {}) {
    setAsking(true)
    try {
      const file = await ask(
        reportCalls.print,
        { id, ...asked },
        { quiet: true, headers: { 'Idempotency-Key': newKey() } },
      )
      saveFile(file, `${name}.pdf`)
      toast.success(t('报表已生成'))
    } catch (error) {
      told(error)
    } finally {
      setAsking(false)
    }
  }

  /** An answer in words: a task, nothing to be printed, or why not. */
  function told(error: unknown) {
    const failure = error instanceof HttpFailure ? error : undefined
    if (failure?.status === 200 && typeof failure.data.taskId === 'string') {
      setTaskId(failure.data.taskId)
      void queries.invalidateQueries({ queryKey: [tasksKey, 'mine'] })
      toast.success(t('数据较多，已转入后台生成，完成后自动下载'))
    } else if (failure?.status === 200) toast.warning(t('没有可打印的数据！'))
    else toast.error(t('报表生成失败'), { description: failure ? t(failure.message) : '' })
  }

  async function finished(task: OwnTask) {
    setTaskId(null)
    if (task.state === 'dead') toast.error(t('报表生成失败'), { description: task.note ? t(task.note) : '' })
    if (task.state === 'done') await takeFile(task).catch(() => toast.error(t('报表生成失败')))
  }

  return { print, busy: asking || taskId !== null }
}
