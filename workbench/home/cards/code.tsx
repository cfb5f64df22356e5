import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { verificationCalls } from '#domain/claim/calls.ts'
import { codeRenewal } from '#domain/claim/verify-code.ts'
import { cva } from '#styled-system/css/index.js'
import { DeskCard } from '#workbench/home/desk-card.tsx'
import { ask } from '#workbench/http/ask.ts'
import { useTranslation } from '#workbench/language/use-translation.ts'

const QrCode = lazy(() =>
  import('#design-system/qr-code/qr-code.tsx').then(({ QrCode }) => ({ default: QrCode })),
)

/** The code that a newcomer shows at the desk; nothing for anyone who has none to show. */
export function CodeCard() {
  const { t } = useTranslation()
  const { data } = useQuery({
    queryKey: ['claim.verification', 'code'],
    queryFn: () => ask(verificationCalls.code, undefined, { quiet: true }),
    refetchInterval: codeRenewal * 1000,
    refetchOnWindowFocus: 'always',
    refetchOnReconnect: 'always',
  })
  if (!data?.student || !data.code) return null
  return (
    <DeskCard card="code" more="/claim/verify-qr">
      <div className={shown()}>
        <Suspense fallback={null}>
          <QrCode value={data.code} label={t('新生核验')} size="lg" />
        </Suspense>
        <p>{t('报到时请向工作人员出示。')}</p>
      </div>
    </DeskCard>
  )
}

const shown = cva({
  base: { display: 'flex', flexDirection: 'column', alignItems: 'center', gap: 'gap', textAlign: 'center' },
})
