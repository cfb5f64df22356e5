import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import type { TestProject } from 'vitest/node'
import { makeDemoCollege } from './demo-college.ts'

/** Makes the demo college once for all files of a project whose pages hold a server. They fetch it as `COLLEGE_IMAGE`. */
export default async function setup({ config }: TestProject) {
  const file = `.${config.env.COLLEGE_IMAGE}`
  const pglite = await makeDemoCollege()
  const image = await pglite.dumpDataDir('none')
  await pglite.close()
  mkdirSync('test-results', { recursive: true })
  writeFileSync(file, Buffer.from(await image.arrayBuffer()))
  return () => rmSync(file)
}
