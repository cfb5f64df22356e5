import { useEffect, useState } from 'react'
import { Button } from '#design-system/button/button.tsx'
import { Link } from '#design-system/link/link.tsx'
import { LoadingOverlay } from '#design-system/loading-overlay/loading-overlay.tsx'
import { Result } from '#design-system/result/result.tsx'
import { cva } from '#styled-system/css/index.js'
import { useTranslation } from '#workbench/language/use-translation.ts'

/** Milliseconds after which a page that has not come is said not to come: a frame tells nothing of its failures. */
const patience = 20_000

/**
 * A page of another house in a tab of ours. It may run its scripts and forms, but can lead this window nowhere and,
 * unless it is of our own origin, read nothing of it. Nobody here listens to what it posts (reliability case A-53).
 */
export function Framed({ address, title }: { address: string; title: string }) {
  const { t } = useTranslation()
  const [state, setState] = useState<'coming' | 'there' | 'missing'>('coming')
  const [round, setRound] = useState(0)
  useEffect(() => {
    if (state !== 'coming') return
    const timer = setTimeout(() => setState('missing'), patience)
    return () => clearTimeout(timer)
  }, [state])
  if (state === 'missing')
    return (
      <Result
        status="500"
        title={t('外部页面没有打开')}
        description={t('对方系统没有响应，请稍后重试，或在新窗口中打开。')}
        action={
          <>
            <Button
              variant="solid"
              onClick={() => {
                setRound(round + 1)
                setState('coming')
              }}
            >
              {t('重试')}
            </Button>
            <Link external href={address}>
              {t('在新窗口中打开')}
            </Link>
          </>
        }
      />
    )
  return (
    <LoadingOverlay loading={state === 'coming'} text={t('正在打开')}>
      <iframe
        key={round}
        className={frame()}
        src={address}
        title={title}
        sandbox={sandboxFor(address)}
        referrerPolicy="no-referrer"
        onLoad={() => setState('there')}
      />
    </LoadingOverlay>
  )
}

/** Of our own origin it must not be both scripted and at home here, or it could take its sandbox off. */
const sandboxFor = (address: string) =>
  new URL(address).origin === window.location.origin
    ? 'allow-scripts allow-forms allow-downloads allow-popups'
    : 'allow-scripts allow-forms allow-downloads allow-popups allow-same-origin'

const frame = cva({ base: { flex: '1', width: 'full', minHeight: '[60vh]', border: 'none', bg: 'surface' } })
