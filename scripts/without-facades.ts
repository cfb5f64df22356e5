import type { Plugin } from 'vite'

/** A file that does nothing but hand on, under their own names, parts of another one. */
const facade = /^export\s*\{([^}]*)\}\s*from\s*["'`]\.\/([^"'`]+)["'`];?\s*$/

/** `t as List` is asked of the other file as `List: e.t`. */
const asked = (part: string) => {
  const [kept = '', name = kept] = part.trim().split(/\s+as\s+/)
  return `${name}:e.${kept}`
}

/**
 * A module that is fetched by itself, and stands in a file with others, costs a file more that leads to it: a request, and
 * a wait for its answer. Here whatever fetches it asks the file itself (docs/decisions/0025-few-files.md).
 */
export const withoutFacades = (): Plugin => ({
  name: 'without-facades',
  apply: 'build',
  enforce: 'post',
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
      const facades = new Map(
        chunks.flatMap(({ fileName, code, isEntry }) => {
          const [, parts, target] = (!isEntry && facade.exec(code)) || []
          return parts && target
            ? [[fileName.replace(/^.*\//, ''), { fileName, parts, target }] as const]
            : []
        }),
      )
      for (const chunk of chunks)
        chunk.code = chunk.code
          .replace(/import\([`"']\.\/([\w.-]+\.js)[`"']\)/g, (whole, name) => {
            const found = facades.get(name)
            if (!found) return whole
            return `import("./${found.target}").then(e=>({${found.parts.split(',').map(asked)}}))`
          })
          // In the lists of what is to be fetched beforehand.
          .replace(/(["'`])(assets\/)([\w.-]+\.js)\1/g, (whole, quote, folder, name) => {
            const found = facades.get(name)
            return found ? `${quote}${folder}${found.target}${quote}` : whole
          })
      for (const { fileName } of facades.values()) delete bundle[fileName]
    },
  },
})
