import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { Alert } from '#design-system/alert/alert.tsx'
import { Button } from '#design-system/button/button.tsx'
import { Stack } from '#design-system/stack/stack.tsx'
import { Tag } from '#design-system/tag/tag.tsx'
import { TextInput } from '#design-system/text-input/text-input.tsx'
import { accents } from '#design-system/theme/accents.ts'
import { contrast } from '#design-system/theme/contrast.ts'
import { looks } from '#design-system/theme/looks.ts'
import { type Look, themeColors } from '#design-system/theme/themes.ts'
import { chosenLook } from '#stories/foundations/look.ts'
import { Color, Page, Panel } from '#stories/foundations/parts.tsx'

const meta = {
  title: 'Foundations/Themes',
  args: { accent: '#8a6d00' },
  argTypes: { accent: { control: 'color', description: 'Any colour, `#rrggbb`' } },
  parameters: {
    docs: {
      description: {
        component:
          'A theme is a few attributes on the document and a handful of custom properties: `data-color-mode`, `data-contrast`, `data-vision`, `data-density`, and the colours of an accent. Nothing is built again, and they combine freely. `applyTheme` sets them, and follows the system where it is asked to.',
      },
    },
  },
} satisfies Meta<{ accent: string }>

export default meta
type Story = StoryObj<typeof meta>

const words = {
  light: '浅色',
  dark: '深色',
  normal: '',
  more: '高对比度',
  grey: '灰色',
  weak: '色弱',
} as const

const named = ({ mode, contrast: level, vision }: Look) =>
  [words[mode], words[level], words[vision]].filter(Boolean).join(' · ')

const Sample = ({ title }: { readonly title: string }) => (
  <>
    <Stack direction="row" gap="sm" wrap>
      <Button variant="solid">保存</Button>
      <Button>取消</Button>
      <Button variant="danger">删除</Button>
    </Stack>
    <TextInput aria-label={`姓名（${title}）`} placeholder="姓名" />
    <Stack direction="row" gap="xs" wrap>
      <Tag>停用</Tag>
      <Tag tone="accent">在读</Tag>
      <Tag tone="success">已缴费</Tag>
      <Tag tone="warning">待审核</Tag>
      <Tag tone="danger">已退回</Tag>
      <Tag tone="info">实习中</Tag>
    </Stack>
    <Alert tone="warning" title="寝室已满，请另选一间。" />
  </>
)

/** Every combination of mode, contrast and colour vision, in the accent of the toolbar. */
export const SideBySide: Story = {
  render: (_, { globals }) => {
    const { accent } = chosenLook(globals)
    return (
      <Page lead="同一组组件在每种主题里。切换主题只改变根元素的属性，无需重新构建。">
        <div className="f-panels">
          {looks.map(({ condition, ...look }) => (
            <Panel key={condition} title={named(look)} look={{ ...look, accent }}>
              <Sample title={named(look)} />
            </Panel>
          ))}
        </div>
      </Page>
    )
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('region')).toHaveLength(12))
  },
}

/** Six to choose from; the first is the colour of the app. */
export const Accents: Story = {
  render: (_, { globals }) => {
    const look = chosenLook(globals)
    return (
      <Page lead="六种主题色。每种都推出悬停、按下、文字、底色、边线与焦点色。">
        <div className="f-panels">
          {accents.map(({ name, value }) => (
            <Panel key={value} title={`${name} ${value}`} look={{ ...look, accent: value }}>
              <Sample title={name} />
            </Panel>
          ))}
        </div>
      </Page>
    )
  },
}

/** Type any colour: what cannot be read or seen is moved just as far as it must, in light and in dark. */
export const AnyAccent: StoryObj<{ accent: string }> = {
  render: ({ accent }) => (
    <Page lead="任选一色：太浅或太深时，只移动到看得清为止。">
      <div className="f-panels">
        {(['light', 'dark'] as const).map((mode) => {
          const look = { mode, contrast: 'normal', vision: 'normal', accent } as const
          const colors = themeColors(look)
          const surface = colors.surface ?? ''
          return (
            <Panel key={mode} title={named(look)} look={look}>
              <Sample title={named(look)} />
              <div className="f-tiles">
                {Object.keys(colors)
                  .filter((name) => /^accent|^focus|selected$/.test(name) && !name.includes('.selected'))
                  .map((name) => (
                    <Color
                      key={name}
                      name={name}
                      shown={colors[name] ?? ''}
                      notes={[colors[name] ?? '', `${contrast(colors[name] ?? '', surface).toFixed(1)} : 1`]}
                    />
                  ))}
              </div>
            </Panel>
          )
        })}
      </div>
    </Page>
  ),
}
