import { z } from 'zod'
import { line } from '#domain/kernel/seen.ts'

/** A line of a pen: the commands of an SVG path and numbers, nothing else. */
const path = z
  .string()
  .max(20_000)
  .regex(/^[MLQCTSZ0-9 .,-]+$/i)

/** A signature as it is kept: drawn, as paths within a field of so many pixels, or the name typed. */
export const signatureDrawing = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('drawn'),
    paths: z.array(path).min(1).max(200),
    width: z.number().min(1).max(4000),
    height: z.number().min(1).max(4000),
  }),
  z.object({ kind: z.literal('typed'), name: line().min(1).max(40) }),
])

export type SignatureDrawing = z.infer<typeof signatureDrawing>
