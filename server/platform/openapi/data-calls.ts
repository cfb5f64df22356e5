import type { CallDocs } from './call-doc.ts'

const oneId = { id: '*编号' }

/** Calls that move, keep and watch over data, whichever resource it belongs to. */
export const dataCalls: CallDocs = {
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
}
