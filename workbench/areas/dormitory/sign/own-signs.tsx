import { useEffect, useEffectEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Alert } from '#design-system/alert/alert.tsx'
import { Card } from '#design-system/card/card.tsx'
import { Empty } from '#design-system/empty/empty.tsx'
import { Stack } from '#design-system/stack/stack.tsx'
import type { OwnSign } from '#domain/dormitory/sign/calls.ts'
import { accepts } from '#domain/dormitory/sign/rounds.ts'
import { useAsked } from '#workbench/portal/use-asked.ts'
import { OwnSignCard } from './own-sign-card.tsx'

interface Scanned {
  readonly code: string
  /** The rounds that wait for it. One that begins later is signed by a scan of its own. */
  readonly ids: readonly string[]
}

/** The rounds of the student. Opened by the code of a bed, the page signs in those that wait and accept it. */
export function OwnSigns({ signs }: { readonly signs: readonly OwnSign[] }) {
  const { t } = useTranslation()
  const [asked, setAsked] = useAsked('code')
  const [scanned, setScanned] = useState<Scanned>()
  const take = useEffectEvent((code: string) => {
    const waiting = signs.filter(({ standing, ways }) => standing === 'waiting' && accepts(ways, 'bed'))
    setScanned({ code, ids: waiting.map(({ id }) => id) })
    setAsked(null)
  })
  useEffect(() => {
    if (asked) take(asked)
  }, [asked])
  return (
    <Stack>
      {scanned?.ids.length === 0 && (
        <Alert tone="info" title={t('当前没有可以扫描床位码的签到，或您已经签到。')} />
      )}
      {signs.map((sign) => (
        <OwnSignCard
          key={sign.id}
          sign={sign}
          scanned={scanned?.ids.includes(sign.id) ? scanned.code : undefined}
        />
      ))}
      {signs.length === 0 && (
        <Card>
          <Empty title={t('还没有签到任务')} description={t('签到开始后会通知您，并显示在这里。')} />
        </Card>
      )}
    </Stack>
  )
}
