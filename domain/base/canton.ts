import { cantonLevel } from '#domain/dictionaries/school.ts'
import { choice, date, reference, text } from '#domain/kernel/fields.ts'
import { defineResource } from '#domain/kernel/resource.ts'
import { inOrder } from '#domain/kits/period.ts'

/**
 * 行政区划 (GB/T 2260). A code is never given twice: a county that is dissolved stays with the day of
 * its end, so that anyone who was born there keeps a birthplace with a name.
 */
export const canton = defineResource({
  name: 'base.canton',
  label: '行政区划',
  title: 'fullName',
  lookUp: 'everybody',
  fields: {
    code: text('区划代码', {
      required: true,
      searchable: true,
      max: 6,
      pattern: /^[1-9]\d{5}$/,
      hint: '区划代码应为 6 位数字',
    }),
    name: text('区划名称', { required: true, searchable: true, max: 60 }),
    /** With the names above it: `广东省深圳市南山区`. */
    fullName: text('区划全称', { system: true, searchable: true, max: 200 }),
    level: choice('区划级别', cantonLevel, { required: true }),
    parentId: reference('上级区划', 'base.canton'),
    validFrom: date('启用日期'),
    validTo: date('撤销日期'),
    replacedById: reference('由其代替', 'base.canton'),
  },
  unique: [['code']],
  columns: ['name', 'code', 'level', 'fullName', 'validTo', 'replacedById'],
  sort: 'code',
  filters: ['code', 'name', 'level'],
  form: {
    基本信息: ['code', 'name', 'level', 'parentId'],
    沿革: ['validFrom', 'validTo', 'replacedById'],
  },
  parent: 'parentId',
  rules: [
    inOrder('validFrom', 'validTo', '撤销日期不能早于启用日期'),
    {
      fields: ['level', 'parentId'],
      message: '省级以下应填写上级区划，省级不填',
      holds: ({ level, parentId }) => (level === 'province') === (parentId === null),
    },
  ],
})
