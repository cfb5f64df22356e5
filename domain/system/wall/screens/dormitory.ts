import { course, day, defineWall, grid, number, parts } from '#domain/system/wall/figure.ts'

/**
 * /datascreen/dormBigScreen: beds, house by house and floor by floor, what the doors told, who signed in at night,
 * and what is being mended. Beds and repairs are no people: none is kept back. Rates are told of houses in which more
 * than a few were to sign.
 */
export const dormitoryWall = defineWall({
  code: 'dormBigScreen',
  title: '学生宿舍分析',
  figures: {
    beds: number('床位总数'),
    taken: number('已安排床位'),
    free: number('空闲床位'),
    states: parts('床位状态'),
    campuses: course('各校区床位', { words: ['已安排', '可安排'] }),
    floors: grid('各楼层床位安排率'),
    residents: parts('住宿对象床位'),
    abnormal: parts('近 7 天异常通行'),
    open: number('待核实异常'),
    passes: course('出入人次', { words: ['进', '出'] }),
    passDay: day('出入日期'),
    mending: number('待完工报修'),
    late: number('超时未完工'),
    mended: number('本周完工'),
    repairs: parts('近 30 天报修'),
    signNight: day('签到日期'),
    signRate: number('签到率'),
    signs: course('各楼栋签到率', { words: ['签到率'] }),
    signNights: course('近 14 晚签到率', { words: ['签到率'] }),
  },
})
