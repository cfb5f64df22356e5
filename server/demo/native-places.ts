import type { canton } from '#domain/base/canton.ts'
import { cantonIdOf } from '#server/areas/base/canton/canton-id.ts'
import type { Made } from '#server/core/database/made.ts'

/** Where the students of a college in Guangdong come from: the province, its neighbours, and some from further off. */
const places = `
  440000 广东省 440100 广州市 440106 天河区 440111 白云区 440118 增城区
  440000 广东省 440300 深圳市 440306 宝安区 440307 龙岗区
  440000 广东省 440600 佛山市 440604 禅城区 440605 南海区 440606 顺德区
  440000 广东省 440800 湛江市 440825 徐闻县 440882 雷州市
  440000 广东省 440900 茂名市 440981 高州市 440982 化州市
  440000 广东省 441400 梅州市 441424 五华县 441481 兴宁市
  440000 广东省 445200 揭阳市 445222 揭西县 445281 普宁市
  450000 广西壮族自治区 450100 南宁市 450103 青秀区 450123 隆安县
  430000 湖南省 430500 邵阳市 430523 邵阳县 430524 隆回县
  360000 江西省 360700 赣州市 360733 会昌县 360781 瑞金市
  520000 贵州省 520500 毕节市 520523 金沙县 520524 织金县`

const level = (code: string) => (code.endsWith('0000') ? 'province' : code.endsWith('00') ? 'city' : 'county')

/** Each with those it lies in before it. */
export const fewCantons: readonly Made<typeof canton>[] = [
  ...new Map(
    places
      .trim()
      .split('\n')
      .flatMap(rowsOf)
      .map((row) => [row.code, row]),
  ).values(),
]

export const counties = fewCantons.filter((row) => row.level === 'county')

function rowsOf(line: string): Made<typeof canton>[] {
  const words = line.trim().split(' ')
  const codes = words.filter((_, index) => index % 2 === 0)
  const names = words.filter((_, index) => index % 2 === 1)
  return codes.map((code, index) => ({
    id: cantonIdOf(code),
    code,
    name: names[index] ?? '',
    fullName: names.slice(0, Math.min(index, 2)).join('') + names[index],
    level: level(code),
    parentId: index === 0 ? null : cantonIdOf(codes[Math.min(index, 2) - 1] ?? ''),
  }))
}
