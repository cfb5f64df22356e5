interface Discipline {
  /** Of 《研究生教育学科专业目录（2022年）》: the first two digits are the 学科门类. */
  readonly code: string
  readonly name: string
  /** What classes carry. */
  readonly short: string
  readonly directions: readonly string[]
}

/** What each teaching department has of postgraduate study, by its name. */
export const postgraduateMajors: Readonly<Record<string, Discipline>> = {
  信息工程学院: {
    ...{ code: '0812', name: '计算机科学与技术', short: '计科' },
    directions: ['智能信息处理', '计算机视觉', '网络与信息安全', '工业软件'],
  },
  智能制造学院: {
    ...{ code: '0802', name: '机械工程', short: '机械' },
    directions: ['智能制造装备', '机器人技术', '精密加工', '新能源汽车动力系统'],
  },
  建筑工程学院: {
    ...{ code: '0814', name: '土木工程', short: '土木' },
    directions: ['装配式结构', '智能建造', '岩土与地下工程', '建筑节能'],
  },
  商学院: {
    ...{ code: '1202', name: '工商管理学', short: '工商' },
    directions: ['数字会计', '供应链管理', '电子商务', '企业创新管理'],
  },
  医药健康学院: {
    ...{ code: '1011', name: '护理学', short: '护理' },
    directions: ['老年护理', '康复护理', '护理教育', '慢性病管理'],
  },
  艺术与文旅学院: {
    ...{ code: '1304', name: '美术与书法', short: '美术' },
    directions: ['视觉传达', '岭南工艺美术', '文化遗产与展示', '环境艺术'],
  },
}
