import type { StorybookConfig } from '@storybook/react-vite'
import { browserPackages } from '../scripts/browser-packages.ts'

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
    optimizeDeps: {
      ...vite.optimizeDeps,
      exclude: [...(vite.optimizeDeps?.exclude ?? []), '@electric-sql/pglite'],
      // Named beforehand: a dependency found while a test runs makes Vite reload, and the test fail.
      include: [...(vite.optimizeDeps?.include ?? []), ...browserPackages],
    },
  }),
}

export default config
