import { decimal, integer, moment, text, yesNo } from '#domain/kernel/fields.ts'
import { defineTable } from '#domain/kernel/table.ts'

/**
 * 服务心跳: what a server says of itself every fifteen seconds. Its moments are the database's, so that servers whose
 * own clocks differ stand beside one another; sizes are in MiB, times in milliseconds.
 */
export const heartbeat = defineTable({
  name: 'system.heartbeat',
  label: '服务监控',
  fields: {
    server: text('服务器', { required: true }),
    /** Of the product, and what it runs on. */
    version: text('版本', { required: true }),
    runtime: text('运行环境', { required: true }),
    at: moment('上报时间', { required: true }),
    startedAt: moment('启动时间', { required: true }),
    /** Its last word: it was told to stop. */
    stopped: yesNo('已停止', { required: true }),
    /** What the figures of calls stand for, in seconds: the time since its last beat. */
    seconds: decimal('统计时长', { required: true }),
    requests: integer('请求数', { required: true }),
    /** Answers of 500 and above. */
    errors: integer('出错数', { required: true }),
    /** Of the last minute; none without a call in it. */
    p50: integer('响应时间中位数'),
    p95: integer('响应时间 95 分位'),
    /** How much later than it should the event loop came round, at the 99th percentile. */
    lag: decimal('事件循环延迟', { required: true }),
    heap: integer('堆内存', { required: true }),
    rss: integer('常驻内存', { required: true }),
    /** Of the disk that the data folder lies on. */
    diskFree: integer('磁盘剩余'),
    diskSize: integer('磁盘总量'),
  },
  indexes: [['at'], ['server', 'at']],
})
