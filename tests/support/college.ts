import { readFileSync } from 'node:fs'
import { PGlite } from '@electric-sql/pglite'
import { pgliteOptions } from '#server/core/database/pglite.ts'
import { makeDemoCollege } from './demo-college.ts'
import { prepared } from './prepared.ts'

/** A small demo college of one's own, in memory: from the image of this run where there is one. */
export function demoCollege(): Promise<PGlite> {
  const image = prepared()?.collegeImage
  return image
    ? PGlite.create({ ...pgliteOptions, loadDataDir: new Blob([readFileSync(image)]) })
    : makeDemoCollege()
}
