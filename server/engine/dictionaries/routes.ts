import { refuse } from '#domain/kernel/refusal.ts'
import { dictionaryCalls } from '#domain/system/dictionaries/calls.ts'
import { codesAsked } from '#domain/system/dictionaries/codes-asked.ts'
import { answerCall, answerPlain } from '#server/core/answer-call.ts'
import type { PersonalCall, Route } from '#server/core/route.ts'
import { entriesOf } from './entries.ts'
import { trainLevels } from './train-levels.ts'
import { dictionaryKinds, dictionaryTree, parentDictionary } from './tree.ts'

/** One dictionary, for choosing from. */
async function dict({ c, app, tenantId }: PersonalCall) {
  const code = (c.req.query('code') ?? '').split(',').find((code) => /^[\w.-]+$/.test(code))
  if (!code) return refuse({ type: 'invalid', message: '缺少必要的请求参数: code' })
  const entries = (await entriesOf(app, tenantId, [code]))[code] ?? []
  return entries.filter(({ enabled }) => enabled)
}

export const dictionaryRoutes: readonly Route[] = [
  {
    method: 'GET',
    path: 'base/dataDictionary/getDict',
    access: 'signed-in',
    title: '字典项',
    query: { code: '*字典代码' },
    reply: 'list',
    answer: dict,
  },
  answerCall(dictionaryCalls.several, codesAsked, ({ codes }, { app, tenantId }) =>
    entriesOf(app, tenantId, codes),
  ),
  {
    method: 'GET',
    path: 'base/dataDictionary/getAuthPyccDict',
    access: 'signed-in',
    title: '我可以管理的培养层次',
    reply: 'list',
    answer: trainLevels,
  },
  {
    method: 'GET',
    path: 'base/dataDictionary/getTree',
    access: 'signed-in',
    title: '字典树',
    query: { dictionaryCode: '*字典代码', dictionaryType: '1' },
    reply: 'tree',
    answer: dictionaryTree,
  },
  {
    method: 'GET',
    path: 'base/dataDictionary/getParentDict',
    access: 'signed-in',
    title: '上级字典',
    query: { code: '*字典代码', dictionaryKey: '字典键' },
    answer: parentDictionary,
  },
  answerPlain(dictionaryCalls.kinds, dictionaryKinds),
]
