import { useQuery } from '@tanstack/react-query'
import { Alert } from '#design-system/alert/alert.tsx'
import { Button } from '#design-system/button/button.tsx'
import { Card } from '#design-system/card/card.tsx'
import { KeptBeyond } from '#workbench/engine/kept-beyond.tsx'
import { useTranslation } from '#workbench/language/use-translation.ts'
import { menusHeld, menusToGive } from './calls.ts'
import { MenuTree } from './menu-tree.tsx'

/** The tree of all menus, with those of one role ticked. */
export function MenusOfRole({ roleId }: { roleId: string }) {
  const { t } = useTranslation()
  const menus = useQuery(menusToGive)
  const held = useQuery(menusHeld(roleId))
  const failed = menus.error ?? held.error
  const again = () => void Promise.all([menus.refetch(), held.refetch()])
  if (failed)
    return (
      <Alert tone="danger" title={t(failed.message)} action={<Button onClick={again}>{t('重试')}</Button>} />
    )
  if (!menus.data || !held.data) return <Card loading>{null}</Card>
  return (
    <>
      <KeptBeyond count={held.data.beyond} />
      <MenuTree key={held.dataUpdatedAt} roleId={roleId} menus={menus.data} before={held.data.menu} />
    </>
  )
}
