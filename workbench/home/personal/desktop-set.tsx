import { useState } from 'react'
import { Button } from '#design-system/button/button.tsx'
import { useConfirm } from '#design-system/confirm/confirm.tsx'
import { Empty } from '#design-system/empty/empty.tsx'
import { useLeaveGuard } from '#design-system/leave-guard/leave-guard.tsx'
import { PageHeader } from '#design-system/page-header/page-header.tsx'
import { Stack } from '#design-system/stack/stack.tsx'
import { Tag } from '#design-system/tag/tag.tsx'
import type { Layout } from '#domain/system/desktop-layout.ts'
import { Asked } from '#workbench/engine/asked.tsx'
import { BoardEditor } from '#workbench/home/board/board-editor.tsx'
import { useDesktop } from '#workbench/home/use-desktop.ts'
import { useTranslation } from '#workbench/language/use-translation.ts'
import { CardShelf } from './desktop-set/card-shelf.tsx'

const same = (one: Layout, other: Layout) => JSON.stringify(one) === JSON.stringify(other)

/** 桌面设置: which cards stand on the home page, in which order and how wide. Nothing is kept before it is saved. */
export function Screen() {
  const { t } = useTranslation()
  const confirm = useConfirm()
  const { query, saving, save, reset } = useDesktop()
  const [draft, setDraft] = useState<Layout | null>(null)
  const kept = query.data?.cards ?? []
  const changed = draft !== null && !same(draft, kept)
  useLeaveGuard(() => changed)

  const toDefault = async () => {
    const sure = await confirm({
      title: t('恢复默认桌面'),
      text: t('您安排的卡片、顺序和宽度会被放弃，恢复为当前角色的默认桌面。'),
      confirmText: t('恢复默认'),
    })
    if (sure && (await reset())) setDraft(null)
  }

  return (
    <Stack>
      <PageHeader
        title={t('桌面设置')}
        description={t('拖动卡片调整顺序，选择宽度；也可以把焦点移到卡片名称上，用方向键移动。')}
        status={changed ? <Tag tone="warning">{t('尚未保存')}</Tag> : undefined}
        actions={
          <>
            <Button disabled={!query.data?.own && !changed} onClick={() => void toDefault()}>
              {t('恢复默认')}
            </Button>
            <Button disabled={!changed} onClick={() => setDraft(null)}>
              {t('放弃修改')}
            </Button>
            <Button
              variant="solid"
              disabled={!changed}
              loading={saving}
              onClick={async () => {
                if (draft && (await save(draft))) setDraft(null)
              }}
            >
              {t('保存桌面')}
            </Button>
          </>
        }
      />
      <Asked query={query}>
        {({ cards }) => {
          const layout = draft ?? cards
          return (
            <>
              <CardShelf layout={layout} onChange={setDraft} />
              {layout.length === 0 ? (
                <Empty title={t('桌面上还没有卡片')} description={t('从上面的卡片库里添加。')} />
              ) : (
                <BoardEditor layout={layout} onChange={setDraft} />
              )}
            </>
          )
        }}
      </Asked>
    </Stack>
  )
}
