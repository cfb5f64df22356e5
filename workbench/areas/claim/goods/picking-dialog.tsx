import { useState } from 'react'
import { Alert } from '#design-system/alert/alert.tsx'
import { Button } from '#design-system/button/button.tsx'
import { Dialog } from '#design-system/dialog/dialog.tsx'
import { Field } from '#design-system/field/field.tsx'
import { Stack } from '#design-system/stack/stack.tsx'
import type { PickingList } from '#domain/claim/goods/desk-calls.ts'
import type { GoodsKind } from '#domain/claim/goods/kinds.ts'
import { ReferenceEditor } from '#workbench/engine/kinds/reference-editor.tsx'
import { useTranslation } from '#workbench/language/use-translation.ts'
import { getPicking } from './calls.ts'
import { PickingSheet } from './picking-sheet.tsx'

/** For which class goods are to be laid ready. */
export function PickingDialog({ kind, onClose }: { readonly kind: GoodsKind; readonly onClose: () => void }) {
  const { t } = useTranslation()
  const [classId, setClassId] = useState<string | null>(null)
  const [found, setFound] = useState<PickingList | null>(null)
  const [printing, setPrinting] = useState(false)
  const [busy, setBusy] = useState(false)

  async function gather(id: string | null) {
    setClassId(id)
    setFound(null)
    if (!id) return
    setBusy(true)
    try {
      setFound(await getPicking(kind, id))
    } catch {
      // The notice at the top of the page says what is wrong.
    } finally {
      setBusy(false)
    }
  }

  const count = found?.students.length ?? 0
  return (
    <Dialog
      open
      size="sm"
      title={t('配货单')}
      description={t('列出一个班级已缴费、待领取的物资，按单备货后整班发放。')}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('关闭')}</Button>
          <Button variant="solid" loading={busy} disabled={count === 0} onClick={() => setPrinting(true)}>
            {t('打印')}
          </Button>
        </>
      }
    >
      <Stack gap="md">
        <Field label={t('班级')}>
          <ReferenceEditor target="base.class" value={classId} onChange={(id) => void gather(id)} />
        </Field>
        {found && count === 0 && <Alert title={t('该班级没有待领取的物资。')} />}
        {found && count > 0 && (
          <Alert
            tone="success"
            title={t('{{count}} 名学生，共 {{pieces}} 件', {
              count,
              pieces: found.pieces.reduce((sum, { quantity }) => sum + quantity, 0),
            })}
          />
        )}
        {found && printing && <PickingSheet kind={kind} list={found} onDone={() => setPrinting(false)} />}
      </Stack>
    </Dialog>
  )
}
