import { few } from '#domain/system/wall/few.ts'
import { course, day, defineWall, number, parts } from '#domain/system/wall/figure.ts'

/** /datascreen/welcome: the day the new students come, from the list of those admitted and the desks. */
export const welcomeWall = defineWall({
  code: 'welcome',
  title: '智慧迎新大数据',
  figures: {
    year: number('录取年份'),
    expected: number('应到新生'),
    arrived: number('已报到'),
    awaited: number('未报到'),
    arrivalDay: day('报到日期'),
    hours: course('各时段报到人数', { words: ['报到人数'] }),
    departments: course('各院系报到进度', { ...few, words: ['已报到', '未报到'] }),
    verdicts: parts('核验结论'),
    ways: parts('核验方式'),
    genders: parts('报到新生性别', few),
    goods: course('物资领取进度', { words: ['已领取', '待领取'] }),
    bedded: number('已分床位'),
  },
})
