import { few } from '#domain/system/wall/few.ts'
import { course, defineWall, number, parts } from '#domain/system/wall/figure.ts'

/** /home/lofTV: who is at the college. */
export const collegeWall = defineWall({
  code: 'lofTV',
  title: '校园数据大屏',
  figures: {
    students: number('在校学生'),
    teachers: number('在岗教职工'),
    classes: number('教学班级'),
    majors: number('在读专业'),
    campuses: parts('各校区学生', few),
    departments: parts('各院系学生', few),
    largestMajors: parts('人数最多的专业', few),
    grades: course('各年级男女生', { ...few, words: ['男生', '女生'] }),
    signIns: course('今日登录人次', { words: ['登录'] }),
  },
})
