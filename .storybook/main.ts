import type { StorybookConfig } from '@storybook/react-vite'
import type { PluginOption } from 'vite'
import { browserPackages } from '../scripts/browser-packages.ts'

/** What draws: the properties of anything else are in no list, and to read every module takes longer than to build the book. */
const components = /\.tsx$/

/** Storybook's own reader of properties asks for every module, and has no setting for it. */
function readingComponents(plugin: PluginOption): PluginOption {
  if (!plugin || !('transform' in plugin) || plugin.name !== 'storybook:react-docgen-plugin') return plugin
  const { transform } = plugin
  const handler = typeof transform === 'function' ? transform : transform?.handler
  return handler ? { ...plugin, transform: { filter: { id: components }, handler } } : plugin
}

const config: StorybookConfig = {
  stories: ['../stories/**/*.mdx', '../stories/**/*.stories.tsx'],
  // The portal's own plugins (split styles, compressed files) have no place in the book.
  framework: {
    name: '@storybook/react-vite',
    options: { builder: { viteConfigPath: '.storybook/vite.config.ts' } },
  },
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  staticDirs: ['../tests/public'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true, enableCrashReports: false },
  // The tests show no tables of properties, and reading them out of every file takes a while.
  typescript: { reactDocgen: process.env.VITEST ? false : 'react-docgen' },
  viteFinal: (vite) => ({
    ...vite,
    plugins: vite.plugins?.map(readingComponents),
    optimizeDeps: {
      ...vite.optimizeDeps,
      exclude: [...(vite.optimizeDeps?.exclude ?? []), '@electric-sql/pglite'],
      // Named beforehand: a dependency found while a test runs makes Vite reload, and the test fail.
      include: [...(vite.optimizeDeps?.include ?? []), ...browserPackages],
    },
  }),
}

export default config
