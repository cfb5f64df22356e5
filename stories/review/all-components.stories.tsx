import type { Meta, StoryObj } from '@storybook/react-vite'
import axe from 'axe-core'
import { expect, waitFor } from 'storybook/test'
import { Link } from '#design-system/link/link.tsx'
import { Page, Part } from '#stories/foundations/parts.tsx'
import { Fence, firstStory, type StoryModule } from './shown-story.tsx'
import './review.css'

/**
 * All components at once, each by its first story, for a look at the whole. What fills a screen or opens over the page
 * is named at the end instead; a story says so with `parameters: { review: false }` where it cannot be told from its
 * layout or its arguments.
 */
const meta = {
  title: 'Review/All components',
  tags: ['!autodocs'],
  parameters: {
    // Each story is judged by axe where it stands alone. Side by side they break rules that hold for a page, with a
    // second main landmark or the same name twice, and that says nothing of the components.
    a11y: { test: 'off' },
  },
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

const modules = import.meta.glob<StoryModule>('../design-system/*.stories.tsx', { eager: true })
const sources = import.meta.glob<string>('../design-system/*.stories.tsx', {
  eager: true,
  query: '?raw',
  import: 'default',
})
const all = Object.entries(modules)
  .map(([file, module]) => firstStory(module, sources[file] ?? ''))
  .filter(({ title }) => !title.startsWith('Foundations/'))
  .sort((a, b) => a.title.localeCompare(b.title))
const shown = all.filter(({ Story }) => Story)
const alone = all.filter(({ Story }) => !Story)

const order = [
  'Actions',
  'Input',
  'Data',
  'Feedback',
  'Navigation',
  'Layout',
  'Charts',
  'Big screen',
  'Devices',
]
const section = ({ title }: { readonly title: string }) => title.split('/')[0] ?? ''
const name = (title: string) => title.split('/').at(-1) ?? title
const page = (title: string) => `./?path=/docs/${title.toLowerCase().replace(/[^a-z0-9]+/g, '-')}--docs`

/**
 * Every pair of tokens is held to its contrast by design-system/theme/pairs.test.ts; here, where they meet.
 * Nothing moves meanwhile: a colour on its way is neither of the two.
 */
async function contrastIn(mode: 'light' | 'dark', canvas: HTMLElement) {
  const { dataset } = document.documentElement
  const before = dataset.colorMode
  const still = document.createElement('style')
  still.textContent = '*, ::before, ::after { transition: none !important; animation: none !important }'
  document.head.append(still)
  dataset.colorMode = mode
  const { violations } = await axe.run(canvas, { runOnly: ['color-contrast'] })
  dataset.colorMode = before
  still.remove()
  return violations
}

export const AllComponents: Story = {
  render: (_, { globals }) => (
    <Page lead={`${all.length} 个组件，每个取第一个故事。工具栏可切换主题、密度、语言与设备；点名称看详情。`}>
      {order.map((part) => (
        <Part key={part} title={part}>
          <div className="review-grid">
            {shown
              .filter((story) => section(story) === part)
              .map(({ title, Story: Shown }) => (
                <article key={title} className="review-card" aria-label={title}>
                  <h3>
                    <Link href={page(title)} target="_top">
                      {name(title)}
                    </Link>
                  </h3>
                  <div className="review-stage">
                    <Fence>{Shown && <Shown globals={globals} />}</Fence>
                  </div>
                </article>
              ))}
          </div>
        </Part>
      ))}
      <Part title="需单独查看">
        <ul className="review-alone">
          {alone.map(({ title }) => (
            <li key={title}>
              <Link href={page(title)} target="_top">
                {title}
              </Link>
            </li>
          ))}
        </ul>
      </Part>
    </Page>
  ),
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvas.getAllByRole('article').length).toBeGreaterThanOrEqual(shown.length))
    await waitFor(() =>
      expect([...canvasElement.querySelectorAll('[data-broken]')].map((at) => at.textContent)).toEqual([]),
    )
    await waitFor(() => expect(all.filter((story) => !order.includes(section(story)))).toEqual([]))
    for (const mode of ['light', 'dark'] as const) {
      const violations = await contrastIn(mode, canvasElement)
      await expect(violations.flatMap(({ nodes }) => nodes.map(({ html }) => html))).toEqual([])
    }
  },
}
