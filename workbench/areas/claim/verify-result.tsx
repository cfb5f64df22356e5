import { useRouter } from '@tanstack/react-router'
import { verification } from '#domain/claim/verification.ts'
import { ListScreen } from '#workbench/engine/list-screen.tsx'
import { useTab } from '#workbench/portal/tab-context.ts'
import { UndoDialog } from './verify-result/undo-dialog.tsx'

/** 核验结果: what the desks said; a pass is taken back with its reason. */
export function Screen() {
  const { tab } = useTab()
  const router = useRouter()
  const { undo } = router.options.parseSearch(tab.search) as { readonly undo?: unknown }
  const close = () =>
    void router.navigate({
      to: '.',
      search: (before: Record<string, unknown>) => ({ ...before, undo: undefined }),
      replace: true,
      resetScroll: false,
    })
  return (
    <>
      <ListScreen resource={verification} title={verification.label} screen="claim/verify-result" />
      {typeof undo === 'string' && <UndoDialog id={undo} onClose={close} />}
    </>
  )
}
