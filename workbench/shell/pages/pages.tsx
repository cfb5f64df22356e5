import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { Button } from '#design-system/button/button.tsx'
import { Result } from '#design-system/result/result.tsx'
import { useText } from '#design-system/text/text.tsx'
import { readToken } from '#workbench/http/storage/storage.ts'
import { loadMenus } from '#workbench/portal/menus/menus.ts'

/** 重新授权 asks the server again what the person may do, and goes on from there. */
export function Unauthorised() {
  const t = useText()
  const router = useRouter()
  const [busy, setBusy] = useState(false)
  const askAgain = async () => {
    setBusy(true)
    try {
      if (readToken() !== null) await loadMenus()
      await router.navigate({ href: '/index', replace: true })
    } catch {
      // The failed call has shown its notice; the person may try again.
    } finally {
      setBusy(false)
    }
  }
  return (
    <Result
      alone
      status="401"
      title={t('没有访问权限')}
      description={t('您未被授权访问，请联系系统管理员。')}
      action={
        <Button variant="solid" loading={busy} onClick={askAgain}>
          {t('重新授权')}
        </Button>
      }
    />
  )
}
