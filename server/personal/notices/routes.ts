import type { Route } from '#server/core/route.ts'
import { people, publish, reach, receipts, remind, withdraw } from './manage.ts'
import { getOne, mine, read, unreadCount } from './mine.ts'

/** What everybody does with notices, and what those do who write them beside the calls of the resource. */
export const noticeRoutes: readonly Route[] = [
  { method: 'GET', path: 'base/notice/mine', access: 'signed-in', answer: mine },
  { method: 'GET', path: 'base/notice/getOne', access: 'signed-in', answer: getOne },
  { method: 'POST', path: 'base/notice/read', access: 'signed-in', answer: read },
  { method: 'GET', path: 'base/notice/unreadCount', access: 'signed-in', answer: unreadCount },
  { method: 'POST', path: 'system/notice/reach', access: 'system.notice:update', answer: reach },
  { method: 'POST', path: 'system/notice/publish', access: 'system.notice:update', answer: publish },
  { method: 'POST', path: 'system/notice/withdraw', access: 'system.notice:update', answer: withdraw },
  { method: 'GET', path: 'system/notice/people', access: 'system.notice:update', answer: people },
  { method: 'GET', path: 'system/notice/receipts', access: 'system.notice:view', answer: receipts },
  { method: 'POST', path: 'system/notice/remind', access: 'system.notice:update', answer: remind },
]
