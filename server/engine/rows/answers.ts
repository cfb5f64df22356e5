import { z } from 'zod'
import { type Action, askedForm } from '#domain/kernel/action.ts'
import type { Field, Fields } from '#domain/kernel/field.ts'
import { followingFrom } from '#domain/kernel/form-rules.ts'
import type { AnyResource } from '#domain/kernel/resource.ts'
import { createSchema, emptyOf } from '#domain/kernel/schema.ts'
import { checked } from '#server/core/checked.ts'
import type { Unit } from '#server/core/serve.ts'
import { holdFiles } from '#server/engine/files/hold.ts'
import { checkCodes } from './codes.ts'
import { checkNarrowing } from './narrowing.ts'
import type { Row, Values } from './reading.ts'
import { checkReferences } from './references.ts'

/** Reads and checks what people answer to an action, as the form of a row is read and checked. */
export function answersOf(resource: Pick<AnyResource, 'name'>, action: Action) {
  const form = askedForm(resource, action)
  const schema = z.lazy(() => createSchema(form))
  return {
    /** The answers of a body, null where nothing was filled; what is wrong is refused by the field's name. */
    read(body: unknown): Values {
      const given = { ...emptyOf(form), ...checked(schema, form.fields as Fields, body) }
      return { ...given, ...followingFrom(form, given) }
    },

    /** Whether what they point at is there, within the asker's reach and within what this one row narrows it to. */
    async check(answers: Values, row: Row, unit: Unit): Promise<void> {
      const asking = { ...unit, current: undefined, permission: null }
      await checkReferences(form, answers, unit)
      await checkNarrowing(form, answers, row, unit)
      await checkCodes(form, answers, asking)
      await holdFiles(form, row.id, answers, asking)
    },

    /** What was written in answer, as the history keeps it: texts that everybody who sees the row may read. */
    reason(answers: Values): string | undefined {
      const written = Object.entries<Field>(form.fields).flatMap(([name, { kind, secret, masked }]) =>
        (kind === 'text' || kind === 'long-text') && !secret && !masked && answers[name]
          ? [String(answers[name])]
          : [],
      )
      return written.join('；') || undefined
    },
  }
}

/** Answers to which the row has a field of that name. */
export const keptOf = ({ fields }: AnyResource, answers: Values): Values =>
  Object.fromEntries(Object.entries(answers).filter(([name]) => name in fields))
