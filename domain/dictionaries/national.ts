import { closed, open } from '#domain/kernel/dictionary.ts'

/** GB/T 2261.1. Closed: the second last digit of a resident ID number must agree with it. */
export const gender = closed('national.gender', '性别', {
  '0': '未知的性别',
  '1': '男',
  '2': '女',
  '9': '未说明的性别',
})

/** JY/T 1001. Closed: only a resident ID card has a number that can be checked. */
export const idType = closed('national.id-type', '证件类型', {
  '1': '居民身份证',
  '2': '军官证',
  '3': '士兵证',
  '4': '文职干部证',
  '5': '部队离退休证',
  '6': '香港特区护照/身份证明',
  '7': '澳门特区护照/身份证明',
  '8': '台湾居民来往大陆通行证',
  '9': '境外永久居住证',
  A: '护照',
  B: '户口簿',
  Z: '其他证件',
})

/** GB/T 2261.2, two digits. */
export const marital = open('national.marital', '婚姻状况', {
  '10': '未婚',
  '20': '已婚',
  '30': '丧偶',
  '40': '离婚',
  '90': '未说明的婚姻状况',
})

/** GB/T 2261.3, one digit. */
export const health = open('national.health', '健康状况', {
  '1': '健康或良好',
  '2': '一般或较弱',
  '3': '有慢性病',
  '6': '残疾',
})

/** GB/T 4762. */
export const political = open('national.political', '政治面貌', {
  '01': '中共党员',
  '02': '中共预备党员',
  '03': '共青团员',
  '04': '民革党员',
  '05': '民盟盟员',
  '06': '民建会员',
  '07': '民进会员',
  '08': '农工党党员',
  '09': '致公党党员',
  '10': '九三学社社员',
  '11': '台盟盟员',
  '12': '无党派人士',
  '13': '群众',
})

/** GB/T 4658-2006: the steps a teacher's file or a pupil's former school needs. */
export const education = open('national.education', '学历', {
  '10': '研究生教育',
  '11': '博士研究生毕业',
  '14': '硕士研究生毕业',
  '20': '大学本科教育',
  '21': '大学本科毕业',
  '30': '专科教育',
  '31': '专科毕业',
  '41': '中等专科毕业',
  '44': '职业高中毕业',
  '47': '技工学校毕业',
  '61': '普通高中毕业',
  '71': '初中毕业',
  '90': '其他学历',
})

/** GB/T 6864, its four families. */
export const degree = open('national.degree', '学位', {
  '1': '名誉博士',
  '2': '博士',
  '3': '硕士',
  '4': '学士',
})

/** JY/T 1001 港澳台侨外. */
export const overseas = open('national.overseas', '港澳台侨外', {
  '01': '香港同胞',
  '02': '香港同胞亲属',
  '03': '澳门同胞',
  '04': '澳门同胞亲属',
  '05': '台湾同胞',
  '06': '台湾同胞亲属',
  '11': '华侨',
  '12': '侨眷',
  '13': '归侨',
  '14': '归侨子女',
  '21': '归国留学人员',
  '31': '非华裔中国人',
  '41': '外籍华裔',
  '51': '外国人',
  '99': '其他身份',
})

/** GB/T 4761: those of its codes who are called in an emergency. */
export const relation = open('national.relation', '与本人关系', {
  '10': '配偶',
  '51': '父亲',
  '52': '母亲',
  '57': '继父或养父',
  '58': '继母或养母',
  '61': '祖父',
  '62': '祖母',
  '63': '外祖父',
  '64': '外祖母',
  '71': '兄',
  '73': '弟',
  '75': '姐',
  '77': '妹',
  '97': '其他亲属',
  '99': '非亲属',
})
