import { Ellipsis } from 'lucide-react'
import { Button } from '#design-system/button/button.tsx'
import { IconButton } from '#design-system/icon-button/icon-button.tsx'
import { Menu } from '#design-system/menu/menu.tsx'
import { usePhone } from '#design-system/parts/media/use-phone.ts'
import type { Action } from '#domain/kernel/action.ts'
import type { AnyResource } from '#domain/kernel/resource.ts'
import { useTranslation } from '#workbench/language/use-translation.ts'
import { isOwnAct } from './is-own-act.ts'
import { mayWrite } from './may-write.ts'
import type { AnyRow } from './row.ts'
import type { Listing } from './use-listing.ts'

/** What a screen lets one do with a row beside what its resource declares. */
export interface RowAct {
  readonly value: string
  readonly label: string
  readonly run: () => void
}

export interface RowActionsProps {
  readonly row: AnyRow
  readonly listing: Listing
  readonly acts?: readonly RowAct[]
  /** For rows that hang under one another: opens the form for one under this. */
  readonly onAddUnder?: () => void
}

/** What the server lets this person do to this one row: two at most in sight, one on a phone, more of them behind a menu. */
export function RowActions({ row, listing, acts = [], onAddUnder }: RowActionsProps) {
  const { resource, desk } = listing
  const { t } = useTranslation()
  const phone = usePhone()
  const may = (verb: 'update' | 'remove') => mayWrite(resource, row, verb)
  const remove = () => void listing.remove([row])
  const declared = Object.entries(resource.actions ?? {}).filter(([name]) => row.can?.includes(name))
  const first = may('update') ? undefined : inSight(resource, row, declared)
  const more = [
    ...(onAddUnder ? [{ value: '+', label: t('新增下级') }] : []),
    ...acts.map(({ value, label }) => ({ value, label: t(label) })),
    ...declared
      .filter((act) => act !== first)
      .map(([value, { label, danger }]) => ({ value, label: t(label), danger: danger ?? false })),
    ...(may('remove') ? [{ value: '-', label: t('删除'), danger: true }] : []),
  ]
  const choose = (value: string) => {
    if (value === 'view') return desk.view(row)
    if (value === 'edit') return desk.edit(row)
    const own = acts.find((act) => act.value === value)
    if (own) return own.run()
    if (value === '+') onAddUnder?.()
    else if (value === '-') remove()
    else void desk.act(value, row)
  }
  // A card of a phone has room for one button.
  if (phone)
    return (
      <>
        {first && (
          <Button size="sm" onClick={() => choose(first[0])}>
            {t(first[1].label)}
          </Button>
        )}
        <Menu
          trigger={<IconButton size="sm" label={t('更多操作')} icon={<Ellipsis />} />}
          items={[
            { value: 'view', label: t('查看') },
            ...(may('update') ? [{ value: 'edit', label: t('编辑') }] : []),
            ...more,
          ]}
          onSelect={choose}
        />
      </>
    )
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
      {first && (
        <Button variant="ghost" size="sm" onClick={() => choose(first[0])}>
          {t(first[1].label)}
        </Button>
      )}
      {onAddUnder || acts.length + declared.length > (first ? 1 : 0) ? (
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

type Declared = readonly [name: string, action: Action]

/** What the row waits for; otherwise what it asks of this very person. */
function inSight({ flow }: AnyResource, row: AnyRow, declared: readonly Declared[]): Declared | undefined {
  const awaited = flow?.waiting[String(row[flow.field])]?.act
  return declared.find(([name]) => name === awaited) ?? declared.find(([, act]) => isOwnAct(act))
}
