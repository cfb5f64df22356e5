import { useTranslation } from 'react-i18next'
import { useConfirm } from '#design-system/confirm/confirm.tsx'
import { useMayLeave } from '#design-system/leave-guard/leave-guard.tsx'
import { session } from '#workbench/session/session.ts'

/** Signs out after asking, in the specification's words; what is unsaved is asked about first. */
export function useSignOut() {
  const { t } = useTranslation()
  const confirm = useConfirm()
  const mayLeave = useMayLeave()
  return async () => {
    if (!(await mayLeave())) return
    const sure = await confirm({
      title: t('退出登录'),
      text: t('此操作将退出登录，是否继续？'),
      confirmText: t('退出登录'),
    })
    if (sure) session.send({ type: 'SIGN_OUT' })
  }
}
