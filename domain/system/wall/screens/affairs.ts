import { few } from '#domain/system/wall/few.ts'
import { course, defineWall, number, parts } from '#domain/system/wall/figure.ts'

/**
 * /datascreen/zhcpdatascreenone: student affairs as a whole. The mean score of the comprehensive evaluation joins when
 * there is one.
 */
export const affairsWall = defineWall({
  code: 'zhcpdatascreenone',
  title: '综合数据大屏',
  figures: {
    students: number('在校学生'),
    away: number('正在请假'),
    beds: number('已安排床位'),
    arrived: number('已报到新生'),
    confirmed: number('已核对信息'),
    provinces: parts('学生来自哪里', few),
    departments: parts('各院系学生', few),
    political: parts('政治面貌', few),
    leaves: course('近 12 周请假人次', { words: ['请假人次'] }),
    attendance: parts('就读方式', few),
  },
})
