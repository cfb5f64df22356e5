import { few } from '#domain/system/wall/few.ts'
import { course, day, defineWall, number, parts } from '#domain/system/wall/figure.ts'

/**
 * /datascreen/dormInspect: who came home by what the doors told, and what was found out of order. The rate of signed
 * rounds joins when there are rounds of the dormitories.
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
  },
})
