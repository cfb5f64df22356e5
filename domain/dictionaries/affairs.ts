import { open } from '#domain/kernel/dictionary.ts'

// Code sets of JY/T 1001 and of the trade that the work with students rests on. A school may change each of them.

/** JY/T 1001 处分种类. */
export const punishLevel = open('school.punish-level', '处分种类', {
  '1': '警告',
  '2': '严重警告',
  '3': '记过',
  '4': '留校察看',
  '6': '开除学籍',
  '9': '其他处分',
})

/** JY/T 1001 资金来源. */
export const fundSource = open('school.fund-source', '资金来源', {
  '01': '中央财政',
  '02': '省级财政',
  '03': '市级财政',
  '04': '县级财政',
  '05': '学校事业收入提取',
  '06': '社会捐赠',
  '07': '金融机构',
  '09': '其他来源',
})

/** JY/T 1001 奖学金类型. */
export const awardKind = open('school.award-kind', '奖学金类型', {
  '01': '国家奖助',
  '02': '综合优秀',
  '03': '学业优秀',
  '04': '科技创新',
  '05': '学术竞赛',
  '06': '艺术',
  '07': '体育',
  '08': '社会实践',
  '09': '社会工作',
  '10': '自立自强',
  '11': '志愿者',
  '12': '学习进步',
  '13': '少数民族',
  '14': '港澳台侨',
  '15': '优秀新生',
  '30': '来华留学生',
  '99': '其他类型',
})

export const awardLevel = open('school.award-level', '获奖级别', {
  '1': '国际级',
  '2': '国家级',
  '3': '省部级',
  '4': '市厅级',
  '5': '校级',
  '6': '院系级',
  '7': '班级',
})

export const awardGrade = open('school.award-grade', '获奖等次', {
  '0': '特等',
  '1': '一等',
  '2': '二等',
  '3': '三等',
  '9': '优秀',
})

export const subjectTrack = open('school.subject-track', '科类', {
  '1': '文史',
  '2': '理工',
  '3': '物理类',
  '4': '历史类',
  '5': '综合改革',
  '6': '艺术类',
  '7': '体育类',
  '8': '三校生（对口）',
})

export const candidateKind = open('school.candidate-kind', '考生类别', {
  '1': '城镇应届',
  '2': '农村应届',
  '3': '城镇往届',
  '4': '农村往届',
})

/** What a student left the school before with. */
export const formerSchool = open('school.former-school', '毕业类别', {
  '1': '普通高中毕业生',
  '2': '中专毕业生',
  '3': '职业高中毕业生',
  '4': '技工学校毕业生',
  '9': '其他毕业生',
})

/** JY/T 1001 毕结业结论. */
export const conclusion = open('school.conclusion', '毕结业结论', {
  '01': '准予毕业',
  '03': '准予结业',
  '08': '按肄业离校',
})

export const examMode = open('school.exam-mode', '考试方式', {
  '1': '开卷',
  '2': '闭卷',
  '3': '口试',
  '4': '实操',
  '5': '机考',
  '6': '面试',
  '7': '技能测试',
  '8': '大作业',
})

export const foreignLanguage = open('school.foreign-language', '外语语种', {
  '1': '英语',
  '2': '俄语',
  '3': '德语',
  '4': '法语',
  '5': '西班牙语',
  '6': '阿拉伯语',
  '7': '日语',
  '8': '韩语',
  '9': '其他语种',
})

export const certificateLevel = open('school.certificate-level', '证书等级', {
  '5': '初级（五级）',
  '4': '中级（四级）',
  '3': '高级（三级）',
  '2': '技师（二级）',
  '1': '高级技师（一级）',
  '6': '1+X初级',
  '7': '1+X中级',
  '8': '1+X高级',
})
