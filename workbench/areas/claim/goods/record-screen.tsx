import { useState } from 'react'
import { PageHeader } from '#design-system/page-header/page-header.tsx'
import { Stack } from '#design-system/stack/stack.tsx'
import { Tabs } from '#design-system/tabs/tabs.tsx'
import { type GoodsKind, goodsKinds } from '#domain/claim/goods/kinds.ts'
import { usePageState } from '#workbench/engine/use-page-state.ts'
import { useTranslation } from '#workbench/language/use-translation.ts'
import { usePermission } from '#workbench/portal/menus/menus.ts'
import { DeskNameField } from './desk-name-field.tsx'
import { GoodsDeskPanel } from './goods-desk.tsx'
import { GoodsList } from './goods-list.tsx'
import { useGoodsDesk } from './use-goods-desk.ts'

/** Buying and receiving of one kind of goods: the desk, and the list of everybody. */
export function RecordScreen({ kind }: { readonly kind: GoodsKind }) {
  const { t } = useTranslation()
  const may = usePermission()
  const { state } = usePageState()
  // Who stands at the desk stays there while somebody looks into the list.
  const work = useGoodsDesk(kind)
  const asked = JSON.stringify([state.filters, state.condition])
  const filtered = Object.keys(state.filters).length > 0 || state.condition !== undefined
  // An address that narrows the list leads to the list, also when the screen is open already.
  const [picked, setPicked] = useState({ asked: '', value: 'desk' })
  const shown = filtered && picked.asked !== asked ? 'list' : picked.value
  const title = `${goodsKinds.labels[kind]}购买与领取`
  const list = { value: 'list', label: t('领取名单'), content: <GoodsList kind={kind} /> }
  return (
    <Stack gap="md">
      <PageHeader title={t(title)} actions={<DeskNameField />} />
      {may('claim.goods-order:receive') ? (
        <Tabs
          label={t(title)}
          // The list hears readers too: only one of them may at a time.
          forget
          value={shown}
          onChange={(value) => setPicked({ asked, value })}
          items={[
            {
              value: 'desk',
              label: t('领取台'),
              content: <GoodsDeskPanel work={work} />,
            },
            list,
          ]}
        />
      ) : (
        list.content
      )}
    </Stack>
  )
}
