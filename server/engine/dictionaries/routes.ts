import { refuse } from '#domain/kernel/refusal.ts'
import type { PersonalCall, Route } from '#server/core/route.ts'
import { entriesOf } from './entries.ts'
import { trainLevels } from './train-levels.ts'
import { dictionaryKinds, dictionaryTree, parentDictionary } from './tree.ts'

function codesIn({ c }: PersonalCall, name: string): string[] {
  const codes = (c.req.query(name) ?? '').split(',').filter((code) => /^[\w.-]+$/.test(code))
  if (codes.length === 0) refuse({ type: 'invalid', message: `缺少必要的请求参数: ${name}` })
  if (codes.length > 100) refuse({ type: 'invalid', message: '一次最多查询 100 个字典' })
  return codes
}

/** One dictionary, for choosing from. */
async function dict(call: PersonalCall) {
  const [code = ''] = codesIn(call, 'code')
  const entries = (await entriesOf(call.app, call.tenantId, [code]))[code] ?? []
  return entries.filter(({ enabled }) => enabled)
}

/** Several at once, and whole: a client labels old rows with entries that it no longer offers. */
const dicts = (call: PersonalCall) => entriesOf(call.app, call.tenantId, codesIn(call, 'codes'))

export const dictionaryRoutes: readonly Route[] = [
  { method: 'GET', path: 'base/dataDictionary/getDict', access: 'signed-in', answer: dict },
  { method: 'GET', path: 'base/dataDictionary/getDicts', access: 'signed-in', answer: dicts },
  { method: 'GET', path: 'base/dataDictionary/getAuthPyccDict', access: 'signed-in', answer: trainLevels },
  { method: 'GET', path: 'base/dataDictionary/getTree', access: 'signed-in', answer: dictionaryTree },
  { method: 'GET', path: 'base/dataDictionary/getParentDict', access: 'signed-in', answer: parentDictionary },
  {
    method: 'GET',
    path: 'system/dictionary/kinds',
    access: 'system.dictionary:view',
    answer: dictionaryKinds,
  },
]
