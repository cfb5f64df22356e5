import { expect, it } from 'vitest'
import type { CallFacts } from '#domain/kernel/call.ts'
import { routes } from '#server/routes.ts'

const files = import.meta.glob<Readonly<Record<string, Readonly<Record<string, CallFacts>>>>>(
  ['/domain/**/calls.ts', '/domain/workflow/*-calls.ts'],
  { eager: true },
)
const calls = Object.values(files).flatMap((file) =>
  Object.values(file).flatMap((some) => Object.values(some)),
)

it.each(calls.map((call) => [call.path, call] as const))('%s is answered as it is declared', (path, call) => {
  expect(routes.find((route) => route.path === path)).toMatchObject({ ...call })
})
