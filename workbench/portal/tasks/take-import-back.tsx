import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Button } from '#design-system/button/button.tsx'
import { useConfirm } from '#design-system/confirm/confirm.tsx'
import { toast } from '#design-system/toaster/toast.ts'
import type { ImportTask } from '#domain/resource/own-task.ts'
import { importCalls } from '#domain/system/imports/calls.ts'
import { ask } from '#workbench/http/ask.ts'
import { useTranslation } from '#workbench/language/use-translation.ts'
import { useTask } from './use-task.ts'

/** Takes an import back, after a question, and brings the lists up to date when it is done. */
export function TakeImportBack({ of: { batchId, resource } }: { readonly of: ImportTask }) {
  const { t } = useTranslation()
  const confirm = useConfirm()
  const queries = useQueryClient()
  const back = useMutation({
    mutationFn: () => ask(importCalls.undo, { id: batchId }, { quiet: true }),
    onError: (error) => toast.error(t(error.message)),
  })
  const { task } = useTask(back.data?.taskId ?? null, ({ state }) => {
    void queries.invalidateQueries({ queryKey: [resource] })
    if (state === 'done') toast.success(t('导入已撤销'))
  })

  async function askUndo() {
    const sure = await confirm({
      title: t('撤销这次导入？'),
      text: t('新增的行将被删除，更新过的行将恢复原值；导入后又被改动或已被使用的行保持不变。'),
      confirmText: t('撤销导入'),
      danger: true,
    })
    if (sure) back.mutate()
  }

  return (
    <Button size="sm" loading={back.isPending || (back.isSuccess && !task?.finishedAt)} onClick={askUndo}>
      {t('撤销导入')}
    </Button>
  )
}
