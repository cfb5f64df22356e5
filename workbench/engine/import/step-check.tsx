import { useMutation } from '@tanstack/react-query'
import { FileWarning } from 'lucide-react'
import { useState } from 'react'
import { Alert } from '#design-system/alert/alert.tsx'
import { Button } from '#design-system/button/button.tsx'
import { SheetFoot } from '#design-system/dialog/sheet-parts.tsx'
import { Segmented } from '#design-system/segmented/segmented.tsx'
import { Stack } from '#design-system/stack/stack.tsx'
import { toast } from '#design-system/toaster/toast.ts'
import type { AnyResource } from '#domain/kernel/resource.ts'
import type { ImportView } from '#domain/system/import-plan.ts'
import { useTranslation } from '#workbench/language/use-translation.ts'
import { annotated, commit, type Only } from './calls.ts'
import { ReplaceBar } from './replace-bar.tsx'
import { saveFile } from './save-file.ts'
import { SheetNotes } from './sheet-notes.tsx'
import { StagedRows } from './staged-rows.tsx'

export interface StepCheckProps {
  readonly resource: AnyResource
  readonly of: ImportView
  readonly onGo: (next: ImportView) => void
  readonly onColumns: () => void
}

/** What would be written and what is wrong; nothing has been written yet. */
export function StepCheck({ resource, of, onGo, onColumns }: StepCheckProps) {
  const { t } = useTranslation()
  const { bad = 0, new: fresh = 0, changed = 0, same = 0, left = 0 } = of.counts
  const [asked, setOnly] = useState<Only>(bad > 0 ? 'bad' : 'all')
  const only = asked === 'bad' && bad === 0 ? 'all' : asked
  const going = useMutation({
    mutationFn: (extent: 'good' | 'all') => commit(of.id, extent),
    onSuccess: onGo,
  })
  const totals = { all: of.total, bad, new: fresh, changed, same, left }
  return (
    <Stack>
      {of.fault && <Alert tone="danger">{t(of.fault)}</Alert>}
      {bad > 0 ? (
        <Alert tone="warning" title={t('{{count}} 行有问题', { count: bad })}>
          {t('双击单元格即可修改，改完立刻重新检查；也可以下载带错误说明的表格，改好后再传。')}
        </Alert>
      ) : (
        <Alert tone="success" title={t('没有发现问题')}>
          {t('现在还没有写入任何数据，提交后才会生效。')}
        </Alert>
      )}
      <SheetNotes resource={resource} of={of} onGo={onGo} />
      <Segmented
        label={t('显示哪些行')}
        value={only}
        options={[
          { value: 'all', label: t('全部 {{count}}', { count: of.total }) },
          { value: 'bad', label: t('有错误 {{count}}', { count: bad }) },
          { value: 'new', label: t('新增 {{count}}', { count: fresh }) },
          { value: 'changed', label: t('更新 {{count}}', { count: changed }) },
          { value: 'same', label: t('无变化 {{count}}', { count: same }) },
          ...(left > 0 ? [{ value: 'left' as const, label: t('不导入 {{count}}', { count: left }) }] : []),
        ]}
        onChange={(next) => next && setOnly(next)}
      />
      <ReplaceBar resource={resource} of={of} />
      <StagedRows key={only} resource={resource} of={of} only={only} total={totals[only]} editable />
      {going.error && <Alert tone="danger">{t(going.error.message)}</Alert>}
      <SheetFoot>
        <Button onClick={onColumns}>{t('重新对应列')}</Button>
        {bad > 0 && <AnnotatedButton of={of} />}
        {bad > 0 && (
          <Button
            variant="solid"
            disabled={fresh + changed === 0}
            loading={going.isPending}
            onClick={() => going.mutate('good')}
          >
            {t('只导入正确的 {{count}} 行', { count: fresh + changed })}
          </Button>
        )}
        {bad === 0 && (
          <Button
            variant="solid"
            disabled={fresh + changed === 0}
            loading={going.isPending}
            onClick={() => going.mutate('all')}
          >
            {t('导入 {{count}} 行', { count: fresh + changed })}
          </Button>
        )}
      </SheetFoot>
    </Stack>
  )
}

/** The person's own sheet, with what is wrong written beside each row. */
export function AnnotatedButton({ of }: { readonly of: ImportView }) {
  const { t } = useTranslation()
  const fetching = useMutation({
    mutationFn: () => annotated(of.id),
    onSuccess: (blob) => saveFile(blob, of.fileName.replace(/(\.\w+)?$/, `-${t('错误标注')}.xlsx`)),
    onError: () => toast.error(t('下载失败，请重试')),
  })
  return (
    <Button icon={<FileWarning />} loading={fetching.isPending} onClick={() => fetching.mutate()}>
      {t('下载错误标注')}
    </Button>
  )
}
