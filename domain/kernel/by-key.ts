import { z } from 'zod'

/**
 * One of several objects, told apart by the key that only it has. Only that one is read and only its faults are said,
 * so that objects within objects cost no more than their length.
 */
export const byKey = <const S extends Readonly<Record<string, z.ZodType>>>(
  shapes: S,
): z.ZodType<z.output<S[keyof S]>> =>
  z.looseObject({}).transform((given, context) => {
    const [, shape] = Object.entries(shapes).find(([key]) => Object.hasOwn(given, key)) ?? []
    const result = (shape ?? z.never()).safeParse(given)
    if (result.success) return result.data as z.output<S[keyof S]>
    for (const { path, message } of result.error.issues)
      context.addIssue({ code: 'custom', path: [...path], message })
    return z.NEVER
  })
