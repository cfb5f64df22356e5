import { closed } from '#domain/kernel/dictionary.ts'

/** From the heaviest: 教财〔2018〕16号. */
export const hardshipLevels = closed(
  'affairs.hardship-level',
  '困难等级',
  { special: '特别困难', hard: '困难', plain: '一般困难' },
  { special: 'danger', hard: 'warning', plain: 'info' },
)

export type HardshipLevel = keyof typeof hardshipLevels.labels

/** States of the chart `machines/flows/hardship.machine.ts`. */
export const hardshipStates = closed(
  'affairs.hardship-state',
  '认定状态',
  {
    ...{ draft: '草稿', reviewing: '待班级评议', classPassed: '待学院审核', collegePassed: '待资助中心审核' },
    ...{ noticed: '公示中', sentBack: '退回修改', withdrawn: '已撤回', refused: '未通过' },
    ...{ recognised: '已认定', ended: '已终止', expired: '已到期' },
  },
  {
    ...{ reviewing: 'accent', classPassed: 'accent', collegePassed: 'accent', noticed: 'info' },
    ...{ sentBack: 'warning', refused: 'danger', recognised: 'success' },
  },
)

/** Families and people whom the state supports by name. */
export const specialGroups = closed('affairs.special-group', '特殊群体', {
  ...{ '1': '脱贫家庭学生', '2': '脱贫不稳定家庭学生', '3': '边缘易致贫家庭学生' },
  ...{ '4': '突发严重困难家庭学生', '5': '最低生活保障家庭学生', '6': '低保边缘家庭学生' },
  ...{ '7': '特困救助供养学生', '8': '刚性支出困难家庭学生', '9': '其他低收入家庭学生' },
  ...{ '10': '孤儿', '11': '事实无人抚养儿童', '12': '残疾学生', '13': '残疾人子女', '14': '烈士子女' },
})

export const incomeSources = closed('affairs.income-source', '收入来源', {
  ...{ '1': '工资奖金津贴', '2': '离退休金与失业金', '3': '继承赠予与租售' },
  ...{ '4': '存款利息与有价证券', '5': '经商办厂与种养加工', '6': '赡养抚养扶养费' },
  ...{ '7': '自谋职业', '9': '其他' },
})

/** These hold a place of the quota: passed by the class, and not refused, returned or ended since. */
export const placedStates = ['classPassed', 'collegePassed', 'noticed', 'recognised', 'expired'] as const

/** These were recognised in their year, whether or not it is over. */
export const recognisedStates = ['recognised', 'expired'] as const
