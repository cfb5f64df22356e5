import type { Random } from '#server/core/chance.ts'
import type { Gender, Named } from './names.ts'

/** Rough shares among minorities, by code of GB/T 3304. */
const shares = {
  '08': 15,
  '05': 9,
  '03': 9,
  '06': 9,
  '11': 8,
  '07': 8,
  '15': 8,
  '04': 6,
  '02': 5,
  '12': 3,
  '09': 3,
  '13': 3,
  '10': 2,
  '14': 2,
  '19': 2,
} as const
type Code = keyof typeof shares

/** Peoples whose members mostly have Chinese names, with surnames that are common among them. */
const surnames: Readonly<Partial<Record<Code, string>>> = {
  '03': '马丁哈沙纳金',
  '06': '龙石吴麻杨',
  '07': '沙罗杨李普',
  '08': '韦覃黄莫蒙陆',
  '09': '罗王韦岑黄',
  '10': '金朴李崔郑',
  '11': '关佟赵富白',
  '12': '杨吴石龙陆',
  '13': '盘赵邓李冯',
  '14': '杨段董尹赵',
  '15': '田向彭覃冉',
  '19': '王符李陈吉',
}

/** Uygur names end in the father's; Tibetan and Mongolian ones mostly stand without a family name. */
const words: Readonly<Partial<Record<Code, Record<Gender, string>>>> = {
  '02': { '1': '巴特尔 苏和 朝鲁 那日苏 阿古拉 哈斯', '2': '苏日娜 乌兰 萨仁 其其格 娜仁 托娅' },
  '04': { '1': '扎西 次仁 多吉 旺堆 丹增 平措', '2': '卓玛 央金 拉姆 德吉 白玛 曲珍' },
  '05': {
    '1': '艾力 买买提 阿迪力 吐尔逊 库尔班 伊力亚尔 艾尼瓦尔',
    '2': '阿依古丽 热依汗 帕提古丽 祖丽皮亚 迪丽努尔 古丽娜尔',
  },
}

export function minorityName(random: Random, chinese: (surname: string) => string, gender: Gender): Named {
  const ethnic = random.weighted(shares)
  const own = words[ethnic]
  if (!own) return { name: chinese(random.pick([...(surnames[ethnic] ?? '王')])), ethnic }
  const word = (of: Gender) => random.pick(own[of].split(' '))
  const name = word(gender)
  if (ethnic === '05') return { name: `${name}·${word('1')}`, ethnic }
  const first = ethnic === '04' ? random.pick(['扎西', '次仁', '格桑', '丹增', '']) : ''
  return { name: first === name ? name : first + name, ethnic }
}
