import { useEffect, useState } from 'react'
import { Alert } from '#design-system/alert/alert.tsx'
import { Button } from '#design-system/button/button.tsx'
import { Stack } from '#design-system/stack/stack.tsx'
import { accessCalls } from '#domain/security/access/calls.ts'
import { ask } from '#workbench/http/ask.ts'
import { forgetViewing, readViewing } from '#workbench/http/viewing.ts'
import { useTranslation } from '#workbench/language/use-translation.ts'

const halfAMinute = 30_000
const minutesLeft = (until: string) => Math.ceil((Date.parse(until) - Date.now()) / 60_000)

/** Over every screen as long as an administrator sees the portal as somebody else, with the way back. */
export function ViewingBanner() {
  const { t } = useTranslation()
  const [viewing] = useState(readViewing)
  const [left, setLeft] = useState(() => (viewing ? minutesLeft(viewing.until) : 0))
  useEffect(() => {
    if (!viewing) return
    const look = () => {
      const now = minutesLeft(viewing.until)
      if (now <= 0) leave(viewing.id)
      setLeft(now)
    }
    look()
    const timer = setInterval(look, halfAMinute)
    return () => clearInterval(timer)
  }, [viewing])
  if (!viewing) return null
  return (
    <Stack pad="page">
      <Alert
        tone="warning"
        title={t('正在以 {{name}}（{{account}}）的身份查看', {
          name: viewing.name,
          account: viewing.account,
        })}
        action={<Button onClick={() => leave(viewing.id)}>{t('退出查看')}</Button>}
      >
        {t('只能查看，不能办理或修改；还剩 {{count}} 分钟。本次查看已记入审计，对方也能看到。', {
          count: left,
        })}
      </Alert>
    </Stack>
  )
}

function leave(id: string) {
  forgetViewing()
  void ask(accessCalls.endView, { id }, { quiet: true })
    .catch(() => {})
    .finally(() => location.assign('/'))
}
