import { integer, longText, text, yesNo } from '#domain/kernel/fields.ts'
import { defineResource } from '#domain/kernel/resource.ts'

/** 关键词建议: what people who search for a word are told, and where they are led. */
export const aiKeywordAdvice = defineResource({
  name: 'security.ai-keyword-advice',
  label: '关键词建议',
  title: 'keyword',
  fields: {
    keyword: text('关键词', {
      required: true,
      searchable: true,
      max: 20,
      help: '搜索框中输入的内容含有它时，显示这条建议',
    }),
    answer: longText('建议', { required: true, max: 500 }),
    link: text('前往', {
      max: 300,
      pattern: /^\/(?![/\\])\S*$/,
      hint: '前往应为门户内的地址，以 / 开头',
      help: '门户内的页面，如 /personalcenter；留空则只显示建议',
    }),
    sort: integer('排序', { required: true, max: 9999 }),
    enabled: yesNo('启用', { required: true, initial: true }),
  },
  unique: [['keyword']],
  columns: ['sort', 'keyword', 'link', 'enabled'],
  sort: 'sort',
  filters: ['keyword', 'enabled'],
})
