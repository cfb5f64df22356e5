import { useQuery } from '@tanstack/react-query'
import { Alert } from '#design-system/alert/alert.tsx'
import { Button } from '#design-system/button/button.tsx'
import { Empty } from '#design-system/empty/empty.tsx'
import { Skeleton } from '#design-system/skeleton/skeleton.tsx'
import { Stack } from '#design-system/stack/stack.tsx'
import type { Layout } from '#domain/system/desktop-layout.ts'
import { cva } from '#styled-system/css/index.js'
import { ownQuery } from '#workbench/account/second-factor/calls.ts'
import { SecondFactorAdvice } from '#workbench/account/second-factor/second-factor-advice.tsx'
import { useTranslation } from '#workbench/language/use-translation.ts'
import { Go } from '#workbench/navigation/go.tsx'
import { CardsOf } from './board/cards-of.tsx'
import { useDesktop } from './use-desktop.ts'

/** What stands there while the person's own desktop cannot be had. */
const bare: Layout = [
  { card: 'greeting', span: 3 },
  { card: 'menus', span: 3 },
]

/** The desktop: the cards that the person arranged, or those of the role. */
export function Home() {
  const { t } = useTranslation()
  const { query } = useDesktop()
  const { data, error, isFetching, refetch } = query
  // It stands above the cards, and would push them down.
  const advice = useQuery(ownQuery)
  if ((!data && !error) || advice.isPending) return <Waiting />
  const layout = data?.cards ?? bare
  return (
    <Stack>
      <SecondFactorAdvice />
      {!layout.some(({ card }) => card === 'greeting') && <h1 className={unseen()}>{t('首页')}</h1>}
      {error && (
        <Alert
          tone="warning"
          title={t('没有读到您的桌面，先显示基本内容。')}
          action={
            <Button size="sm" loading={isFetching} onClick={() => void refetch()}>
              {t('重试')}
            </Button>
          }
        />
      )}
      {layout.length === 0 ? (
        <Empty title={t('桌面上还没有卡片')} description={t('到桌面设置里挑选要看的内容。')} />
      ) : (
        <CardsOf layout={layout} />
      )}
      <Stack direction="row" justify="end">
        <Go href="/desktopset">{t('设置桌面')}</Go>
      </Stack>
    </Stack>
  )
}

function Waiting() {
  const { t } = useTranslation()
  return (
    <Stack>
      <span role="status" aria-label={t('加载中')} />
      <Skeleton shape="block" height={24} />
      <Skeleton shape="block" height={64} />
    </Stack>
  )
}

const unseen = cva({ base: { srOnly: true } })
