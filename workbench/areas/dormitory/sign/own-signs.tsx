import { Alert } from '#design-system/alert/alert.tsx'
import { Card } from '#design-system/card/card.tsx'
import { Empty } from '#design-system/empty/empty.tsx'
import { Stack } from '#design-system/stack/stack.tsx'
import type { OwnSign } from '#domain/dormitory/sign/calls.ts'
import { accepts } from '#domain/dormitory/sign/rounds.ts'
import { useScanned } from '#workbench/engine/sign-in/use-scanned.ts'
import { useTranslation } from '#workbench/language/use-translation.ts'
import { OwnSignCard } from './own-sign-card.tsx'

/** The rounds of the student. Opened by the code of a bed, the page signs in those that wait and accept it. */
export function OwnSigns({ signs }: { readonly signs: readonly OwnSign[] }) {
  const { t } = useTranslation()
  const { nobody, codeFor } = useScanned(() =>
    signs.filter(({ standing, ways }) => standing === 'waiting' && accepts(ways, 'bed')).map(({ id }) => id),
  )
  return (
    <Stack>
      {nobody && <Alert tone="info" title={t('当前没有可以扫描床位码的签到，或您已经签到。')} />}
      {signs.map((sign) => (
        <OwnSignCard key={sign.id} sign={sign} scanned={codeFor(sign.id)} />
      ))}
      {signs.length === 0 && (
        <Card>
          <Empty title={t('还没有签到任务')} description={t('签到开始后会通知您，并显示在这里。')} />
        </Card>
      )}
    </Stack>
  )
}
