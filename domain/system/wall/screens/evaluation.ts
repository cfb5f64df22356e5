import { dimensions } from '#domain/evaluation/words.ts'
import { few } from '#domain/system/wall/few.ts'
import { course, defineWall, grid, name, number, parts } from '#domain/system/wall/figure.ts'

/**
 * /datascreen/zhcpdatascreentwo: what students came to in the evaluation that was computed last, beside the one before it,
 * and for what. Means are told of groups of more than a few.
 */
export const evaluationWall = defineWall({
  code: 'zhcpdatascreentwo',
  title: '综合测评分析',
  figures: {
    batch: name('测评批次'),
    students: number('参评学生'),
    total: number('平均综合分'),
    change: number('比上学期'),
    aboveRate: number('良好率'),
    dimensions: course('五育平均分', { words: ['本学期', '上学期', ...Object.values(dimensions.labels)] }),
    levels: parts('测评等级', few),
    range: grid('各院系各年级平均分'),
    majors: parts('平均分最高的专业'),
    pluses: parts('加分最多的项目', few),
    minuses: parts('扣分最多的项目', few),
  },
})
