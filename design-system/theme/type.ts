import { rem } from './rem.ts'

/**
 * Latin first from the system, then the Chinese face of macOS, Windows and Linux, for characters as the mainland or as
 * Taiwan writes them. Nothing is fetched.
 */
export const bodyFont = {
  value: {
    base: 'system-ui, -apple-system, "Segoe UI", Roboto, "PingFang SC", "Microsoft YaHei", "Noto Sans CJK SC", "Noto Sans SC", sans-serif',
    _traditional:
      'system-ui, -apple-system, "Segoe UI", Roboto, "PingFang TC", "Microsoft JhengHei", "Noto Sans CJK TC", "Noto Sans TC", sans-serif',
  },
}
export const fonts = {
  mono: { value: 'ui-monospace, "SF Mono", Consolas, "Noto Sans Mono CJK SC", monospace' },
}

const style = (size: number, line: number, fontWeight = '400', unit = rem) => ({
  value: { fontFamily: 'body', fontSize: unit(size), lineHeight: unit(line), fontWeight },
})

const pixels = (count: number) => `${count}px`

/**
 * Line heights leave Chinese room to breathe: at least 1.4. Semibold starts at 16px; below, Chinese strokes
 * run together, so emphasis there is colour or medium weight.
 */
export const textStyles = {
  caption: style(12, 18),
  body: { DEFAULT: style(14, 22), sm: style(13, 20), strong: style(14, 22, '500') },
  title: {
    sm: style(16, 24, '600'),
    md: style(20, 28, '600'),
    lg: style(24, 34, '600'),
    xl: style(32, 44, '600'),
  },
  /** The wall display, read from five metres away; in pixels of the design of 1920 x 1080. */
  wall: {
    sm: style(20, 28, '400', pixels),
    md: style(24, 34, '500', pixels),
    lg: style(32, 44, '600', pixels),
    xl: style(40, 54, '600', pixels),
    figure: style(56, 64, '600', pixels),
    hero: style(112, 120, '600', pixels),
  },
  figure: {
    value: { fontFamily: 'body', fontSize: rem(14), lineHeight: rem(22), fontVariantNumeric: 'tabular-nums' },
  },
}
