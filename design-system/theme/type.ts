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

const style = (fontSize: string, lineHeight: string, fontWeight = '400') => ({
  value: { fontFamily: 'body', fontSize, lineHeight, fontWeight },
})

/**
 * Line heights leave Chinese room to breathe: at least 1.4. Semibold starts at 16px; below, Chinese strokes
 * run together, so emphasis there is colour or medium weight.
 */
export const textStyles = {
  caption: style('12px', '18px'),
  body: { DEFAULT: style('14px', '22px'), sm: style('13px', '20px'), strong: style('14px', '22px', '500') },
  title: {
    sm: style('16px', '24px', '600'),
    md: style('20px', '28px', '600'),
    lg: style('24px', '34px', '600'),
    xl: style('32px', '44px', '600'),
  },
  /** The wall display, read from five metres away; sizes of the design of 1920 x 1080. */
  wall: {
    sm: style('16px', '24px'),
    md: style('20px', '30px', '500'),
    lg: style('28px', '40px', '600'),
    xl: style('40px', '52px', '600'),
  },
  figure: {
    value: { fontFamily: 'body', fontSize: '14px', lineHeight: '22px', fontVariantNumeric: 'tabular-nums' },
  },
}
