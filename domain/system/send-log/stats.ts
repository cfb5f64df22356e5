import { among, bars, count, ratio, ring, stats, sum, trend } from '#domain/kernel/stats.ts'
import { sendLog } from '#domain/system/send-log.ts'

const inStates = (...states: readonly string[]) => among('state', ...states)

/** 发送统计: how many people messages went to, by which channel, and how many of them arrived. */
export const sendStats = stats({
  path: 'system/send-count',
  title: '发送统计',
  of: sendLog,
  over: 'sentAt',
  since: 30,
  leadsTo: 'system/send-log',
  by: ['channel', 'event', 'state', 'provider'],
  measures: {
    sent: sum('people', '已发送（人次）', inStates('sent')),
    failed: sum('people', '发送失败', inStates('failed')),
    waiting: sum('people', '等待发送', inStates('waiting', 'sending')),
    // What is still to go says nothing of success.
    done: sum('people', '已完成', inStates('sent', 'failed')),
    rate: ratio('sent', 'done', '成功率'),
    messages: count('消息条数'),
  },
  charts: [
    trend('sent', { each: 'day', by: 'channel' }),
    bars('failed', { by: 'event', most: 15 }),
    ring('messages', 'state'),
  ],
})
