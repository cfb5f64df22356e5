import { defineArea } from '#domain/kernel/area.ts'
import { browse, figures, list, manage, mine } from '#domain/kernel/screen.ts'
import { fine } from './fine.ts'
import { fineStats } from './stats.ts'

export const library = defineArea({
  area: 'library',
  title: '图书馆',
  icon: 'wrench',
  resources: [fine],
  screens: [
    list(fine, 'wrench', { admin: [...manage, 'waive'], department: browse, teacher: ['view'] }),
    mine(
      fine,
      'wrench',
      { teacher: ['view', 'object'] },
      {
        ...{ path: 'library/mine', title: '我的罚款', by: 'teacherId', state: 'state' },
        figures: { '欠款合计（元）': { sum: 'amount', of: '没有缴的' }, 罚款笔数: {} },
        sections: { 没有缴的: ['due', 'objected'], 了结的: ['paid', 'waived'] },
        facts: ['amount', 'reason'],
        acts: ['object'],
      },
    ),
    figures(fineStats, 'wrench', { admin: browse, department: browse, teacher: ['view'] }),
  ],
})
