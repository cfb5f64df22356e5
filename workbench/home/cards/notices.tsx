import { NewsCard } from '#workbench/home/news-card.tsx'

/** The latest notices of the college. */
export const NoticesCard = () => <NewsCard of="notice" label="通知公告" place="/personal/mynotice" />
