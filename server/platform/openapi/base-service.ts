import type { CallDocs } from './call-doc.ts'

const flag = '1 只要在用的'
const organisation = { grade: '年级', departmentId: '院系', majorId: '专业' }
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
  'base/major/getMajorSelect': {
    title: '专业',
    query: { flag, ...organisation, ...people },
    reply: 'options',
  },
  'base/sysUserSecondAuth/getMySysUserSecondAuth': { title: '我的二次认证' },
}
