import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { traditionalCatalogues } from './traditional.ts'

const catalogues = traditionalCatalogues()
for (const { file, content } of catalogues) {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, content)
}
console.log(`traditional: ${catalogues.length} catalogues written`)
