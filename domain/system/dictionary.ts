import { closed } from '#domain/kernel/dictionary.ts'
import { choice, date, integer, text, yesNo } from '#domain/kernel/fields.ts'
import { defineResource } from '#domain/kernel/resource.ts'
import { inOrder } from '#domain/kits/period.ts'

const tones = closed(
  'system.dictionary-tone',
  '字典项颜色',
  { neutral: '灰色', accent: '主题色', success: '绿色', warning: '橙色', danger: '红色', info: '蓝色' },
  { accent: 'accent', success: 'success', warning: 'warning', danger: 'danger', info: 'info' },
)

/** 数据字典: the entries of open dictionaries, which administrators edit. */
export const dictionary = defineResource({
  name: 'system.dictionary',
  label: '数据字典',
  title: 'label',
  fields: {
    /** The dictionary's name, such as `base.nation`. */
    code: text('字典代码', { required: true, searchable: true }),
    key: text('字典键', {
      required: true,
      searchable: true,
      max: 64,
      pattern: /^[\w.-]+$/,
      hint: '字典键只能由字母、数字和 . - _ 组成',
    }),
    label: text('字典值', { required: true, searchable: true }),
    sort: integer('排序', { required: true, max: 9999 }),
    /** Where one of a dictionary has it, they all are shown as tags. */
    tone: choice('颜色', tones, { help: '填写后，该字典的各项以彩色标签显示。' }),
    enabled: yesNo('启用', { required: true, initial: true }),
    /** Both days count. Outside them it still labels old rows, but is no longer offered. */
    validFrom: date('生效日期'),
    validTo: date('失效日期'),
    /** The key of the same dictionary that is chosen instead, once this one is out of date. */
    replacedBy: text('由其代替的键', { max: 64 }),
    remark: text('备注', { max: 200 }),
  },
  unique: [['code', 'key']],
  columns: ['label', 'key', 'tone', 'sort', 'enabled', 'validFrom', 'validTo', 'remark'],
  sort: 'sort',
  filters: ['code', 'key', 'label', 'enabled'],
  form: {
    基本信息: ['code', 'label', 'key', 'tone', 'sort', 'enabled'],
    有效期: ['validFrom', 'validTo', 'replacedBy', 'remark'],
  },
  rules: [
    inOrder('validFrom', 'validTo', '失效日期不能早于生效日期'),
    {
      fields: ['key', 'replacedBy'],
      message: '不能由自身代替',
      holds: ({ key, replacedBy }) => key !== replacedBy,
    },
  ],
  audited: true,
})
