import { useMutation } from '@tanstack/react-query'
import { Alert } from '#design-system/alert/alert.tsx'
import { Button } from '#design-system/button/button.tsx'
import { useConfirm } from '#design-system/confirm/confirm.tsx'
import { SheetFoot } from '#design-system/dialog/sheet-parts.tsx'
import { Grid } from '#design-system/grid/grid.tsx'
import { Result } from '#design-system/result/result.tsx'
import { Stack } from '#design-system/stack/stack.tsx'
import { Stat } from '#design-system/stat/stat.tsx'
import type { AnyResource } from '#domain/kernel/resource.ts'
import type { ImportView } from '#domain/system/import-plan.ts'
import { useTranslation } from '#workbench/language/use-translation.ts'
import { undo } from './calls.ts'
import { StagedRows } from './staged-rows.tsx'
import { AnnotatedButton } from './step-check.tsx'

export interface StepDoneProps {
  readonly resource: AnyResource
  readonly of: ImportView
  readonly onGo: (next: ImportView) => void
  readonly onAnother: () => void
  /** Shows what was written, in the list. */
  readonly onLook: () => void
}

/** What came of it, and the way back. */
export function StepDone({ resource, of, onGo, onAnother, onLook }: StepDoneProps) {
  const { t } = useTranslation()
  const confirm = useConfirm()
  const undoing = useMutation({ mutationFn: () => undo(of.id), onSuccess: onGo })
  const undone = of.state === 'undone'
  const { bad = 0 } = of.counts
  const written = of.added + of.changed
  const figures = undone
    ? ([
        ['已撤销', written - of.skipped],
        ['未能撤销', of.skipped],
      ] as const)
    : ([
        ['新增', of.added],
        ['更新', of.changed],
        ['未导入', of.skipped],
      ] as const)

  async function askUndo() {
    const sure = await confirm({
      title: t('撤销这次导入？'),
      text: t('新增的行将被删除，更新过的行将恢复原值；导入后又被改动或已被使用的行保持不变。'),
      confirmText: t('撤销导入'),
      danger: true,
    })
    if (sure) undoing.mutate()
  }

  return (
    <Stack>
      <Result
        status="success"
        title={undone ? t('导入已撤销') : t('导入完成')}
        description={of.fileName}
        next={[]}
      />
      <Grid columns="three">
        {figures.map(([label, value]) => (
          <Stat key={label} label={t(label)} value={value} unit={t('条')} />
        ))}
      </Grid>
      {of.fault && <Alert tone="warning">{t(of.fault)}</Alert>}
      {undoing.error && <Alert tone="danger">{t(undoing.error.message)}</Alert>}
      {bad > 0 && <StagedRows resource={resource} of={of} only="bad" total={bad} editable={false} />}
      <SheetFoot>
        {bad > 0 && <AnnotatedButton of={of} />}
        {!undone && (
          <Button loading={undoing.isPending} onClick={askUndo}>
            {t('撤销导入')}
          </Button>
        )}
        <Button onClick={onAnother}>{t('再导入一个文件')}</Button>
        {!undone && written > 0 && (
          <Button variant="solid" onClick={onLook}>
            {t('查看这 {{count}} 条', { count: written })}
          </Button>
        )}
      </SheetFoot>
    </Stack>
  )
}
