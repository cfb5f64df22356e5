import { useTranslation } from 'react-i18next'
import { DeskCard } from '#workbench/home/desk-card.tsx'
import { NewsList } from '#workbench/home/news-list.tsx'

/** The latest notices of the college. */
export function NoticesCard() {
  const { t } = useTranslation()
  return (
    <DeskCard card="notices" more="/personal/mynotice">
      <NewsList of="notice" label={t('通知公告')} empty={t('没有通知公告')} place="/personal/mynotice" />
    </DeskCard>
  )
}
