export const headings = [
  '学号',
  '姓名',
  '性别',
  '出生日期',
  '证件类型',
  '证件号',
  '民族',
  '政治面貌',
  '班级',
  '学生类别',
  '入学方式',
  '入学日期',
  '就读方式',
  '学生状态',
  '手机号',
  '电子邮箱',
  '家庭住址',
  '紧急联系人',
  '与本人关系',
  '紧急联系电话',
] as const

export const className = '导入测试班'

/** A student as a school's own sheet has them; no two alike, nobody real. */
export function studentRow(at: number): string[] {
  const number = String(at).padStart(6, '0')
  const passport = `P${String(10_000_000 + at)}`
  return [
    `B26${number}`,
    `学生${number}`,
    at % 2 ? '女' : '男',
    `2008-0${(at % 9) + 1}-1${at % 10}`,
    '军官证',
    passport,
    '汉族',
    '群众',
    className,
    '普通全日制',
    '统一招生',
    '2026-09-01',
    '住校',
    '在读',
    `138${String(10_000_000 + at)}`,
    `s${number}@example.edu.cn`,
    `第 ${at % 500} 号大街 ${at % 97} 号`,
    `家长${number}`,
    '母亲',
    `139${String(10_000_000 + at)}`,
  ]
}
