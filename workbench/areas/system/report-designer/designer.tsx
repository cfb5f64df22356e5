import { useEffect, useEffectEvent, useState } from 'react'
import { Alert } from '#design-system/alert/alert.tsx'
import { useConfirm } from '#design-system/confirm/confirm.tsx'
import { useLeaveGuard } from '#design-system/leave-guard/leave-guard.tsx'
import { Stack } from '#design-system/stack/stack.tsx'
import type { PageRow } from '#domain/kernel/infer.ts'
import { sourceNamed } from '#domain/reports/sources.ts'
import { report } from '#domain/system/report.ts'
import { cva } from '#styled-system/css/index.js'
import { useTranslation } from '#workbench/language/use-translation.ts'
import { usePermission } from '#workbench/portal/menus/menus.ts'
import { Canvas } from './canvas.tsx'
import type { DesignProps } from './design-props.ts'
import { DesignerHead, type Shown } from './designer-head.tsx'
import { faultOf } from './draft.ts'
import { InsertBar } from './insert-bar.tsx'
import { NewerDialog } from './newer-dialog.tsx'
import type { Chosen } from './places.ts'
import { Preview } from './preview.tsx'
import { Properties } from './properties.tsx'
import { useHistory } from './use-history.ts'
import { useKept } from './use-kept.ts'
import { useRoomy } from './use-roomy.ts'

export interface DesignerProps {
  readonly row: PageRow<typeof report>
  readonly onClose: () => void
}

/** The desk of one report: its bands to scale, beside them what is chosen on them, and the pages that come of it. */
export function Designer({ row, onClose }: DesignerProps) {
  const { t } = useTranslation()
  const confirm = useConfirm()
  const roomy = useRoomy()
  const mayKeep = usePermission()('system.report:update')
  const source = sourceNamed(row.resource) ?? report
  const { kept, newer, save, adopt, dismiss, saving } = useKept(row, source)
  const history = useHistory(kept)
  const { value: draft, change } = history
  const [chosen, choose] = useState<Chosen>()
  const [shown, show] = useState<Shown>('design')
  const unsaved = draft !== kept
  const fault = faultOf(draft, source)
  const designs = roomy && mayKeep
  useLeaveGuard(() => unsaved)

  const keys = useEffectEvent((event: KeyboardEvent) => {
    if (!designs || !(event.ctrlKey || event.metaKey)) return
    const key = event.key.toLowerCase()
    if (key === 's') {
      event.preventDefault()
      if (unsaved && !fault && !saving) void save(draft)
    }
    // What is typed has a history of its own.
    if (event.target instanceof HTMLInputElement || event.target instanceof HTMLTextAreaElement) return
    if (key !== 'z' && key !== 'y') return
    event.preventDefault()
    if (key === 'y' || event.shiftKey) history.redo()
    else history.undo()
  })
  useEffect(() => {
    const heard = (event: KeyboardEvent) => keys(event)
    window.addEventListener('keydown', heard)
    return () => window.removeEventListener('keydown', heard)
  }, [])

  async function close() {
    const leaves =
      !unsaved ||
      (await confirm({
        title: t('放弃未保存的修改？'),
        text: t('版面的修改尚未保存，返回后将丢失。'),
        confirmText: t('放弃修改'),
        danger: true,
      }))
    if (leaves) onClose()
  }
  const props: DesignProps = {
    draft,
    layout: draft.layout,
    source,
    chosen,
    onChoose: choose,
    onDraft: change,
    onChange: (layout, as) => change({ ...draft, layout }, as),
  }
  const preview = <Preview id={row.id} draft={draft} fault={fault && t(fault)} />
  return (
    <Stack>
      <DesignerHead
        row={row}
        history={history}
        shown={shown}
        onShow={designs ? show : undefined}
        unsaved={unsaved}
        fault={fault}
        saving={saving}
        onSave={() => void save(draft)}
        onClose={() => void close()}
      />
      {!mayKeep && <Alert>{t('您没有修改报表的权限，可以预览和导出。')}</Alert>}
      {mayKeep && !roomy && <Alert>{t('屏幕较窄，这里可以预览和导出；请在电脑上设计版面。')}</Alert>}
      {designs && shown !== 'preview' ? (
        <div className={desk({ beside: shown === 'both' })}>
          <Stack>
            <InsertBar {...props} />
            <Canvas {...props} />
          </Stack>
          {shown === 'both' && preview}
          <Properties {...props} />
        </div>
      ) : (
        <div className={alone()}>{preview}</div>
      )}
      {newer && (
        <NewerDialog
          time={newer.updatedAt}
          saving={saving}
          onAdopt={() => change(adopt(newer))}
          onOverwrite={() => void save(draft, newer.revision)}
          onClose={dismiss}
        />
      )}
    </Stack>
  )
}

const desk = cva({
  base: {
    display: 'grid',
    gap: 'gap',
    alignItems: 'start',
    gridTemplateColumns: { base: '[minmax(0, 1fr)]', lg: '[minmax(0, 5fr) minmax(0, 2fr)]' },
  },
  variants: {
    beside: {
      true: { gridTemplateColumns: { lg: '[minmax(0, 3fr) minmax(0, 3fr) minmax(0, 2fr)]' } },
    },
  },
})
/** Paper as large as on a desk, and not as wide as the screen. */
const alone = cva({ base: { width: 'full', maxWidth: 'dialog.lg', marginInline: 'auto' } })
