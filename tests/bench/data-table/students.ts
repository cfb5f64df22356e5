/** Titles and keys of the twelve columns that both contenders show; the first two stay in sight. */
export const columns = [
  ['number', '学号', 120],
  ['name', '姓名', 100],
  ['gender', '性别', 100],
  ['nation', '民族', 100],
  ['department', '院系', 160],
  ['major', '专业', 180],
  ['className', '班级', 160],
  ['dormitory', '宿舍', 160],
  ['phone', '联系电话', 130],
  ['home', '籍贯', 160],
  ['enrolled', '入学日期', 120],
  ['status', '学籍状态', 100],
] as const

export type Student = Readonly<Record<(typeof columns)[number][0], string>>

const surnames = [...'王李张刘陈杨赵黄周吴徐孙胡朱高林何郭马罗']
const givens = ['建国', '秀英', '思远', '海涛', '雨桐', '子涵', '静怡', '志强', '晓东', '欣妍']
const departments = ['信息工程学院', '机电工程学院', '经济管理学院', '建筑工程学院', '外国语学院']
const majors = ['软件技术', '计算机网络技术', '机电一体化技术', '大数据与会计', '建筑工程技术', '商务英语']
const homes = [
  '河北省石家庄市',
  '山东省济南市',
  '江苏省南京市',
  '四川省成都市',
  '云南省昆明市',
  '广东省广州市',
]
const nations = ['汉族', '回族', '满族', '壮族', '苗族', '维吾尔族']

const one = <Item>(list: readonly Item[], at: number) => list[at % list.length] as Item

export const students = (count: number): readonly Student[] =>
  Array.from({ length: count }, (_, at) => ({
    number: `2026${String(at).padStart(6, '0')}`,
    name: one(surnames, at * 7) + one(givens, at * 3),
    gender: at % 2 ? '男' : '女',
    nation: one(nations, at * 11),
    department: one(departments, at),
    major: one(majors, at * 5),
    className: `${one(majors, at * 5).slice(0, 4)}26${String((at % 12) + 1).padStart(2, '0')}班`,
    dormitory: `${(at % 18) + 1}号楼${(at % 6) + 1}${String((at % 30) + 1).padStart(2, '0')}室`,
    phone: `138${String((at * 7919) % 100_000_000).padStart(8, '0')}`,
    home: one(homes, at * 13),
    enrolled: `2026-09-${String((at % 5) + 1).padStart(2, '0')}`,
    status: at % 50 ? '在读' : '休学',
  }))
