import { choice, integer, longText, moment, reference, text } from '#domain/kernel/fields.ts'
import { defineResource } from '#domain/kernel/resource.ts'
import { hasEnded, taskStates } from './own-task.ts'

/**
 * 后台任务: work that outlives the call which asked for it. Every moment in it is told by the database's clock,
 * so that machines whose own clocks differ agree on what is due and whose lease has run out.
 */
export const task = defineResource({
  name: 'resource.task',
  label: '后台任务',
  title: 'label',
  fields: {
    label: text('任务名称', { required: true, searchable: true, max: 200 }),
    /** Which handler does it; see server/registry.ts. */
    kind: text('任务类型', { required: true, searchable: true, max: 64 }),
    state: choice('状态', taskStates, { required: true }),
    /** What the handler is given, as JSON; it may name people, so that nobody is shown it. */
    params: longText('参数', { system: true, secret: true, max: 100_000 }),
    /** Asked for twice under one key, it is done once. */
    key: text('唯一键', { system: true, technical: true, max: 200 }),
    progress: integer('已处理', { system: true }),
    total: integer('总数', { system: true }),
    note: text('说明', { system: true, translated: true, max: 300 }),
    /** As JSON: `{ fileId }`, `{ removed: 12 }`. */
    result: longText('结果', { system: true, technical: true }),
    error: text('错误信息', { system: true, translated: true, max: 1000 }),
    attempts: integer('执行次数', { required: true }),
    runAt: moment('计划执行时间', { required: true }),
    startedAt: moment('开始时间', { system: true }),
    finishedAt: moment('结束时间', { system: true }),
    milliseconds: integer('耗时（毫秒）', { system: true, max: 2_000_000_000, duration: '耗时' }),
    leaseUntil: moment('租约到期时间', { system: true }),
    worker: text('执行进程', { system: true, max: 100 }),
    userId: reference('发起人', 'system.user', { system: true }),
  },
  unique: [['key']],
  indexes: [
    ['state', 'runAt'],
    ['kind', 'startedAt'],
  ],
  columns: ['label', 'state', 'attempts', 'startedAt', 'finishedAt', 'milliseconds', 'error', 'userId'],
  filters: ['state', 'kind', 'label', 'startedAt', 'userId'],
  writes: [],
  actions: {
    retry: {
      label: '重新执行',
      when: ({ state }) => state === 'dead' || state === 'cancelled',
      confirm: '任务将重新排队执行，继续吗？',
    },
    stop: {
      label: '停止',
      when: (row) => !hasEnded(row),
      confirm: '任务将被停止，已完成的部分按任务自身的规则保留或撤回，继续吗？',
      danger: true,
    },
  },
})
