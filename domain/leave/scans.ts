import { z } from 'zod'
import { line } from '#domain/kernel/seen.ts'

const moment = z.string().regex(/^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/, '时间不正确')

/** What a guard's page read, in the order in which it did. */
export const scansSent = z.strictObject({
  scans: z
    .array(
      z.strictObject({
        key: z.uuid().describe('扫码编号'),
        text: z.string().min(1).max(1200).describe('二维码内容'),
        passedAt: moment.describe('通行时间'),
        gate: line().min(1).max(40).describe('校门'),
        offline: z.boolean().describe('离线核验'),
      }),
    )
    .min(1)
    .max(50)
    .describe('扫码'),
})
export type Scan = z.output<typeof scansSent>['scans'][number]
