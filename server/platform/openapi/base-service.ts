import type { CallDocs } from './call-doc.ts'


/** The base service as the specification names it (section 7), beside the calls that every resource has. */
export const baseServiceCalls: CallDocs = {
  'base/sysMenu/gantTreeMenu': { title: '可授权的菜单树', reply: 'tree' },
  'base/sysMenu/getTreeMenu': { title: '菜单树', reply: 'tree' },
  'base/sysMenu/getUserRoutes': { title: '我的菜单与路由', reply: 'list' },
  'base/sysMenu/getUserBtn': { title: '我的按钮权限' },
  'base/roleMenu/getCheckedKeys': { title: '角色已有的菜单', query: { roleId: '*角色编号' } },
  'base/sysUserSecondAuth/getMySysUserSecondAuth': { title: '我的二次认证' },
}
