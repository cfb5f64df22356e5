import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { makeDemoCollege } from './demo-college.ts'

/** Makes the demo college and writes it into a file that a PGlite is loaded from. */
export async function writeCollegeImage(file: string): Promise<string> {
  const pglite = await makeDemoCollege()
  // Else each who loads it reads the whole log of its writes first.
  await pglite.exec('checkpoint')
  const image = await pglite.dumpDataDir('none')
  await pglite.close()
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, Buffer.from(await image.arrayBuffer()))
  return file
}
