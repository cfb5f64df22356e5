import { readdirSync } from 'node:fs'

const ark = readdirSync('node_modules/@ark-ui/react/dist/components', { withFileTypes: true })

/**
 * Every package that a story or a browser test may load. Vite reloads the page, and the test fails, when it
 * finds one while tests run, so they are named beforehand.
 */
export const browserPackages = [
  ...ark.filter((part) => part.isDirectory()).map((part) => `@ark-ui/react/${part.name}`),
  '@dnd-kit/core',
  '@dnd-kit/sortable',
  '@dnd-kit/utilities',
  '@simplewebauthn/browser',
  '@simplewebauthn/server',
  '@tanstack/react-table',
  '@tanstack/react-virtual',
  '@tiptap/core',
  '@tiptap/react',
  '@tiptap/starter-kit',
  '@dagrejs/dagre',
  'axe-core',
  'crypto-js/md5.js',
  'diff',
  'dompurify',
  'echarts-for-react/esm/core',
  'echarts/charts',
  'echarts/components',
  'echarts/core',
  'echarts/features',
  'echarts/renderers',
  'croner',
  'hash-wasm',
  'hono',
  'hono/body-limit',
  'hucre/xlsx',
  'jsbarcode',
  'kysely',
  'lucide-react',
  'msw',
  'msw/browser',
  'ofetch',
  'otplib',
  'qs',
  'react-dom',
  'react-dom/client',
  'react-hook-form',
  'uuid',
  'zod',
]
