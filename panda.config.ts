import { defineConfig } from '@pandacss/dev'
import { preset } from './design-system/theme/preset.ts'

export default defineConfig({
  eject: true,
  presets: ['@pandacss/preset-base', preset],
  include: ['./design-system/**/*.tsx', './workbench/**/*.tsx', './stories/**/*.tsx'],
  exclude: ['./**/*.test.tsx'],
  outdir: 'styled-system',
  outExtension: 'js',
  importMap: '#styled-system',
  jsxStyleProps: 'none',
  strictTokens: true,
  preflight: true,
})
