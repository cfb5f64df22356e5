import type { z } from 'zod'
import { defineCall } from '#domain/kernel/call.ts'
import type { Colleague } from './calls.ts'
import type { pickableAsked, pickSet } from './pick-asked.ts'

/** As many as may be picked for one step. */
export const mostPicked = 10

export const pickCalls = {
  pickable: defineCall<z.input<typeof pickableAsked>, readonly Colleague[]>({
    method: 'GET',
    path: 'workflow/pick/getSelect',
    access: 'signed-in',
    title: '可选定的办理人',
    reply: 'options',
  }),
  pick: defineCall<z.input<typeof pickSet>, null>({
    method: 'POST',
    path: 'workflow/pick/set',
    access: 'signed-in',
    title: '选定办理人',
    reply: 'nothing',
  }),
}
