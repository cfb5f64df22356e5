import type { Scene } from './drawing.ts'
import { numberFormat } from './number-style.ts'

/** A scene for tests: every series shown, colours that one can tell apart. */
export const sampleScene = (parts: Partial<Scene> = {}): Scene => ({
  look: {
    series: ['#111111', '#222222', '#333333'],
    ramp: ['#eeeeee', '#0066ff'],
    tones: {
      neutral: '#777777',
      accent: '#0000aa',
      success: '#00aa00',
      warning: '#aaaa00',
      danger: '#aa0000',
      info: '#00aaaa',
    },
    text: '#000000',
    label: '#555555',
    axis: '#888888',
    grid: '#dddddd',
    surface: '#ffffff',
    font: 'sans-serif',
    size: 12,
    patterned: false,
    moves: true,
  },
  format: numberFormat('zh-CN', { unit: '人' }),
  short: numberFormat('zh-CN', { unit: '人' }, 'short'),
  shown: () => true,
  t: (text) => text,
  locale: 'zh-CN',
  ...parts,
})
