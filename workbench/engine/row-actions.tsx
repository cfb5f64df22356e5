import { Ellipsis } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Button } from '#design-system/button/button.tsx'
import { IconButton } from '#design-system/icon-button/icon-button.tsx'
import { Menu } from '#design-system/menu/menu.tsx'
import type { AnyRow } from './row.ts'
import type { Listing } from './use-listing.ts'

export interface RowActionsProps {
  readonly row: AnyRow
  readonly listing: Listing
  /** For rows that hang under one another: opens the form for one under this. */
  readonly onAddUnder?: () => void
}

/** What the server lets this person do to this one row: three at most in sight, more of them behind a menu. */
export function RowActions({ row, listing, onAddUnder }: RowActionsProps) {
  const { resource, desk } = listing
  const { t } = useTranslation()
  const may = (verb: string) => row.can?.includes(verb) ?? false
  const remove = () => void listing.remove([row])
  const declared = Object.entries(resource.actions ?? {}).filter(([name]) => may(name))
  const more = [
    ...(onAddUnder ? [{ value: '+', label: t('新增下级') }] : []),
    ...declared.map(([value, { label, danger }]) => ({ value, label: t(label), danger: danger ?? false })),
    ...(may('remove') ? [{ value: '-', label: t('删除'), danger: true }] : []),
  ]
  const choose = (value: string) => {
    if (value === '+') onAddUnder?.()
    else if (value === '-') remove()
    else void desk.act(value, row)
  }
  return (
    <>
      <Button variant="ghost" size="sm" onClick={() => desk.view(row)}>
        {t('查看')}
      </Button>
      {may('update') && (
        <Button variant="ghost" size="sm" onClick={() => desk.edit(row)}>
          {t('编辑')}
        </Button>
      )}
      {onAddUnder || declared.length > 0 ? (
        <Menu
          trigger={<IconButton size="sm" label={t('更多操作')} icon={<Ellipsis />} />}
          items={more}
          onSelect={choose}
        />
      ) : (
        may('remove') && (
          <Button variant="ghost" size="sm" onClick={remove}>
            {t('删除')}
          </Button>
        )
      )}
    </>
  )
}
