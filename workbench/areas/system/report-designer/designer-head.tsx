import { Redo2, Undo2 } from 'lucide-react'
import { Button } from '#design-system/button/button.tsx'
import { IconButton } from '#design-system/icon-button/icon-button.tsx'
import { PageHeader } from '#design-system/page-header/page-header.tsx'
import { Segmented } from '#design-system/segmented/segmented.tsx'
import type { ReportName } from '#domain/reports/calls.ts'
import { usePrintReport } from '#workbench/engine/print/use-print-report.ts'
import { useTranslation } from '#workbench/language/use-translation.ts'

export type Shown = 'design' | 'both' | 'preview'

interface DesignerHeadProps {
  readonly row: ReportName
  readonly history: {
    readonly undo: () => void
    readonly redo: () => void
    readonly canUndo: boolean
    readonly canRedo: boolean
  }
  readonly shown: Shown
  /** Left out where the layout can only be looked at. */
  readonly onShow: ((shown: Shown) => void) | undefined
  readonly unsaved: boolean
  readonly fault: string | undefined
  readonly saving: boolean
  readonly onSave: () => void
  readonly onClose: () => void
}

/** What is done with a report as a whole: looked at, taken back, kept, printed. */
export function DesignerHead(props: DesignerHeadProps) {
  const { t } = useTranslation()
  const { row, history, shown, onShow, unsaved, fault, saving, onSave, onClose } = props
  const { print, busy } = usePrintReport()
  const words = fault ?? (unsaved ? '有未保存的修改，保存后可以导出。' : '版面以毫米为单位，与打印结果一致。')
  return (
    <PageHeader
      title={row.name}
      description={t(words)}
      actions={
        <>
          {onShow && (
            <>
              <Segmented
                value={shown}
                onChange={(next) => next && onShow(next)}
                options={[
                  { value: 'design', label: t('设计') },
                  { value: 'both', label: t('对照') },
                  { value: 'preview', label: t('预览') },
                ]}
              />
              <IconButton
                label={t('撤销上一步')}
                icon={<Undo2 />}
                disabled={!history.canUndo}
                onClick={history.undo}
              />
              <IconButton
                label={t('重做')}
                icon={<Redo2 />}
                disabled={!history.canRedo}
                onClick={history.redo}
              />
            </>
          )}
          <Button onClick={onClose}>{t('返回')}</Button>
          <Button disabled={unsaved} loading={busy} onClick={() => void print(row)}>
            {t('导出 PDF')}
          </Button>
          {onShow && (
            <Button
              variant="solid"
              disabled={!unsaved || fault !== undefined}
              loading={saving}
              onClick={onSave}
            >
              {t('保存')}
            </Button>
          )}
        </>
      }
    />
  )
}
