import { few } from '#domain/system/wall/few.ts'
import { course, day, defineWall, number, parts } from '#domain/system/wall/figure.ts'

/**
 * /datascreen/dormInspect: who came home by what the doors told, who signed in by the rounds of the night, and what
 * was found out of order.
 */
export const inspectionWall = defineWall({
  code: 'dormInspect',
  title: '查寝分析',
  figures: {
    night: day('查寝日期'),
    known: number('门禁在册学生'),
    inside: number('在寝'),
    outside: number('未归'),
    late: number('当晚晚归'),
    houses: course('归寝率最低的楼栋', { ...few, words: ['在寝', '未归'] }),
    returns: course('归寝时间', { words: ['当晚', '近 7 晚平均'] }),
    nights: course('近 14 晚晚归与未归', { words: ['晚归', '未归'] }),
    kinds: parts('近 14 天异常类型'),
    handling: parts('异常核实进度'),
    signNight: day('签到日期'),
    signRate: number('签到率'),
    signs: parts('签到率最低的楼栋'),
    signNights: course('近 14 晚签到率', { words: ['签到率'] }),
  },
})
