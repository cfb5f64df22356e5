import type { TestProject } from 'vitest/node'
import { fillStore } from './filled-store.ts'
import { prepared } from './prepared.ts'

export default async function setup(project: TestProject) {
  const made = prepared() ?? (await fillStore())
  project.provide('filledStore', made.filledStore)
  return 'stop' in made ? made.stop : undefined
}
