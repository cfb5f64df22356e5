import { hardshipLevels } from '#domain/affairs/hardship/words.ts'
import { choice, decimal, integer, reference, yesNo } from '#domain/kernel/fields.ts'
import { defineResource } from '#domain/kernel/resource.ts'
import { asksValue } from './judge.ts'
import { type ConditionKind, conditionKinds, operators } from './words.ts'

interface Kind {
  readonly kind: ConditionKind | null
}

const isNumber = { from: ['kind'], holds: ({ kind }: Kind) => kind !== null && asksValue(kind) } as const
const isHardship = { from: ['kind'], holds: ({ kind }: Kind) => kind === 'hardship' } as const

/** 评选条件: a rule of an award. A hard one keeps an application from being sent; the others are shown to the reviewers. */
export const awardCondition = defineResource({
  name: 'award.condition',
  label: '评选条件',
  title: 'kind',
  tellsApart: 'projectId',
  fields: {
    projectId: reference('奖项', 'award.project', { required: true }),
    kind: choice('条件类型', conditionKinds, { required: true }),
    operator: choice('比较方式', operators, { help: '排名和扣分用“不超过”，得分和年限用“不低于”' }),
    value: decimal('条件值', { max: 1000 }),
    hardshipLevel: choice('困难等级不低于', hardshipLevels, { help: '留空表示任一等级' }),
    hard: yesNo('硬性条件', { required: true, initial: true, help: '不满足时不能提交申请' }),
    sort: integer('显示顺序', { required: true, max: 999 }),
  },
  unique: [['projectId', 'kind', 'operator']],
  columns: ['projectId', 'kind', 'operator', 'value', 'hardshipLevel', 'hard', 'sort'],
  sort: ['projectId', 'sort'],
  filters: ['projectId', 'kind', 'operator', 'hard'],
  form: { 评选条件: ['projectId', 'kind', 'operator', 'value', 'hardshipLevel', 'hard', 'sort'] },
  visibleWhen: { operator: isNumber, value: isNumber, hardshipLevel: isHardship },
  requiredWhen: { operator: isNumber, value: isNumber },
  audited: true,
})
