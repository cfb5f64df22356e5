import { ClipboardList } from 'lucide-react'
import { useMemo, useState } from 'react'
import { Button } from '#design-system/button/button.tsx'
import { type GoodsKind, goodsKinds } from '#domain/claim/goods/kinds.ts'
import { goodsOrder } from '#domain/claim/goods/order.ts'
import { ListScreen } from '#workbench/engine/list-screen.tsx'
import { narrowed } from '#workbench/engine/narrowed.ts'
import { useTranslation } from '#workbench/language/use-translation.ts'
import { PickingDialog } from './picking-dialog.tsx'

/** Everybody who bought: searched, exported, and handed over many at once. */
export function GoodsList({ kind }: { readonly kind: GoodsKind }) {
  const { t } = useTranslation()
  const [picking, setPicking] = useState(false)
  const where = useMemo(() => ({ kind }), [kind])
  const resource = useMemo(
    () => narrowed(goodsOrder, { where, without: kind === 'key' ? ['setId', 'sizes'] : ['keyId'] }),
    [kind, where],
  )
  return (
    <>
      <ListScreen
        resource={resource}
        title={`${goodsKinds.labels[kind]}领取名单`}
        where={where}
        screen={`claim/${kind}-record`}
        extra={
          kind !== 'key' && (
            <Button icon={<ClipboardList />} onClick={() => setPicking(true)}>
              {t('配货单')}
            </Button>
          )
        }
      />
      {picking && <PickingDialog kind={kind} onClose={() => setPicking(false)} />}
    </>
  )
}
