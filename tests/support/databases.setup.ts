import type { TestProject } from 'vitest/node'
import { makeDatabases } from './databases.ts'
import { prepared } from './prepared.ts'

/** One PostgreSQL for the whole run, whichever projects ask for it. */
export default async function setup({ vitest }: TestProject) {
  const project = vitest.getRootProject()
  if (project.getProvidedContext().postgresUrl) return
  const made = prepared() ?? (await makeDatabases())
  for (const name of ['postgresUrl', 'postgresTemplate', 'pgliteImage'] as const)
    project.provide(name, made[name])
  return 'stop' in made ? made.stop : undefined
}
