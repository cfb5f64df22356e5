import { colors } from './colors.ts'
import { contrast, legible, mix } from './contrast.ts'

/**
 * All accent colours from the one that an administrator chose, `#rrggbb`. Text stays legible whatever the
 * choice: a yellow accent gets dark letters on it and a darker yellow for links.
 */
export const accentColors = (accent: string, mode: 'light' | 'dark') => {
  const at = mode === 'light' ? 0 : 1
  const ground = colors.surface.DEFAULT[at]
  const farther = mode === 'light' ? '#000000' : '#ffffff'
  const on = contrast('#ffffff', accent) >= 4.5 ? '#ffffff' : '#11151b'
  // Away from the letters' colour, so that hovering never costs contrast.
  const deeper = on === '#ffffff' ? '#000000' : '#ffffff'
  const soft = mix(ground, accent, mode === 'light' ? 0.11 : 0.2)
  return {
    accent,
    'accent-hover': mix(accent, deeper, 0.12),
    'accent-pressed': mix(accent, deeper, 0.24),
    'accent-on': on,
    'accent-text': legible(accent, farther, soft),
    'accent-soft': soft,
    'accent-border': mix(ground, accent, 0.35),
    'surface-selected': mix(ground, accent, mode === 'light' ? 0.06 : 0.12),
    focus: legible(accent, farther, ground, 3),
  }
}
