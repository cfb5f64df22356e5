import { oneId } from '#domain/kernel/one-id.ts'
import { audienceAsked, noticesAsked, peopleAsked, receiptsAsked } from '#domain/system/notices/asked.ts'
import { noticeCalls } from '#domain/system/notices/calls.ts'
import { answerCall } from '#server/core/answer-call.ts'
import type { Route } from '#server/core/route.ts'
import { people, reach, receipts } from './manage.ts'
import { getOne, mine, read, unreadCount } from './mine.ts'

export const noticeRoutes: readonly Route[] = [
  answerCall(noticeCalls.mine, noticesAsked, mine),
  answerCall(noticeCalls.one, oneId, getOne),
  answerCall(noticeCalls.read, oneId, read),
  {
    method: 'GET',
    path: 'base/notice/unreadCount',
    access: 'signed-in',
    title: '未读通知数',
    answer: unreadCount,
  },
  answerCall(noticeCalls.reach, audienceAsked, reach),
  answerCall(noticeCalls.people, peopleAsked, people),
  answerCall(noticeCalls.receipts, receiptsAsked, receipts),
]
