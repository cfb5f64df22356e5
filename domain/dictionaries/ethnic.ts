import { open } from '#domain/kernel/dictionary.ts'

/** In the order of GB/T 3304-1991, whose number codes count from 01. */
const names =
  '汉 蒙古 回 藏 维吾尔 苗 彝 壮 布依 朝鲜 满 侗 瑶 白 土家 哈尼 哈萨克 傣 黎 傈僳 佤 畲 高山 拉祜 水 东乡 纳西 景颇 柯尔克孜 土 达斡尔 仫佬 羌 布朗 撒拉 毛南 仡佬 锡伯 阿昌 普米 塔吉克 怒 乌孜别克 俄罗斯 鄂温克 德昂 保安 裕固 京 塔塔尔 独龙 鄂伦春 赫哲 门巴 珞巴 基诺'

const numbered = names.split(' ').map((name, index) => [String(index + 1).padStart(2, '0'), `${name}族`])

/** GB/T 3304, with the two codes that school statistics add at the end. */
export const ethnic = open('national.ethnic', '民族', {
  ...Object.fromEntries(numbered),
  '97': '其他',
  '98': '外国血统中国籍人士',
})
