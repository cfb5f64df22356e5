import type { Preview } from '@storybook/react-vite'
import { useEffect } from 'react'
import { applyTheme, type Density, type Mode } from '#design-system/theme/theme.ts'
import { GuidePage } from '#stories/guide/guide-page.tsx'
import '#design-system/theme/styles.css'

const preview: Preview = {
  tags: ['autodocs'],
  parameters: {
    a11y: { test: 'error' },
    docs: { page: GuidePage },
    layout: 'padded',
    controls: { expanded: true },
    options: {
      storySort: {
        order: [
          'Introduction',
          'Review',
          'Foundations',
          'Actions',
          'Input',
          'Data',
          'Feedback',
          'Navigation',
          'Layout',
          'Charts',
          'Big screen',
          'Devices',
        ],
      },
    },
  },
  globalTypes: {
    colorMode: {
      description: 'Colour mode',
      toolbar: { icon: 'contrast', items: ['light', 'dark', 'system'], dynamicTitle: true },
    },
    density: {
      description: 'Density',
      toolbar: { icon: 'component', items: ['compact', 'default', 'touch'], dynamicTitle: true },
    },
  },
  initialGlobals: { colorMode: 'light', density: 'default' },
  decorators: [
    (Story, { globals }) => {
      const { colorMode, density } = globals as { colorMode: Mode; density: Density }
      useEffect(() => applyTheme({ mode: colorMode, density }), [colorMode, density])
      return <Story />
    },
  ],
}

export default preview
