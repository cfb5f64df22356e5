import { execFileSync } from 'node:child_process'
import { resolve } from 'node:path'
import type { Plugin } from 'vite'

const styles = resolve('styled-system/styles')
const layers = '@layer reset, base, tokens, recipes, utilities;'
const common = ['reset', 'global', 'tokens', 'utilities']

/**
 * In a build, each recipe brings its own style sheet: a page loads the styles of the components on it, as it
 * loads their script. In development, in tests and in the book one sheet holds all, made by Panda's PostCSS plugin.
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
    const [, recipe] = id.match(/\/styled-system\/recipes\/([\w-]+)\.js$/) ?? []
    if (!recipe || recipe === 'index' || recipe === 'create-recipe') return
    return { code: `import '${styles}/recipes/${recipe}.css'\n${code}`, map: null }
  },
})
