import { ChevronDown, Columns3 } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { Button } from '#design-system/button/button.tsx'
import { Menu } from '#design-system/menu/menu.tsx'
import type { MenuEntry } from '#design-system/menu/menu-entry.ts'
import { Stack } from '#design-system/stack/stack.tsx'
import { Tag } from '#design-system/tag/tag.tsx'
import { useTranslation } from '#workbench/language/use-translation.ts'
import { usePermission } from '#workbench/portal/menus/menus.ts'
import type { ScreenViews } from './screen-views.ts'
import { useViewChanges } from './use-view-changes.ts'
import { noView } from './use-views.ts'

const NameDialog = lazy(async () => ({ default: (await import('./name-dialog.tsx')).NameDialog }))
const ShareDialog = lazy(async () => ({ default: (await import('./share-dialog.tsx')).ShareDialog }))

/** Through which view the screen is seen, what was changed since, and what may be done with views. */
export function ViewBar({ views }: { readonly views: ScreenViews }) {
  const { t } = useTranslation()
  const mayShare = usePermission()('system.saved-view:share')
  const { current, saved, changed } = views
  const changes = useViewChanges(views)
  const [dialog, setDialog] = useState<'new' | 'rename' | 'share'>()
  const close = () => setDialog(undefined)
  const own = saved.filter((view) => view.own)
  const others = saved.filter((view) => !view.own)
  const face = (view: (typeof saved)[number]) => ({
    value: view.id,
    label:
      view.own || !view.ownerName
        ? view.name
        : t('{{name}}（{{owner}}）', { name: view.name, owner: view.ownerName }),
    active: view.id === current?.id,
  })
  const items: readonly MenuEntry[] = [
    { value: noView, label: t('默认视图'), active: !current },
    ...(own.length > 0 ? [{ type: 'group' as const, label: t('我的视图'), items: own.map(face) }] : []),
    ...(others.length > 0
      ? [{ type: 'group' as const, label: t('共享给我的'), items: others.map(face) }]
      : []),
    'separator',
    { value: '+', label: t('另存为新视图…') },
    { value: '*', label: t('打开页面时使用此视图'), disabled: (current?.id ?? null) === views.usual },
    ...(current?.own
      ? [
          { value: 'rename', label: t('重命名视图…') },
          ...(mayShare ? [{ value: 'share', label: t('共享视图…') }] : []),
          { value: '-', label: t('删除视图'), danger: true },
        ]
      : []),
    ...(!current && views.hasLayout ? [{ value: 'declared', label: t('恢复系统默认列') }] : []),
  ]
  const choose = (value: string) => {
    if (value === '+') setDialog('new')
    else if (value === 'rename' || value === 'share') setDialog(value)
    else if (value === '*') void changes.makeUsual()
    else if (value === '-') void changes.remove()
    else if (value === 'declared') void changes.forgetLayout()
    else views.open(value === noView ? undefined : value)
  }
  return (
    <Stack direction="row" gap="sm" align="center" wrap>
      <Menu
        placement="bottom-start"
        trigger={
          <Button size="sm" variant="ghost" icon={<Columns3 />}>
            {t('视图：{{name}}', { name: current?.name ?? t('默认视图') })}
            <ChevronDown aria-hidden />
          </Button>
        }
        items={items}
        onSelect={choose}
      />
      {changed && (
        <>
          <Tag tone="warning">{t('已修改')}</Tag>
          {(!current || current.own) && (
            <Button size="sm" loading={changes.saving} onClick={() => void changes.save()}>
              {t('保存到视图')}
            </Button>
          )}
          <Button size="sm" variant="ghost" onClick={() => setDialog('new')}>
            {t('另存为')}
          </Button>
          <Button size="sm" variant="ghost" onClick={views.reset}>
            {t('还原视图')}
          </Button>
        </>
      )}
      <Suspense>
        {(dialog === 'new' || dialog === 'rename') && (
          <NameDialog views={views} renamed={dialog === 'rename' ? current : undefined} onClose={close} />
        )}
        {dialog === 'share' && current && <ShareDialog view={current} views={views} onClose={close} />}
      </Suspense>
    </Stack>
  )
}
