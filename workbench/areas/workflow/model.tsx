import { useRouter } from '@tanstack/react-router'
import { workflowModel } from '#domain/workflow/model.ts'
import { ListScreen } from '#workbench/engine/list-screen.tsx'
import { useTab } from '#workbench/portal/tab-context.ts'
import { Designer } from './model/designer.tsx'

/** 流程设计: the models, and the one that is being drawn, `?model=<id>`. */
export function Screen() {
  const { tab } = useTab()
  const router = useRouter()
  const { model } = router.options.parseSearch(tab.search) as { readonly model?: unknown }
  if (typeof model !== 'string' || model === '')
    return <ListScreen resource={workflowModel} title="流程设计" screen="workflow/model" />
  return <Designer key={model} id={model} onBack={() => void router.navigate({ to: '.', search: {} })} />
}
