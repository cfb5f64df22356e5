import { type ComponentType, Suspense } from 'react'
import { Spinner } from '#design-system/spinner/spinner.tsx'
import type { WallCode } from '#domain/system/wall/screens.ts'
import { useTranslation } from '#workbench/language/use-translation.ts'
import { compositions } from './compositions.ts'
import type { Received } from './last-good.ts'
import { Notice } from './notice.tsx'
import { PairingCode } from './pairing-code.tsx'
import { useFeed } from './use-feed.ts'

/** One screen with its figures; where it may not have them, the code by which it is paired. */
export function WallScreen({ code }: { readonly code: WallCode }) {
  const { t } = useTranslation()
  const { received, state } = useFeed(code)
  const Composition = compositions[code] as ComponentType<{ readonly received: Received }>
  const waits = (
    <Notice>
      <Spinner size="lg" label={t('正在打开')} />
    </Notice>
  )
  if (state === 'refused') return <PairingCode />
  if (received)
    return (
      <Suspense fallback={waits}>
        <Composition received={received} />
      </Suspense>
    )
  if (state !== 'failed') return waits
  return <Notice title={t('暂时取不到数据')}>{t('网络或服务恢复后会自动显示，无需操作。')}</Notice>
}
