import { rmSync } from 'node:fs'
import type { TestProject } from 'vitest/node'
import { writeCollegeImage } from './demo-college-image.ts'
import { prepared } from './prepared.ts'

/** The demo college, for every page that holds a server. */
export default async function setup({ config, vitest }: TestProject) {
  const project = vitest.getRootProject()
  if (project.getProvidedContext().collegeImage) return
  const made = prepared()
  const file = made?.collegeImage ?? (await writeCollegeImage(`.${config.env.COLLEGE_IMAGE}`))
  project.provide('collegeImage', file)
  return made ? undefined : () => rmSync(file)
}
