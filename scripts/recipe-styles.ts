import { execFileSync } from 'node:child_process'
import { resolve } from 'node:path'
import type { Plugin } from 'vite'

const styles = resolve('styled-system/styles')
const layers = '@layer reset, base, tokens, recipes, utilities;'
const common = ['reset', 'global', 'tokens']

/**
 * In a build, each recipe brings its own style sheet, and whatever styles itself by hand the sheet of single
 * properties: a page loads the styles of the components on it, as it loads their script. In development, in tests and in the book one sheet holds all, made by Panda's PostCSS plugin.
 */
export const recipeStyles = (): Plugin => ({
  name: 'recipe-styles',
  apply: 'build',
  enforce: 'pre',
  config: () => ({ css: { postcss: {} } }),
  buildStart() {
    execFileSync('panda', ['cssgen', '--splitting', '--silent'], { stdio: 'inherit' })
  },
  load(id) {
    if (!id.endsWith('/design-system/theme/styles.css')) return
    return [layers, ...common.map((part) => `@import '${styles}/${part}.css';`)].join('\n')
  },
  transform(code, id) {
    if (code.includes("'#styled-system/css/index.js'"))
      return { code: `import '${styles}/utilities.css'\n${code}`, map: null }
    const [, recipe] = id.match(/\/styled-system\/recipes\/([\w-]+)\.js$/) ?? []
    if (!recipe || recipe === 'index' || recipe === 'create-recipe') return
    return { code: `import '${styles}/recipes/${recipe}.css'\n${code}`, map: null }
  },
})
