import { createContext, type ReactNode, use, useEffect, useEffectEvent, useMemo } from 'react'
import { useConfirm } from '#design-system/confirm/confirm.tsx'
import { useText } from '#design-system/text/text.tsx'
import { createLeaveScope, type LeaveScope } from './scope.ts'

const LeaveScopeContext = createContext(createLeaveScope())

export interface LeaveBoundaryProps {
  /** Held by anyone who closes it, such as the tab bar; left out, one of its own. */
  readonly scope?: LeaveScope
  readonly children: ReactNode
}

/** What lies within may be left on its own: a tab, a drawer. */
export const LeaveBoundary = ({ scope, children }: LeaveBoundaryProps) => {
  const outer = use(LeaveScopeContext)
  const own = useMemo(() => scope ?? createLeaveScope(), [scope])
  // Anyone who leaves the outer one leaves this one too.
  useEffect(() => outer.guard(own.dirty), [outer, own])
  return <LeaveScopeContext value={own}>{children}</LeaveScopeContext>
}

/** Guards unsaved work against leaving the scope it stands in, and against closing the browser. */
export function useLeaveGuard(dirty: () => boolean) {
  const scope = use(LeaveScopeContext)
  const isDirty = useEffectEvent(dirty)
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (isDirty()) event.preventDefault()
    }
    addEventListener('beforeunload', ask)
    const release = scope.guard(() => isDirty())
    return () => {
      removeEventListener('beforeunload', ask)
      release()
    }
  }, [scope])
}

/**
 * `if (await mayLeave()) …`: true at once when nothing is unsaved, else what the person answers. For a router:
 * `useBlocker({ shouldBlockFn: async () => !(await mayLeave()) })`. Needs a `ConfirmProvider` above.
 */
export function useMayLeave(scope?: LeaveScope): () => Promise<boolean> {
  const here = use(LeaveScopeContext)
  const confirm = useConfirm()
  const t = useText()
  return async () =>
    !(scope ?? here).dirty() ||
    confirm({
      title: t('放弃未保存的修改？'),
      text: t('填写的内容尚未保存，离开后将丢失。'),
      confirmText: t('放弃修改'),
      cancelText: t('继续编辑'),
      danger: true,
    })
}
