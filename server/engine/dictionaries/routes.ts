import type { z } from 'zod'
import { dictionaryCalls } from '#domain/system/dictionaries/calls.ts'
import { codeAsked, codesAsked, parentAsked, treeAsked } from '#domain/system/dictionaries/codes-asked.ts'
import { answerCall, answerPlain } from '#server/core/answer-call.ts'
import type { PersonalCall, Route } from '#server/core/route.ts'
import { entriesOf } from './entries.ts'
import { trainLevels } from './train-levels.ts'
import { dictionaryKinds, dictionaryTree, parentDictionary } from './tree.ts'

/** One dictionary, for choosing from. */
async function dict({ code }: z.output<typeof codeAsked>, { app, tenantId }: PersonalCall) {
  const entries = (await entriesOf(app, tenantId, [code]))[code] ?? []
  return entries.filter(({ enabled }) => enabled)
}

export const dictionaryRoutes: readonly Route[] = [
  answerCall(dictionaryCalls.one, codeAsked, dict),
  answerCall(dictionaryCalls.several, codesAsked, ({ codes }, { app, tenantId }) =>
    entriesOf(app, tenantId, codes),
  ),
  answerPlain(dictionaryCalls.trainLevels, trainLevels),
  answerCall(dictionaryCalls.tree, treeAsked, dictionaryTree),
  answerCall(dictionaryCalls.parent, parentAsked, parentDictionary),
  answerPlain(dictionaryCalls.kinds, dictionaryKinds),
]
