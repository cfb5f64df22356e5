import type { CallDocs } from './call-doc.ts'

const flag = '1 只要在用的'
const organisation = { grade: '年级', departmentId: '院系', majorId: '专业' }
const term = { xn: '学年，如 2026-2027', xqM: '学期代码' }
const people = { keyword: '姓名等关键词', ids: '只要这些编号，逗号分隔', size: '最多多少条' }

/** The base service as the specification names it (section 7), beside the calls that every resource has. */
export const baseServiceCalls: CallDocs = {
  'base/sysMenu/gantTreeMenu': { title: '可授权的菜单树', reply: 'tree' },
  'base/sysMenu/getTreeMenu': { title: '菜单树', reply: 'tree' },
  'base/sysMenu/getUserRoutes': { title: '我的菜单与路由', reply: 'list' },
  'base/sysMenu/getUserBtn': { title: '我的按钮权限' },
  'base/roleMenu/getCheckedKeys': { title: '角色已有的菜单', query: { roleId: '*角色编号' } },
  'base/appName/getOne': { title: '应用', query: { id: '*应用编号' } },
  'base/appName/getUserApp': {
    title: '我可以用的应用',
    query: { keyword: '名称', terminal: 'mobile 含移动服务' },
    reply: 'list',
  },
  'base/appName/getUserUsedApp': { title: '我用过的应用', reply: 'list' },
  'base/appName/getUserCollection': {
    title: '我收藏的应用',
    query: { isAll: '1 全部', size: '最多多少个' },
    reply: 'list',
  },
  'base/appName/list': { title: '应用列表', query: { current: '页码', size: '每页条数' }, reply: 'page' },
  'base/appName/add': { title: '新增应用' },
  'base/appName/update': { title: '修改应用' },
  'base/appName/remove': { title: '删除应用', form: { ids: '*编号，逗号分隔' }, reply: 'nothing' },
  'base/schoolCalendarItem/getOne': { title: '某一天在校历中', query: { riQiStr: '日期，默认今天' } },
  'base/schoolCalendarItem/getZcSelect': { title: '学期的教学周', query: term, reply: 'list' },
  'base/schoolCalendarItem/getMonthSelect': { title: '学期的月份', query: term, reply: 'list' },
  'base/schoolCalendar/getXnXqSelect': {
    title: '学年学期',
    query: { ...term, isCurrent: '1 只要当前的' },
    reply: 'options',
  },
  'base/schoolCalendar/getXnSelect': {
    title: '学年',
    query: { xn: term.xn, isCurrent: '1 只要当前的' },
    reply: 'options',
  },
  'base/schoolCalendar/getYear': { title: '学年跨过的年份', query: { xn: term.xn }, reply: 'list' },
  'base/dataDictionary/getDict': { title: '字典项', query: { code: '*字典代码' }, reply: 'list' },
  'base/dataDictionary/getAuthPyccDict': { title: '我可以管理的培养层次', reply: 'list' },
  'base/dataDictionary/getParentDict': {
    title: '上级字典',
    query: { code: '*字典代码', dictionaryKey: '字典键' },
  },
  'base/dataDictionary/getTree': {
    title: '字典树',
    query: { dictionaryCode: '*字典代码', dictionaryType: '1' },
    reply: 'tree',
  },
  'base/canton/getAreaList': { title: '省、市、县三级区划', reply: 'list' },
  'base/canton/getProvince': { title: '省级区划', reply: 'options' },
  'base/canton/getCity': {
    title: '省内的地级区划',
    query: { province: '*省的编号或代码' },
    reply: 'options',
  },
  'base/canton/getArea': { title: '市内的县级区划', query: { city: '*市的编号或代码' }, reply: 'options' },
  'base/major/getMajorSelect': {
    title: '专业',
    query: { flag, ...organisation, ...people },
    reply: 'options',
  },
  'base/stuClass/getClassSelect': {
    title: '班级',
    query: { flag: '1 只要未毕业的', ...organisation, ...people },
    reply: 'options',
  },
  'base/stuClass/getClassFdySelect': {
    title: '我带的班级',
    query: { isOnGrade: '1 只要未毕业的', ...people },
    reply: 'options',
  },
  'base/stuClass/getClassFdySelectByUserId': {
    title: '某人带的班级',
    query: { isFdy: '0 按班主任，其余按辅导员', userId: '*用户编号', bhOrBjmc: '班号或班级名称' },
    reply: 'options',
  },
  'base/teacher/getDsSelect': {
    title: '学生导师',
    query: { flag: '1 只要在岗的', gh: '工号或姓名', departmentId: '部门', ...people },
    reply: 'options',
  },
  'base/teacher/getFdySelect': {
    title: '辅导员',
    query: { flag: '1 只要在岗的', gh: '工号或姓名', departmentId: '部门', ...people },
    reply: 'options',
  },
  'base/teacher/getFdyCategorySelect': {
    title: '某类辅导员',
    query: { flag: '1 只要在岗的', fdyCategory: '辅导员类别', gh: '工号或姓名', ...people },
    reply: 'options',
  },
  'base/teacher/getFdyBzrSelect': {
    title: '辅导员与班主任',
    query: { flag: '1 只要在岗的', gh: '工号或姓名', ...people },
    reply: 'options',
  },
  'base/student/classStudent': {
    title: '班级的学生',
    query: { classId: '*班级编号' },
    reply: 'options',
  },
  'base/student/fdyStudent': {
    title: '辅导员的学生',
    query: { fdyId: '辅导员的教师编号，默认本人' },
    reply: 'options',
  },
  'base/baseStudentInfo/getStuInfo': {
    title: '账号对应的学生',
    query: { userId: '用户编号，默认本人' },
  },
  'base/baseStudentInfo/getSelect': {
    title: '学生',
    query: { flag: '1 只要在读的', ...organisation, classId: '班级', xh: '学号或姓名', ...people },
    reply: 'options',
  },
  'base/richText/getOne': { title: '富文本', query: { code: '代码', id: '编号' } },
  'base/richText/add': { title: '写富文本', body: { code: '*代码', content: '*内容' } },
  'base/baseParams/getOne': { title: '系统参数', query: { paramsId: '*参数编号或键' } },
  'base/baseParams/submit': {
    title: '设置系统参数',
    body: { paramsId: '*参数编号或键', value: '参数值' },
  },
  'base/baseParams/openApi/getAiConfig': { title: '智能问答是否可用' },
  'base/sysUserSecondAuth/getMySysUserSecondAuth': { title: '我的二次认证' },
}
