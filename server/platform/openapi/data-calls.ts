import type { CallDocs } from './call-doc.ts'

const page = { current: '页码，从 1 起', size: '每页条数' }
const oneId = { id: '*编号' }
const file = { file: '*文件' }
const role = { roleId: '*角色编号' }
const days = { from: '开始日期', to: '结束日期' }

/** Calls that move, keep and watch over data, whichever resource it belongs to. */
export const dataCalls: CallDocs = {
  'base/import/upload': {
    title: '导入：上传表格',
    query: {
      resource: '*导入到哪里',
      name: '*文件名',
      menuCode: '菜单代码',
      menuTitle: '菜单名称',
      again: '1 同一文件再次导入',
    },
  },
  'base/import/mine': { title: '我的导入', query: { resource: '*导入到哪里' }, reply: 'list' },
  'base/import/one': { title: '导入的状态', query: oneId },
  'base/import/plan': {
    title: '导入：确定各列并检查',
    body: { ...oneId, plan: '*各列的对应、识别记录的列、方式和空白单元格的含义' },
  },
  'base/import/rows': {
    title: '导入：待写入的行',
    query: { ...oneId, only: 'all、bad、new、changed 或 same', ...page },
    reply: 'page',
  },
  'base/import/cell': {
    title: '导入：修改一个单元格',
    body: { ...oneId, line: '*行号', at: '*列序，从 0 起', value: '*内容' },
  },
  'base/import/replace': {
    title: '导入：查找并替换一列',
    body: { ...oneId, at: '*列序，从 0 起', find: '*查找', replace: '*替换为', whole: '*是否匹配整个单元格' },
  },
  'base/import/commit': {
    title: '导入：写入',
    body: { ...oneId, extent: '*good 只写入正确的行，all 全部写入或都不写入' },
  },
  'base/import/cancel': { title: '导入：放弃', body: oneId, reply: 'nothing' },
  'base/import/undo': { title: '导入：撤销', body: oneId },
  'base/import/annotated': { title: '导入：标注了错误的表格', query: oneId, reply: 'file' },
  'base/importLog/add': {
    title: '记录一次导入',
    body: { menuCode: '*菜单代码', menuTitle: '*菜单名称', fileId: '*文件编号' },
    reply: 'nothing',
  },
  'base/sysExportLog/add': {
    title: '记录一次导出的文件',
    body: { menuCode: '*菜单代码', menuTitle: '*菜单名称', fileList: '*文件编号，逗号分隔' },
  },
  'resource/task/mine': { title: '我的后台任务', reply: 'list' },
  'resource/task/state': { title: '后台任务的状态', query: oneId },
  'resource/task/cancel': { title: '取消后台任务', body: oneId },
  'resource/job/upcoming': {
    title: '表达式接下来的五次时间',
    query: { cron: '*Cron 表达式' },
    reply: 'list',
  },
  'resource/oss/endpoint/put-file-save': { title: '上传文件', form: file },
  'resource/oss/endpoint/put-public-file-save': { title: '上传公开文件', form: file },
  'resource/oss/endpoint/put-welcome-file-save': { title: '上传迎新文件', form: file },
  'resource/oss/endpoint/sign-link': {
    title: '文件的临时链接',
    body: { fileId: '*文件编号', disposition: 'inline 打开，attachment 下载' },
  },
  'resource/oss/endpoint/link-file': { title: '打开文件', query: { fileId: '*文件编号' }, reply: 'file' },
  'resource/oss/endpoint/download-file': {
    title: '下载文件',
    query: { fileId: '*文件编号' },
    reply: 'file',
  },
  'resource/openApi/public/link-file': {
    title: '打开公开文件',
    query: { fileId: '*公开文件编号' },
    reply: 'file',
  },
  'resource/oss/endpoint/upload/begin': {
    title: '分片上传：开始',
    body: { name: '*文件名', size: '*字节数', fingerprint: '*文件的 SHA-256', bucket: '存储桶' },
  },
  'resource/oss/endpoint/upload/part': {
    title: '分片上传：一片',
    query: { ...oneId, number: '*第几片', hash: '*这一片的 SHA-256' },
  },
  'resource/oss/endpoint/upload/state': { title: '分片上传：状态', query: oneId },
  'resource/oss/endpoint/upload/finish': { title: '分片上传：完成', body: oneId },
  'resource/oss/endpoint/upload/abort': { title: '分片上传：放弃', body: oneId },
  'resource/attachment/getFiles': {
    title: '多个文件的信息',
    form: { ids: '*文件编号，逗号分隔' },
    reply: 'list',
  },
  'resource/openApi/getOpenFiles': {
    title: '多个公开文件的信息',
    form: { ids: '*公开文件编号，逗号分隔' },
    reply: 'list',
  },
  'resource/attachment/uses': { title: '文件用在哪里', query: oneId, reply: 'list' },
  'security/revealRecord/mine': { title: '谁查看过我的完整信息' },
  'security/secretField/list': { title: '角色的字段权限概况', query: role, reply: 'list' },
  'security/secretField/getOne': { title: '角色的字段权限', query: { ...role, resource: '*数据' } },
  'security/secretField/update': {
    title: '设置角色的字段权限',
    body: { ...role, resource: '*数据', rules: '*各字段的权限' },
  },
  'security/secretField/mine': { title: '我的字段权限', query: { resource: '*数据' } },
  'security/aiConfig/test': { title: '测试智能问答的接口' },
  'system/savedView/mine': { title: '我的列表视图', query: { screen: '*页面' } },
  'system/savedView/save': {
    title: '保存列表视图',
    body: { id: '编号', screen: '*页面', name: '*名称', view: '*视图' },
  },
  'system/savedView/removeMine': { title: '删除列表视图', body: oneId },
  'system/savedView/setUsual': {
    title: '设置默认视图',
    body: { screen: '*页面', viewId: '视图编号', layout: '自己的布局' },
  },
  'system/savedView/shareMine': {
    title: '共享列表视图',
    body: { ...oneId, everybody: '*是否共享给所有人', roles: '*角色', departments: '*院系' },
  },
  'system/fieldReview/page': {
    title: '待审核的修改',
    query: { resource: '*数据', state: 'pending 待审核，handled 已处理', ...page },
    reply: 'page',
  },
  'system/fieldReview/mine': {
    title: '我申请的修改',
    query: { resource: '*数据', rowId: '*记录编号' },
    reply: 'list',
  },
  'system/fieldReview/pass': { title: '通过修改', body: { ids: '*编号', reason: '意见' } },
  'system/fieldReview/refuse': { title: '退回修改', body: { ids: '*编号', reason: '*原因' } },
  'system/fieldReview/withdraw': { title: '撤回修改申请', body: oneId },
  'system/access/explain': {
    title: '为什么能看到',
    query: { resource: '*数据', userId: '用户编号，默认自己', rowId: '记录编号', field: '字段' },
  },
  'system/access/viewAs': {
    title: '以他人身份查看',
    body: { userId: '*用户编号', reason: '*查看原因' },
  },
  'system/access/endView': { title: '结束以他人身份查看', body: oneId },
  'system/access/viewsOfMe': { title: '谁以我的身份查看过', reply: 'list' },
  'system/sendCount/statistics': { title: '消息发送统计', query: days },
  'system/serviceEvaluate/statistics': { title: '服务评价统计' },
  'base/serviceEvaluate/submit': {
    title: '评价服务',
    body: { code: '*服务代码', stars: '*1 至 5 星', words: '评价内容' },
  },
  'base/serviceEvaluate/mine': { title: '我的服务评价' },
  'base/sysUser/myRecord': { title: '我的档案，以及可以修改的字段' },
  'base/sysUser/updateMyRecord': { title: '修改我的档案' },
  'base/ai/ask': { title: '智能问答', body: { words: '*问题' } },
  'base/aiKeywordAdvice/find': { title: '搜索词的建议', query: { words: '*搜索词' }, reply: 'list' },
}
