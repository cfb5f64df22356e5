import { queryOptions } from '@tanstack/react-query'
import { ownFieldCalls } from '#domain/system/own-fields/calls.ts'
import type { OwnRules } from '#domain/system/own-fields/rules.ts'
import { ask } from '#workbench/http/ask.ts'

export const ownFieldsKey = ['system.own-field']

export const ownRulesQuery = (resource: string) =>
  queryOptions({
    queryKey: [...ownFieldsKey, resource],
    queryFn: () => ask(ownFieldCalls.rules, { resource }, { quiet: true }),
  })

export const saveOwnRules = (resource: string, rules: OwnRules) =>
  ask(ownFieldCalls.update, {
    resource,
    rules: Object.entries(rules).map(([field, rule]) => ({ field, ...rule })),
  })
