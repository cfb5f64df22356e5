import { few } from '#domain/system/wall/few.ts'
import { defineWall, grid, number, parts } from '#domain/system/wall/figure.ts'

/**
 * /datascreen/zhcpdatascreentwo: whom the comprehensive evaluation is of, and what students say of the services. Scores
 * by subject, their spread and their change join when there is an evaluation.
 */
export const evaluationWall = defineWall({
  code: 'zhcpdatascreentwo',
  title: '综合测评分析',
  figures: {
    students: number('参评学生'),
    classes: number('参评班级'),
    perClass: number('班级平均人数'),
    range: grid('各院系各年级参评学生', few),
    classSizes: parts('班级规模'),
    stars: parts('学生对服务的评价', few),
    satisfaction: number('平均星级'),
    services: parts('评价最多的服务', few),
  },
})
