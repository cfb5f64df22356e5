import { z } from 'zod'
import { repairCalls } from '#domain/dormitory/repair/calls.ts'
import { repairType } from '#domain/dormitory/repair/type.ts'
import { answerCall, answerPlain } from '#server/core/answer-call.ts'
import type { Route } from '#server/core/route.ts'
import { treeOf } from '#server/engine/rows/look-up.ts'
import { picker } from '#server/engine/rows/picker.ts'
import { loads, proposals } from './loads.ts'

/** The tree of kinds of repairs stands in the admissions service too, where the specification has it (section 7). */
export const repairRoutes: readonly Route[] = [
  answerPlain(repairCalls.loads, loads),
  answerCall(repairCalls.proposals, z.object({ id: z.uuid().describe('报修单') }), ({ id }, call) =>
    proposals(id, call),
  ),
  picker('admissions/repairType/getTree', repairType, treeOf(repairType, 'parentId'), {
    title: '报修类型树',
    query: { root: '上级类型；不填为最上一级' },
  }),
]
