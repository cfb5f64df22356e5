import type { Random } from '#server/core/chance.ts'
import { minorityName } from './minority-names.ts'

export type Gender = '1' | '2'
type Era = 'young' | 'older'

/** By how often they are met; a few double ones at the end. */
const surnames =
  '王 李 张 刘 陈 杨 黄 赵 吴 周 徐 孙 马 朱 胡 郭 何 林 高 罗 郑 梁 谢 宋 唐 许 韩 冯 邓 曹 彭 曾 肖 田 董 潘 袁 蔡 蒋 余 于 杜 叶 程 魏 苏 吕 丁 任 卢 姚 沈 钟 姜 崔 谭 陆 范 汪 廖 石 金 贾 夏 付 方 邹 熊 白 孟 秦 邱 侯 江 尹 薛 阎 段 雷 黎 史 龙 陶 贺 顾 毛 郝 龚 邵 万 钱 严 赖 武 戴 莫 孔 向 汤 欧阳 上官 司马'.split(
    ' ',
  )

/** First and second characters that go together, and names of one character. */
const given: Record<Era, Record<Gender, readonly [string, string, string]>> = {
  young: {
    '1': [
      '子浩梓俊文嘉泽天志家明思博世煜奕承景宇润',
      '轩豪杰涵睿航然铭辰阳鹏峰霖瑞凯晨诚毅恒洋',
      '浩鑫涛磊阳昊凯宇杰辉毅帆',
    ],
    '2': [
      '雨欣梦诗思佳子雅婉晓嘉静语紫若可心依芷慧',
      '涵怡琪婷萱彤妍雯瑶菲洁颖莹悦琳蕾雪娜馨妮',
      '雪婷悦颖静丹琳莹倩瑶蕊妍',
    ],
  },
  older: {
    '1': [
      '建志国永海文德晓立振少光伟俊宏家春新启正',
      '明军平华东峰强林伟斌辉民生波刚勇宁涛成龙',
      '伟强军勇斌峰涛辉刚健平波',
    ],
    '2': [
      '丽玉秀晓海春雪美慧红淑燕文雅桂金小志亚爱',
      '芳敏静英兰燕霞艳华珍萍娟玲梅琴云红洁莉平',
      '丽敏静芳燕霞艳娟萍莉玲红',
    ],
  },
}

export interface Named {
  readonly name: string
  /** Code of GB/T 3304. */
  readonly ethnic: string
}

/** A believable name: surnames fall off as frequency lists do, and nine in ten people are Han. */
export function personName(random: Random, gender: Gender, era: Era, surname?: string): Named {
  const chinese = (own?: string) => hanName(random, gender, era, own)
  return !surname && random.next() < 0.09
    ? minorityName(random, chinese, gender)
    : { name: chinese(surname), ethnic: '01' }
}

/** What a child takes over; of a name that has none, nothing. */
export const surnameOf = (name: string) =>
  surnames.find((surname) => surname.length === 2 && name.startsWith(surname)) ??
  surnames.find((surname) => name.startsWith(surname))

function hanName(random: Random, gender: Gender, era: Era, surname = usualSurname(random)) {
  const [first, second, single] = given[era][gender]
  const name =
    random.next() < 0.14 ? random.pick([...single]) : random.pick([...first]) + random.pick([...second])
  return surname + name
}

/** The rank is drawn so that the first ten surnames belong to some four people in ten. */
const usualSurname = (random: Random) => surnames[Math.floor(random.next() ** 2.2 * surnames.length)] ?? '王'
