import { choice, integer, longText, reference, text, yesNo } from '#domain/kernel/fields.ts'
import { defineResource } from '#domain/kernel/resource.ts'
import { optionsOf } from './answers.ts'
import { questionKinds, questionSections } from './words.ts'

const single = {
  from: ['kind'],
  holds: ({ kind }: { readonly kind: string | null }) => kind === 'single',
} as const

const mostOptions = 20
const longestOption = 40

/** 自设项目: what a college asks of its own where a kind of leave is applied for, filled within the form of the kind. */
export const leaveQuestion = defineResource({
  name: 'leave.question',
  label: '自设项目',
  title: 'label',
  fields: {
    typeId: reference('请假类型', 'leave.type', { system: true }),
    label: text('项目名称', { required: true, max: 40 }),
    kind: choice('填写方式', questionKinds, { required: true, initial: 'text' }),
    options: longText('选项', { max: 900, help: '每行一个，2 至 20 个' }),
    required: yesNo('必填', { required: true }),
    section: choice('所在部分', questionSections, { required: true, initial: 'content' }),
    hint: text('填写提示', { max: 100 }),
    sort: integer('显示顺序', { required: true, max: 99 }),
  },
  unique: [['typeId', 'label']],
  columns: ['label', 'kind', 'required', 'section', 'hint', 'sort'],
  filters: [],
  visibleWhen: { options: single },
  requiredWhen: { options: single },
  rules: [
    {
      fields: ['kind', 'options'],
      message: '请填写 2 至 20 个互不相同的选项，每行一个，每个不超过 40 个字',
      holds: ({ kind, options }) => {
        const named = optionsOf(options ?? null)
        return (
          kind !== 'single' ||
          (named.length >= 2 &&
            named.length <= mostOptions &&
            new Set(named).size === named.length &&
            named.every((option) => option.length <= longestOption))
        )
      },
    },
  ],
})

/** How many a kind has at the most. */
export const mostQuestions = 12
