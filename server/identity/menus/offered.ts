import { areas } from '#domain/index.ts'
import type { AnyResource } from '#domain/kernel/resource.ts'
import { declaredMenus } from './declared.ts'

const offered = new Set(areas.flatMap(declaredMenus).map(({ permission }) => permission))

/** Whether some screen offers to do this with a resource: nobody could hold the permission of anything else. */
export const isOffered = ({ name }: AnyResource, verb: string) => offered.has(`${name}:${verb}`)
