import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Redo2, Undo2 } from 'lucide-react'
import { useEffect, useEffectEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#design-system/button/button.tsx'
import { IconButton } from '#design-system/icon-button/icon-button.tsx'
import { PageHeader } from '#design-system/page-header/page-header.tsx'
import { Segmented } from '#design-system/segmented/segmented.tsx'
import { Stack } from '#design-system/stack/stack.tsx'
import { toast } from '#design-system/toaster/toast.ts'
import type { PageRow } from '#domain/kernel/infer.ts'
import { layoutIn, usualLayout } from '#domain/reports/check.ts'
import { layoutSchema } from '#domain/reports/layout.ts'
import { sourceNamed } from '#domain/reports/sources.ts'
import { report } from '#domain/system/report.ts'
import { cva } from '#styled-system/css/index.js'
import { http } from '#workbench/http/http.ts'
import { usePrintReport } from '#workbench/resource/print/use-print-report.ts'
import { Canvas } from './canvas.tsx'
import { type Chosen, placeItems, withItems } from './places.ts'
import { Preview } from './preview.tsx'
import { Properties } from './properties.tsx'
import { useHistory } from './use-history.ts'

export interface DesignerProps {
  readonly row: PageRow<typeof report>
  readonly onClose: () => void
}

/** The desk of one report: its page to scale in the middle, and beside it what is chosen on it. */
export function Designer({ row, onClose }: DesignerProps) {
  const { t } = useTranslation()
  const queries = useQueryClient()
  const source = sourceNamed(row.resource) ?? report
  const [kept, setKept] = useState(() => (row.layout && layoutIn(row.layout)) || usualLayout(source))
  const [revision, setRevision] = useState(row.revision)
  const { value: layout, change, undo, redo, canUndo, canRedo } = useHistory(kept)
  const [chosen, choose] = useState<Chosen>()
  const [shown, show] = useState<'design' | 'preview'>('design')
  const { print, busy } = usePrintReport()
  const fault = layoutSchema.safeParse(layout).error?.issues[0]?.message
  const unsaved = layout !== kept

  const save = useMutation({
    mutationFn: () =>
      http<PageRow<typeof report>>('system/report/update', {
        method: 'POST',
        body: { id: row.id, revision, layout: JSON.stringify(layout) },
      }),
    onSuccess(saved) {
      setKept(layout)
      setRevision(saved.revision)
      toast.success(t('版面已保存'))
      void queries.invalidateQueries({ queryKey: [report.name] })
    },
  })

  const keys = useEffectEvent((event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 'z') return
    if (event.target instanceof HTMLInputElement || event.target instanceof HTMLTextAreaElement) return
    event.preventDefault()
    if (event.shiftKey) redo()
    else undo()
  })
  useEffect(() => {
    const heard = (event: KeyboardEvent) => keys(event)
    window.addEventListener('keydown', heard)
    return () => window.removeEventListener('keydown', heard)
  }, [])
  function remove({ place, id }: Chosen) {
    change(
      withItems(
        layout,
        place,
        placeItems(layout, place).filter((item) => item.id !== id),
      ),
    )
    choose(undefined)
  }

  return (
    <Stack>
      <PageHeader
        title={row.name}
        description={
          fault ? t(fault) : unsaved ? t('有未保存的修改') : t('版面以毫米为单位，与打印结果一致。')
        }
        actions={
          <>
            <Segmented
              value={shown}
              onChange={(next) => next && show(next)}
              options={[
                { value: 'design', label: t('设计') },
                { value: 'preview', label: t('预览') },
              ]}
            />
            <IconButton label={t('撤销上一步')} icon={<Undo2 />} disabled={!canUndo} onClick={undo} />
            <IconButton label={t('重做')} icon={<Redo2 />} disabled={!canRedo} onClick={redo} />
            <Button onClick={onClose}>{t('返回')}</Button>
            <Button disabled={unsaved} loading={busy} onClick={() => void print(row)}>
              {t('导出 PDF')}
            </Button>
            <Button
              variant="solid"
              disabled={!unsaved || fault !== undefined}
              loading={save.isPending}
              onClick={() => save.mutate()}
            >
              {t('保存')}
            </Button>
          </>
        }
      />
      {shown === 'preview' ? (
        <Preview id={row.id} layout={layout} viewId={row.viewId} />
      ) : (
        <div className={desk()}>
          <Canvas layout={layout} chosen={chosen} onChoose={choose} onChange={change} onRemove={remove} />
          <Properties
            layout={layout}
            source={source}
            chosen={chosen}
            onChoose={choose}
            onChange={change}
            onRemove={remove}
          />
        </div>
      )}
    </Stack>
  )
}

const desk = cva({
  base: {
    display: 'grid',
    gap: 'gap',
    alignItems: 'start',
    gridTemplateColumns: { base: '1fr', lg: '2fr 1fr' },
  },
})
