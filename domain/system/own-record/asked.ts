import { z } from 'zod'
import { type SignatureDrawing, signatureDrawing } from '#domain/kernel/signature-drawing.ts'

/** Fields of a student or a teacher: whose, only the server knows. */
export const recordChanged = z.looseObject({
  id: z.unknown().describe('编号'),
  revision: z.unknown().describe('版本'),
})

const drawn = signatureDrawing.nullable()

export const signatureSet = z.object({
  signature: z
    .custom<SignatureDrawing | null>((given) => drawn.safeParse(given).success, '签名格式不正确，请重新签写')
    .pipe(drawn)
    .describe('签名'),
})
