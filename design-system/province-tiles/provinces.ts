export interface Province {
  /** GB/T 2260. */
  readonly code: string
  /** As on the tile. */
  readonly short: string
  readonly name: string
  /** Place in the scheme, counted from the north-west. */
  readonly column: number
  readonly row: number
}

const rows: readonly (readonly [code: number, short: string, tail: string, column: number, row: number])[] = [
  [11, '北京', '市', 5, 1],
  [12, '天津', '市', 6, 2],
  [13, '河北', '省', 5, 2],
  [14, '山西', '省', 4, 2],
  [15, '内蒙古', '自治区', 4, 1],
  [21, '辽宁', '省', 7, 2],
  [22, '吉林', '省', 7, 1],
  [23, '黑龙江', '省', 7, 0],
  [31, '上海', '市', 7, 4],
  [32, '江苏', '省', 6, 4],
  [33, '浙江', '省', 6, 5],
  [34, '安徽', '省', 5, 4],
  [35, '福建', '省', 5, 6],
  [36, '江西', '省', 5, 5],
  [37, '山东', '省', 5, 3],
  [41, '河南', '省', 4, 3],
  [42, '湖北', '省', 4, 4],
  [43, '湖南', '省', 4, 5],
  [44, '广东', '省', 4, 6],
  [45, '广西', '壮族自治区', 3, 6],
  [46, '海南', '省', 3, 7],
  [50, '重庆', '市', 3, 4],
  [51, '四川', '省', 2, 4],
  [52, '贵州', '省', 3, 5],
  [53, '云南', '省', 2, 5],
  [54, '西藏', '自治区', 0, 3],
  [61, '陕西', '省', 3, 3],
  [62, '甘肃', '省', 2, 2],
  [63, '青海', '省', 1, 3],
  [64, '宁夏', '回族自治区', 3, 2],
  [65, '新疆', '维吾尔自治区', 0, 2],
  [71, '台湾', '省', 7, 6],
  [81, '香港', '特别行政区', 5, 7],
  [82, '澳门', '特别行政区', 4, 7],
]

/** The 34 units of the level of a province: who lies beside whom, not where borders run. */
export const provinces: readonly Province[] = rows.map(([code, short, tail, column, row]) => ({
  code: `${code}0000`,
  short,
  name: `${short}${tail}`,
  column,
  row,
}))

export type Direction = 'up' | 'down' | 'left' | 'right'

/** The nearest province in a direction; the same where none lies that way. */
export const towards = (from: Province, direction: Direction): Province => {
  const across = direction === 'left' || direction === 'right'
  const sign = direction === 'left' || direction === 'up' ? -1 : 1
  const ahead = ({ column, row }: Province) => (across ? column - from.column : row - from.row) * sign
  const aside = ({ column, row }: Province) => Math.abs(across ? row - from.row : column - from.column)
  // To the side counts more, so that a row is walked to its end before another is entered.
  const far = (one: Province) => ahead(one) + 3 * aside(one)
  return provinces
    .filter((one) => ahead(one) > 0 && aside(one) <= ahead(one) + 1)
    .reduce((best, one) => (best === from || far(one) < far(best) ? one : best), from)
}
