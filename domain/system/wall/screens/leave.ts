import { few } from '#domain/system/wall/few.ts'
import { course, defineWall, number, parts } from '#domain/system/wall/figure.ts'

export const weekdays = ['周一', '周二', '周三', '周四', '周五', '周六', '周日'] as const

/** /datascreen/leavedatascreenone: who is away, why and for how long. Passages of the gate join as guards scan them. */
export const leaveWall = defineWall({
  code: 'leavedatascreenone',
  title: '请假数据大屏',
  figures: {
    away: number('正在请假'),
    overdue: number('逾期未销假'),
    reviewing: number('审批中'),
    weekTimes: number('本周请假人次'),
    termTimes: number('本学期请假人次'),
    termLessons: number('本学期缺课学时'),
    daily: course('近 30 天每日请假人次', { words: ['请假人次'] }),
    types: parts('本学期请假类型', few),
    departments: parts('本学期各院系请假人次', few),
    weekdays: course('请假开始于星期几', { words: weekdays }),
  },
})
