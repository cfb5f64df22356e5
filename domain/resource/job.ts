import type { Schedule } from '#domain/kernel/area.ts'
import { closed } from '#domain/kernel/dictionary.ts'
import { choice, moment, text, yesNo } from '#domain/kernel/fields.ts'
import { type Registry, registry } from '#domain/kernel/registry.ts'
import { defineResource } from '#domain/kernel/resource.ts'
import { cronWords } from '#domain/kits/cron-words.ts'

/** What can be done by the clock. */
export const jobHandlers: Registry<Schedule> = registry('resource.job-handler', '执行内容')

const jobOutcomes = closed(
  'resource.job-outcome',
  '最近结果',
  { done: '成功', failed: '失败' },
  { done: 'success', failed: 'danger' },
)

/** 定时任务: what the portal does by the clock, told by a cron expression in the school's zone. */
export const job = defineResource({
  name: 'resource.job',
  label: '定时任务',
  title: 'title',
  fields: {
    title: text('任务名称', { required: true, searchable: true, max: 60 }),
    code: text('任务编码', {
      required: true,
      searchable: true,
      max: 60,
      pattern: /^[a-z][a-z0-9-]*$/,
      hint: '任务编码以小写字母开头，只含小写字母、数字和连字符',
    }),
    handler: choice('执行内容', jobHandlers, { required: true }),
    cron: text('执行时间', {
      required: true,
      max: 60,
      cron: true,
      help: 'Cron 表达式，依次为分、时、日、月、星期，按北京时间。例如 30 2 * * * 为每天 02:30，*/10 * * * * 为每 10 分钟，0 8 * * 1-5 为工作日 08:00。',
    }),
    /** The same in words. */
    rhythm: text('执行规律', { system: true, translated: true, max: 100 }),
    enabled: yesNo('启用', { required: true, initial: true }),
    nextAt: moment('下次执行', { system: true }),
    lastAt: moment('上次执行', { system: true }),
    lastOutcome: choice('最近结果', jobOutcomes, { system: true }),
    lastNote: text('结果说明', { system: true, translated: true, max: 300 }),
  },
  unique: [['code']],
  indexes: [['enabled', 'nextAt']],
  columns: ['title', 'handler', 'rhythm', 'enabled', 'nextAt', 'lastAt', 'lastOutcome', 'lastNote'],
  sort: 'title',
  filters: ['title', 'handler', 'enabled'],
  computed: { rhythm: { from: ['cron'], is: ({ cron }) => (cron ? cronWords(cron) : null) } },
  audited: true,
  actions: {
    run: { label: '立即执行', confirm: '任务将马上执行一次，不影响之后的时间安排，继续吗？' },
    pause: { label: '暂停', when: ({ enabled }) => enabled, set: { enabled: false } },
    resume: { label: '恢复', when: ({ enabled }) => !enabled, set: { enabled: true } },
  },
})
