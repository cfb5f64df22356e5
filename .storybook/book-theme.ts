import { create } from 'storybook/theming'
import { palette } from '../design-system/theme/palette.ts'

const { neutral, night, blue, white } = palette
const font = 'system-ui, "Segoe UI", "PingFang SC", "Microsoft YaHei", "Noto Sans CJK SC", sans-serif'

const both = {
  brandTitle: '智慧校园 · 设计系统',
  brandTarget: '_self' as const,
  brandUrl: './',
  fontBase: font,
  fontCode: 'ui-monospace, "SF Mono", Consolas, "Noto Sans Mono CJK SC", monospace',
  appBorderRadius: 6,
  inputBorderRadius: 6,
}

/** The book looks like what it describes. */
export const lightBook = create({
  ...both,
  base: 'light',
  colorPrimary: blue[500],
  colorSecondary: blue[500],
  appBg: neutral[50],
  appContentBg: white,
  appPreviewBg: white,
  appBorderColor: neutral[200],
  textColor: neutral[900],
  textMutedColor: neutral[700],
  barBg: white,
  barTextColor: neutral[700],
  barSelectedColor: blue[600],
})

export const darkBook = create({
  ...both,
  base: 'dark',
  colorPrimary: blue[400],
  colorSecondary: blue[400],
  appBg: night[0],
  appContentBg: night[50],
  appPreviewBg: night[50],
  appBorderColor: night[200],
  textColor: night[700],
  textMutedColor: night[600],
  barBg: night[50],
  barTextColor: night[600],
  barSelectedColor: blue[400],
})
