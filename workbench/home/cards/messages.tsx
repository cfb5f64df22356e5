import { useTranslation } from 'react-i18next'
import { DeskCard } from '#workbench/home/desk-card.tsx'
import { NewsList } from '#workbench/home/news-list.tsx'

/** The latest messages to the person. */
export function MessagesCard() {
  const { t } = useTranslation()
  return (
    <DeskCard card="messages" more="/personal/mymessage">
      <NewsList of="message" label={t('最新消息')} empty={t('没有新消息')} place="/personal/mymessage" />
    </DeskCard>
  )
}
