import type { TreeOption } from '#design-system/tree-select/tree.ts'

export const departments: readonly TreeOption[] = [
  {
    value: 'it',
    label: '信息工程学院',
    keywords: 'xxgc',
    children: [
      {
        value: 'sw',
        label: '软件技术教研室',
        children: [
          { value: 'fe', label: '前端方向' },
          { value: 'be', label: '后端方向' },
          { value: 'ai', label: '人工智能方向', disabled: true },
        ],
      },
      { value: 'net', label: '网络技术教研室' },
    ],
  },
  {
    value: 'me',
    label: '机电工程学院',
    children: [
      { value: 'cnc', label: '数控技术教研室' },
      { value: 'mold', label: '模具设计与制造教研室（含校企共建先进制造技术实训基地管理办公室）' },
    ],
  },
  { value: 'lib', label: '图书馆' },
]

export const cantons: readonly TreeOption[] = [
  {
    value: '420000',
    label: '湖北省',
    keywords: 'hubei',
    children: [
      {
        value: '420100',
        label: '武汉市',
        keywords: 'wuhan',
        children: [
          { value: '420106', label: '武昌区' },
          { value: '420111', label: '洪山区', keywords: 'hongshan' },
          { value: '420115', label: '江夏区' },
        ],
      },
      {
        value: '422800',
        label: '恩施土家族苗族自治州',
        children: [
          { value: '422801', label: '恩施市' },
          { value: '422802', label: '利川市' },
        ],
      },
    ],
  },
  {
    value: '430000',
    label: '湖南省',
    keywords: 'hunan',
    children: [
      {
        value: '430100',
        label: '长沙市',
        children: [
          { value: '430102', label: '芙蓉区' },
          { value: '430103', label: '天心区' },
        ],
      },
    ],
  },
  { value: '710000', label: '台湾省', disabled: true },
]

/** The first level alone; the rest comes when it is asked for. */
export const provinces = cantons.map(({ children, ...province }) => ({
  ...province,
  branch: children !== undefined,
}))

/** What a server would give for a province or a city. */
export const cantonsUnder = async ({ value }: TreeOption): Promise<readonly TreeOption[]> => {
  const cities = cantons.flatMap(({ children = [] }) => children)
  const node = [...cantons, ...cities].find((each) => each.value === value)
  return (node?.children ?? []).map(({ children, ...canton }) => ({
    ...canton,
    branch: children !== undefined,
  }))
}
