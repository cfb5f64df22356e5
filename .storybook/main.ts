import type { StorybookConfig } from '@storybook/react-vite'
import { browserPackages } from '../scripts/browser-packages.ts'

const config: StorybookConfig = {
  stories: ['../stories/**/*.mdx', '../stories/**/*.stories.tsx'],
  framework: { name: '@storybook/react-vite', options: {} },
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  staticDirs: ['../public', '../tests/public'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true, enableCrashReports: false },
  typescript: { reactDocgen: 'react-docgen' },
  // The portal's own plugins (router, proxy) have no place in the book.
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
