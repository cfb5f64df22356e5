import type { PickingList } from '#domain/claim/goods/desk-calls.ts'
import { type GoodsKind, goodsKinds } from '#domain/claim/goods/kinds.ts'
import { Sheet } from '#workbench/engine/print/sheet.tsx'
import { codeName } from '#workbench/language/code-name.ts'
import { useTranslation } from '#workbench/language/use-translation.ts'
import { PaperTable } from './paper-table.tsx'

interface PickingSheetProps {
  readonly kind: GoodsKind
  readonly list: PickingList
  readonly onDone: () => void
}

/** What to take from the shelves, and whom each pile is for; a line to sign on. */
export function PickingSheet({ kind, list, onDone }: PickingSheetProps) {
  const { t } = useTranslation()
  return (
    <Sheet
      title={t('{{class}} {{goods}}配货单', {
        class: list.schoolClass,
        goods: codeName(t, goodsKinds, kind),
      })}
      onDone={onDone}
    >
      <PaperTable
        heads={[t('物资'), t('尺码'), t('数量')]}
        rows={list.pieces.map(({ item, size, quantity }) => [item, size ?? '—', quantity])}
      />
      <PaperTable
        heads={[t('姓名'), t('考生号'), t('套装'), t('尺码'), t('床位'), t('签收')]}
        rows={list.students.map(({ name, candidateNo, set, sizes, bed }) => [
          name,
          candidateNo,
          set ?? '—',
          sizes ?? '—',
          bed ?? '—',
          '',
        ])}
      />
    </Sheet>
  )
}
