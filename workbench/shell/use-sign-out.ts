import { useConfirm } from '#design-system/confirm/confirm.tsx'
import { useMayLeave } from '#design-system/leave-guard/leave-guard.tsx'
import { session } from '#workbench/account/session/session.ts'
import { useTranslation } from '#workbench/language/use-translation.ts'
import { keptIn } from '#workbench/portal/outbox/kept-in.ts'

/** Signs out after asking, in the specification's words; what is unsaved is asked about first. */
export function useSignOut() {
  const { t } = useTranslation()
  const confirm = useConfirm()
  const mayLeave = useMayLeave()
  return async () => {
    if (!(await mayLeave())) return
    const waiting = await unsent(session.getSnapshot().context.person?.account)
    const sure = await confirm({
      title: t('退出登录'),
      text:
        waiting > 0
          ? t(
              '还有 {{count}} 项内容没有同步。退出后它们留在这台设备上，等您下次登录后再提交；在公用电脑上请先同步或放弃。是否继续退出？',
              { count: waiting },
            )
          : t('此操作将退出登录，是否继续？'),
      confirmText: t('退出登录'),
    })
    if (sure) session.send({ type: 'SIGN_OUT' })
  }
}

/** How much of this person's work waits for the line. */
async function unsent(account: string | undefined): Promise<number> {
  if (!account) return 0
  try {
    return (await keptIn(account)).length
  } catch {
    return 0
  }
}
