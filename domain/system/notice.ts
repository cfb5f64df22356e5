import { closed } from '#domain/kernel/dictionary.ts'
import { choice, date, files, integer, moment, richText, text, yesNo } from '#domain/kernel/fields.ts'
import { defineResource } from '#domain/kernel/resource.ts'
import { audience } from '#domain/kits/audience.ts'
import { inOrder } from '#domain/kits/period.ts'

export const noticeCategories = closed('system.notice-category', '公告类别', {
  notice: '通知',
  announcement: '公告',
  publicity: '公示',
  news: '校园动态',
  guide: '办事指南',
})

const noticeStates = closed(
  'system.notice-state',
  '公告状态',
  {
    draft: '草稿',
    published: '已发布',
    withdrawn: '已撤回',
  },
  { published: 'success', withdrawn: 'warning' },
)

/** 通知公告: written, then published to those it concerns, who may have to say that they read it. */
export const notice = defineResource({
  name: 'system.notice',
  label: '通知公告',
  title: 'title',
  fields: {
    title: text('标题', { required: true, searchable: true, max: 80 }),
    category: choice('公告类别', noticeCategories, { required: true }),
    body: richText('正文', { required: true }),
    attachments: files('附件'),
    ...audience,
    pinned: yesNo('置顶', { required: true }),
    /** Anyone who it is for finds it among the to-dos until it is read. */
    mustRead: yesNo('必读', { required: true }),
    /** Both days count; left empty, it stands from its publication on, or for ever. */
    validFrom: date('开始展示日期'),
    validTo: date('结束展示日期'),
    state: choice('公告状态', noticeStates, { system: true }),
    publishedAt: moment('发布时间', { system: true }),
    publisher: text('发布人', { system: true, max: 60 }),
    /** How many people it was for when it was published. */
    reach: integer('发布人数', { system: true }),
  },
  columns: ['title', 'category', 'state', 'mustRead', 'publishedAt', 'reach'],
  // What is still to be published comes first.
  sort: ['state', '-publishedAt'],
  filters: ['title', 'category', 'state', 'mustRead', 'publishedAt'],
  stands: {
    while: ({ state }) => state === 'published',
    message: '已发布的公告不能修改或删除，请先撤回',
  },
  actions: {
    publish: {
      label: '发布',
      when: ({ state }) => state !== 'published',
      confirm: '公告将立即展示给发布范围内的人员。再次发布时，原有的阅读记录会清空。',
    },
    withdraw: {
      label: '撤回',
      when: ({ state }) => state === 'published',
      confirm: '撤回后，所有人都不再看到这条公告。',
      danger: true,
    },
    remind: {
      label: '提醒未读人员',
      when: ({ state }) => state === 'published',
      confirm: '每位未读人员会收到一条站内消息。',
    },
  },
  rules: [inOrder('validFrom', 'validTo', '结束展示日期不能早于开始展示日期')],
})
