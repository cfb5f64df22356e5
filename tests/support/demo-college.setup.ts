import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import type { TestProject } from 'vitest/node'
import { makeDemoCollege } from './demo-college.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The demo college, as a file that a PGlite is loaded from; pages fetch it as `COLLEGE_IMAGE`. */
    collegeImage: string
  }
}

/** Makes the demo college once for the whole run, for every page that holds a server. */
export default async function setup({ config, vitest }: TestProject) {
  const project = vitest.getRootProject()
  if (project.getProvidedContext().collegeImage) return
  const file = `.${config.env.COLLEGE_IMAGE}`
  const pglite = await makeDemoCollege()
  const image = await pglite.dumpDataDir('none')
  await pglite.close()
  mkdirSync('test-results', { recursive: true })
  writeFileSync(file, Buffer.from(await image.arrayBuffer()))
  project.provide('collegeImage', file)
  return () => rmSync(file)
}
