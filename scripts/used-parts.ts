import type { Plugin } from 'vite'

/** `import { menu_exports } from "./menu.js"`: an object that holds every part of a component. */
const whole = /import \{ (\w+_exports) \} from/g

/**
 * Of a component of Ark only the parts that are drawn come into the build. Ark hands them out within one object
 * (`Menu.Root`), and who takes one part of an object takes all; the file that makes the object also exports each part.
 */
export const usedParts = (): Plugin => ({
  name: 'used-parts',
  apply: 'build',
  transform: {
    filter: { id: /\/@ark-ui\/react\/dist\/components\/.*\/index\.js$/, code: /_exports \} from/ },
    handler: (code) => ({ code: code.replace(whole, 'import * as $1 from'), map: null }),
  },
})
