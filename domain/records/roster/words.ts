import { closed } from '#domain/kernel/dictionary.ts'

/** Colours of labels: each is drawn in its own. */
export const labelColours = closed(
  'records.label-colour',
  '标签颜色',
  { neutral: '灰色', info: '青色', accent: '蓝色', success: '绿色', warning: '橙色', danger: '红色' },
  { info: 'info', accent: 'accent', success: 'success', warning: 'warning', danger: 'danger' },
)

/** Who sees a label beside those who look over the whole college, by what makes them look after the student. */
export const labelReaders = closed('records.label-reader', '标签可见范围', {
  departments: '院系管理员',
  classes: '辅导员与班主任',
  students: '导师',
  self: '学生本人',
})

/** 毕业结论 of order 41 of the ministry, articles 32 to 34. */
export const conclusions = closed(
  'records.conclusion',
  '毕业结论',
  { graduated: '毕业', completed: '结业', incomplete: '肄业' },
  { graduated: 'success', completed: 'warning', incomplete: 'info' },
)

/** 毕业去向, as the employment report groups it. */
export const destinations = closed('records.destination', '毕业去向', {
  study: '升学',
  work: '就业',
  army: '参军',
  founding: '创业',
  none: '未就业',
})
