import { useRouter } from '@tanstack/react-router'
import { toast } from '#design-system/toaster/toast.ts'
import type { Action, Together } from '#domain/kernel/action.ts'
import { placeFor } from '#workbench/engine/place-for.ts'
import { useTranslation } from '#workbench/language/use-translation.ts'
import { usePermission } from '#workbench/portal/menus/menus.ts'

/** Says what came of an action with many rows at once, and leads to the row that was made, where its list may be seen. */
export function useToldTogether() {
  const { t } = useTranslation()
  const has = usePermission()
  const router = useRouter()
  return (label: string, { makes }: Action, { outcome, made }: Together) => {
    if (!makes || !made) return toast.success(outcome ? t(outcome) : t('{{action}}成功', { action: label }))
    const open = () => void router.navigate({ href: `/${placeFor(makes.resource)}?row=${made.id}` })
    return toast.success(
      t('已生成{{label}}“{{name}}”', { label: t(makes.resource.label), name: made.title }),
      has(`${makes.resource.name}:view`) ? { action: { label: t('查看'), onClick: open } } : {},
    )
  }
}
