import { few } from '#domain/system/wall/few.ts'
import { course, defineWall, number, parts } from '#domain/system/wall/figure.ts'

/**
 * /datascreen/zhcpdatascreenthree: how far the students' confirmation of their records is, on which an evaluation
 * rests, and what waits for a decision. Filing, review and objection of an evaluation join when there is one.
 */
export const monitoringWall = defineWall({
  code: 'zhcpdatascreenthree',
  title: '测评过程监测',
  figures: {
    due: number('应核对学生'),
    done: number('已核对'),
    waiting: number('未核对'),
    daysLeft: number('距截止天数'),
    departments: course('各院系核对进度', { ...few, words: ['已核对', '未核对'] }),
    course: course('每日核对人数', { words: ['核对人数'] }),
    stages: parts('核对状态'),
    cases: number('审批中的申请'),
    steps: parts('待办所在环节'),
    decided: number('近 7 天办结'),
  },
})
