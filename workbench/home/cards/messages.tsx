import { NewsCard } from '#workbench/home/news-card.tsx'

/** The latest messages to the person. */
export const MessagesCard = () => <NewsCard of="message" label="最新消息" place="/personal/mymessage" />
