import { expect, it } from 'vitest'
import type { Dictionary } from '#domain/kernel/dictionary.ts'
import { ethnic } from './ethnic.ts'
import { gender, political } from './national.ts'

// Code by code as the standards print them: rows that other systems send, and those already kept, go by these numbers.

const peoples = `01 汉 02 蒙古 03 回 04 藏 05 维吾尔 06 苗 07 彝 08 壮 09 布依 10 朝鲜 11 满 12 侗 13 瑶 14 白 15 土家
  16 哈尼 17 哈萨克 18 傣 19 黎 20 傈僳 21 佤 22 畲 23 高山 24 拉祜 25 水 26 东乡 27 纳西 28 景颇 29 柯尔克孜 30 土
  31 达斡尔 32 仫佬 33 羌 34 布朗 35 撒拉 36 毛南 37 仡佬 38 锡伯 39 阿昌 40 普米 41 塔吉克 42 怒 43 乌孜别克 44 俄罗斯
  45 鄂温克 46 德昂 47 保安 48 裕固 49 京 50 塔塔尔 51 独龙 52 鄂伦春 53 赫哲 54 门巴 55 珞巴 56 基诺`

const parties = `01 中共党员 02 中共预备党员 03 共青团员 04 民革党员 05 民盟盟员 06 民建会员 07 民进会员 08 农工党党员
  09 致公党党员 10 九三学社社员 11 台盟盟员 12 无党派人士 13 群众`

const printed = (text: string, ending = '') =>
  Object.fromEntries([...text.matchAll(/(\d+) (\S+)/g)].map(([, code, name]) => [code, `${name}${ending}`]))

it.each<readonly [string, Dictionary, Readonly<Record<string, string>>]>([
  ['GB/T 3304', ethnic, { ...printed(peoples, '族'), 97: '其他', 98: '外国血统中国籍人士' }],
  ['GB/T 4762', political, printed(parties)],
  ['GB/T 2261.1', gender, printed('0 未知的性别 1 男 2 女 9 未说明的性别')],
])('%s has its codes', (_, dictionary, codes) => {
  expect(dictionary.labels).toEqual(codes)
})
