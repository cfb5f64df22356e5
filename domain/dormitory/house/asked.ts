import { z } from 'zod'

const yes = z.enum(['0', '1', 'true', 'false']).optional()

export const treeAsked = z.object({
  /** With it, one node above all. */
  root: yes.describe('1 加上学校根节点'),
  floor: yes.describe('1 加上楼层'),
})

export const roomAsked = z.object({ roomId: z.guid().describe('房间') })
