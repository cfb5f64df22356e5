import { few } from '#domain/system/wall/few.ts'
import { course, defineWall, name, number, parts } from '#domain/system/wall/figure.ts'

/**
 * /datascreen/zhcpdatascreenthree: how far the evaluation of the running term is: who has declared anything, what is
 * confirmed, what waits for whom, and the objections.
 */
export const monitoringWall = defineWall({
  code: 'zhcpdatascreenthree',
  title: '测评过程监测',
  figures: {
    batch: name('测评批次'),
    due: number('参评学生'),
    done: number('已申报'),
    silent: number('未申报'),
    daysLeft: number('距截止天数'),
    departments: course('各院系申报进度', { ...few, words: ['已申报', '未申报'] }),
    course: course('每周加减分', { words: ['加分', '减分'] }),
    stages: parts('申报认定进度'),
    waiting: number('待认定申报'),
    steps: parts('待办所在环节'),
    decided: number('近 7 天认定'),
    objections: number('待答复异议'),
  },
})
