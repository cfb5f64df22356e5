import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { Pagination } from '#design-system/pagination/pagination.tsx'
import { PasswordInput } from '#design-system/password-input/password-input.tsx'
import { loadTexts } from '#design-system/text/catalogue.ts'
import { TextProvider, type Translate } from '#design-system/text/text.tsx'
import { Page } from '#stories/foundations/parts.tsx'
import { guided } from '#stories/guide/guide.ts'

const meta = {
  title: 'Foundations/Text',
  component: TextProvider,
  args: { translate: (text: string) => text, children: null },
  argTypes: { translate: { control: false }, children: { control: false } },
  parameters: guided({
    purpose:
      'Gives the components below it the reader’s language. Without it they speak simplified Chinese: the Chinese text is the key, so a missing entry still reads as Chinese and never as a code.',
    anatomy: [
      ['translate', 'Turns a Chinese text into the language and fills in {{name}}'],
      ['locale', 'zh-CN, zh-TW or en, for months, weekdays and numbers'],
      ['useText, useLocale', 'What a component of ours reads them with'],
    ],
    dos: [
      'Write every text of a component in Chinese within t(…), with its English in text/en.',
      'Run npm run traditional after adding one; traditional Chinese is never written by hand.',
      'Leave room: English runs half as long again as Chinese.',
    ],
    donts: [
      'Don’t build a sentence from pieces; word order differs. Use {{name}}.',
      'Don’t translate what people typed: names, notes, titles of menus.',
    ],
  }),
} satisfies Meta<typeof TextProvider>

export default meta
type Story = StoryObj<typeof meta>

const locales = { 'zh-CN': '简体中文', 'zh-TW': '繁體中文', en: 'English' }
type Loaded = Record<string, Translate>

/** The same components in each language, whatever the toolbar says. */
export const ThreeLanguages: Story = {
  loaders: [
    async () => ({
      byLocale: Object.fromEntries(
        await Promise.all(Object.keys(locales).map(async (locale) => [locale, await loadTexts(locale)])),
      ),
    }),
  ],
  render: (_, { loaded }) => (
    <Page lead="组件自己的文字随语言而变；业务数据照原样显示。">
      <div className="f-panels">
        {Object.entries(locales).map(([locale, name]) => (
          <section key={locale} className="f-panel" lang={locale} aria-label={name}>
            <h2 className="f-head">{name}</h2>
            <TextProvider translate={(loaded.byLocale as Loaded)[locale] as Translate} locale={locale}>
              <PasswordInput aria-label={name} />
              <Pagination current={1} size={20} total={95} onChange={() => {}} />
            </TextProvider>
          </section>
        ))}
      </div>
    </Page>
  ),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('共 95 条')).toBeVisible())
    await waitFor(() => expect(canvas.getByText('共 95 條')).toBeVisible())
    await waitFor(() => expect(canvas.getByText(/^95 /)).toBeVisible())
  },
}
