import { z } from 'zod'
import type { Dictionary } from './dictionary.ts'

/**
 * A code of a dictionary. Apart from it, so that who shows codes carries no checks. Whether an open dictionary offers a
 * code is the server's to say, and what areas bring to a registry is known when it is asked.
 */
export function codeSchema<Code extends string>({ labels, open, registry }: Dictionary<Code>) {
  const known = (code: string) => Object.hasOwn(labels, code)
  const schema: z.ZodType<string> = open
    ? z.string().min(1).max(64)
    : registry
      ? z.string().refine(known)
      : z.enum(Object.keys(labels))
  return schema as z.ZodType<Code>
}
