import { globSync, readFileSync } from 'node:fs'

/** Colours and pixels as such. They live in design-system/theme alone; elsewhere a token is named: `{spacing.4}`. */
const raw = /#(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})\b|\b(?:rgba?|hsla?|oklch|oklab)\(|\d(?:px|rem)\b/gi
const comments = /\/\*[\s\S]*?\*\/|(?<![:'"`])\/\/.*$/gm

const folders = process.argv.length > 2 ? process.argv.slice(2) : ['design-system', 'workbench']
const files = folders
  .flatMap((folder) => globSync(`${folder}/**/*.{ts,tsx}`))
  .filter((file) => !/^design-system\/theme\/|\.test\.tsx?$/.test(file.replaceAll('\\', '/')))

const found = files.flatMap((file) => {
  const text = readFileSync(file, 'utf8').replace(comments, (comment) => comment.replace(/[^\n]/g, ' '))
  return [...text.matchAll(raw)].map(
    ({ 0: match, index }) => `${file}:${text.slice(0, index).split('\n').length}: ${match}`,
  )
})

for (const line of found) console.error(line)
console.log(`tokens: ${files.length} files read, ${found.length} raw colours or pixels`)
process.exit(found.length > 0 || files.length === 0 ? 1 : 0)
