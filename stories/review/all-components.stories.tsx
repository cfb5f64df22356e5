import { composeStories, type Meta, type StoryObj } from '@storybook/react-vite'
import { Component, type ComponentType, type ReactNode } from 'react'
import { expect } from 'storybook/test'
import { Page } from '#stories/foundations/parts.tsx'

/**
 * All components at once, each by its first story. A component whose first story takes the whole screen or opens over
 * the page says `parameters: { review: false }` and is named at the end instead.
 */
const meta = {
  title: 'Review/All components',
  tags: ['!autodocs'],
  parameters: {
    layout: 'fullscreen',
    // Each story is judged by axe alone, in its own file. Side by side they break rules that hold for a page, with a
    // second main landmark or the same id twice, and that says nothing of the components.
    a11y: { test: 'off' },
  },
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

type Module = Parameters<typeof composeStories>[0] & { default: Meta }
