import { z } from 'zod'
import type { CallFacts, PublicCall as Public, Call as Signed } from '#domain/kernel/call.ts'
import { checked } from './checked.ts'
import { formFields, jsonOf } from './request-body.ts'
import type { Call, PersonalCall, Route } from './route.ts'

/** What a handler gives: the answer that the call declares, or a response where that is a file. */
type Given<Answer> = Answer extends Blob ? Response : Answer

type Handler<Input, Answer, C> = (input: Input, call: C) => Given<Answer> | Promise<Given<Answer>>

/** Holds when the schema takes all that callers may send; else a type that names what it does not take. */
type Takes<Input, S extends z.ZodType> = Input extends z.input<S> ? unknown : { readonly notTaken: Input }

/**
 * The route of a call of somebody signed in. Its input is checked by the schema before anything else is done; what is
 * refused is named field by field, in the words of the schema's descriptions.
 */
export const answerCall = <Input, Answer, S extends z.ZodType>(
  call: Signed<Input, Answer>,
  schema: S & Takes<Input, S>,
  answer: Handler<z.output<S>, Answer, PersonalCall>,
): Route => ({
  ...call,
  input: schema,
  answer: async (asked: PersonalCall) => answer(await inputOf(call, schema, asked), asked),
})

/** The route of a call of somebody signed in that takes nothing. */
export const answerPlain = <Answer>(
  call: Signed<undefined, Answer>,
  answer: (call: PersonalCall) => Given<Answer> | Promise<Given<Answer>>,
): Route => ({ ...call, answer })

/** The route of a call that strangers may make. */
export const answerPublic = <Input, Answer, S extends z.ZodType>(
  call: Public<Input, Answer>,
  schema: S & Takes<Input, S>,
  answer: Handler<z.output<S>, Answer, Call>,
): Route => ({
  ...call,
  input: schema,
  answer: async (asked: Call) => answer(await inputOf(call, schema, asked), asked),
})

/** The route of a call that strangers may make and that takes nothing. */
export const answerPublicPlain = <Answer>(
  call: Public<undefined, Answer>,
  answer: (call: Call) => Given<Answer> | Promise<Given<Answer>>,
): Route => ({ ...call, answer })

async function inputOf<S extends z.ZodType>(facts: CallFacts, schema: S, { c }: Call): Promise<z.output<S>> {
  return checked(schema, labelsOf(schema), await sentBy(facts, c))
}

function sentBy({ method, encoding }: CallFacts, c: Call['c']): unknown {
  if (method === 'GET') return c.req.query()
  return encoding === 'form' ? formFields(c) : jsonOf(c)
}

/** What the schema says of its fields, for the words of a refusal. */
const labelsOf = (schema: z.ZodType) =>
  schema instanceof z.ZodObject
    ? Object.fromEntries(
        Object.entries(schema.shape as Record<string, z.ZodType>).flatMap(([name, { description }]) =>
          description ? [[name, { label: description }]] : [],
        ),
      )
    : {}
