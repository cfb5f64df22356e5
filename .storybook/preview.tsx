import type { Preview } from '@storybook/react-vite'
import { useLayoutEffect } from 'react'
import { configure } from 'storybook/test'
import { loadTexts } from '#design-system/text/catalogue.ts'
import { TextProvider, type Translate } from '#design-system/text/text.tsx'
import { accents } from '#design-system/theme/accents.ts'
import {
  applyTheme,
  type Contrast,
  type Density,
  type Mode,
  type Vision,
} from '#design-system/theme/theme.ts'
import { toaster } from '#design-system/toaster/toast.ts'
import { GuidePage } from '#stories/guide/guide-page.tsx'
import { BookPage } from './book-page.tsx'
import './moving-mouse.ts'
import '#design-system/theme/styles.css'
import '#stories/guide/book.css'

// Waits are long: a busy machine fails no story.
configure({ asyncUtilTimeout: 30_000 })

/**
 * In the gate the colours are proven from the tokens, pair by pair, and on the page of all components; story by story
 * in the long tier and in Storybook itself.
 */
const contrast = { 'color-contrast': { enabled: import.meta.env.TEST_TIER !== 'gate' } }

interface Room {
  readonly colorMode: Mode
  readonly contrast: Contrast
  readonly vision: Vision
  readonly accent: string
  readonly density: Density
  readonly locale: string
}

/** The page stands in the theme of the toolbar, as the portal's own page does. */
const useTheme = ({ colorMode, contrast, vision, accent, density, locale }: Room) =>
  useLayoutEffect(() => {
    const own = accent === accents[0].value ? undefined : accent
    applyTheme({ mode: colorMode, contrast, vision, density, accent: own })
    document.documentElement.lang = locale
  }, [colorMode, contrast, vision, accent, density, locale])

const device = (name: string, width: number, height: number, type: 'mobile' | 'tablet' | 'desktop') => ({
  name,
  type,
  styles: { width: `${width}px`, height: `${height}px` },
})

/** A page of docs shows what opens over a page in frames of their own; nobody has asked them to act there. */
const standsInDocs = () =>
  window.parent !== window && new URLSearchParams(window.parent.location.search).get('viewMode') === 'docs'

const preview: Preview = {
  tags: ['autodocs'],
  beforeEach: (context) => {
    if (standsInDocs() && context.moduleExport?.play) {
      const draw = context.renderToCanvas
      // What plays begins once this has ended.
      context.renderToCanvas = async () => {
        await draw()
        return new Promise(() => {})
      }
    }
    // What says messages outlives the story.
    return () => toaster.remove()
  },
  parameters: {
    a11y: {
      test: 'error',
      // Style sheets of other origins, which there are none of, are not fetched again for each story.
      options: { preload: false, rules: contrast },
    },
    docs: { page: GuidePage, container: BookPage, toc: { headingSelector: 'h2, h3' } },
    layout: 'padded',
    controls: { expanded: true },
    backgrounds: { disable: true },
    viewport: {
      options: {
        phone: device('手机 390 × 844', 390, 844, 'mobile'),
        phoneOnItsSide: device('手机横屏 844 × 390', 844, 390, 'mobile'),
        tablet: device('平板 1024 × 768', 1024, 768, 'tablet'),
        desktop: device('桌面 1440 × 900', 1440, 900, 'desktop'),
        wall: device('大屏 1920 × 1080', 1920, 1080, 'desktop'),
      },
    },
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
          'Workbench',
          'Machines',
        ],
      },
    },
  },
  globalTypes: {
    colorMode: {
      description: 'Colour mode',
      toolbar: {
        icon: 'mirror',
        dynamicTitle: true,
        items: [
          { value: 'light', title: '浅色', icon: 'sun' },
          { value: 'dark', title: '深色', icon: 'moon' },
          { value: 'system', title: '跟随系统', icon: 'browser' },
        ],
      },
    },
    contrast: {
      description: 'Contrast',
      toolbar: {
        icon: 'contrast',
        dynamicTitle: true,
        items: [
          { value: 'normal', title: '标准对比度' },
          { value: 'more', title: '高对比度' },
          { value: 'system', title: '对比度跟随系统' },
        ],
      },
    },
    vision: {
      description: 'Colour vision',
      toolbar: {
        icon: 'eye',
        dynamicTitle: true,
        items: [
          { value: 'normal', title: '全色' },
          { value: 'grey', title: '灰色（哀悼日）' },
          { value: 'weak', title: '色弱' },
        ],
      },
    },
    accent: {
      description: 'Accent colour',
      toolbar: {
        icon: 'paintbrush',
        dynamicTitle: true,
        items: accents.map(({ name, value }) => ({ value, title: name, right: value })),
      },
    },
    density: {
      description: 'Density',
      toolbar: {
        icon: 'component',
        dynamicTitle: true,
        items: [
          { value: 'compact', title: '紧凑' },
          { value: 'default', title: '标准' },
          { value: 'touch', title: '触屏' },
        ],
      },
    },
    locale: {
      description: 'Language',
      toolbar: {
        icon: 'globe',
        dynamicTitle: true,
        items: [
          { value: 'zh-CN', title: '简体中文' },
          { value: 'zh-TW', title: '繁體中文' },
          { value: 'en', title: 'English' },
        ],
      },
    },
  },
  initialGlobals: {
    colorMode: 'light',
    contrast: 'normal',
    vision: 'normal',
    accent: accents[0].value,
    density: 'default',
    locale: 'zh-CN',
  },
  loaders: [async ({ globals }) => ({ translate: await loadTexts(String(globals.locale)) })],
  decorators: [
    (Story, { globals, loaded, moduleExport }) => {
      const room = globals as unknown as Room
      useTheme(room)
      // For the tests' camera: a story that acts is no picture.
      document.documentElement.dataset.story = moduleExport?.play ? 'acts' : 'shows'
      return (
        <TextProvider translate={loaded.translate as Translate} locale={room.locale}>
          <Story />
        </TextProvider>
      )
    },
  ],
}

export default preview
