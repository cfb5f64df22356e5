import { type Action, askedForm } from '#domain/kernel/action.ts'
import type { Field, Fields } from '#domain/kernel/field.ts'
import { followingFrom } from '#domain/kernel/form-rules.ts'
import type { AnyResource } from '#domain/kernel/resource.ts'
import { createSchema, emptyOf } from '#domain/kernel/schema.ts'
import { checked } from '#server/core/checked.ts'
import type { Unit } from '#server/core/serve.ts'
import { holdFiles } from '#server/engine/files/hold.ts'
import { checkCodes } from './codes.ts'
import type { Values } from './reading.ts'
import { checkReferences } from './references.ts'

/** Reads and checks what people answer to an action, as the form of a row is read and checked. */
export function answersOf(resource: Pick<AnyResource, 'name'>, action: Action) {
  const form = askedForm(resource, action)
  const schema = createSchema(form)
  return {
    /** The answers of a body, null where nothing was filled; what is wrong is refused by the field's name. */
    read(body: unknown): Values {
      const given = { ...emptyOf(form), ...checked(schema, form.fields as Fields, body) }
      return { ...given, ...followingFrom(form, given) }
    },

    /** Whether what they point at is there and within the asker's reach, for this one row. */
    async check(answers: Values, rowId: string, unit: Unit): Promise<void> {
      const asking = { ...unit, current: undefined, permission: null }
      await checkReferences(form, answers, unit)
      await checkCodes(form, answers, asking)
      await holdFiles(form, rowId, answers, asking)
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
