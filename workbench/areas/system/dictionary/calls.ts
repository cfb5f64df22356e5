import { queryOptions } from '@tanstack/react-query'
import { dictionaryCalls } from '#domain/system/dictionaries/calls.ts'
import { ask } from '#workbench/http/ask.ts'

/** Begins with the resource's name, so that a new entry counts at once. */
export const kindsQuery = queryOptions({
  queryKey: ['system.dictionary', 'kinds'],
  queryFn: () => ask(dictionaryCalls.kinds, undefined, { quiet: true }),
})
