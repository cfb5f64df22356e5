import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { nearest } from '#design-system/theme/color-vision.ts'
import { contrast, greyContrast, least } from '#design-system/theme/contrast.ts'
import { type Kind, pairs } from '#design-system/theme/pairs.ts'
import { palette } from '#design-system/theme/palette.ts'
import { componentTokens, themeColors } from '#design-system/theme/themes.ts'
import { chosenLook, value } from '#stories/foundations/look.ts'
import { Color, custom, Page, Part, Row } from '#stories/foundations/parts.tsx'

const meta = {
  title: 'Foundations/Colours',
  parameters: {
    docs: {
      description: {
        component:
          'Three tiers. The palette holds raw colours and never reaches a component. The meanings give them a purpose in every theme; components name these. A few parts of the house have tokens of their own, so that a theme may change them alone. All figures are reckoned from the tokens, in the theme that the toolbar has chosen.',
      },
    },
  },
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

const isHex = (color: string) => /^#[0-9a-f]{6}$/.test(color)
const ratio = (figure: number) => `${figure.toFixed(1)} : 1`

const steps = (hue: object): [string, string][] =>
  Object.entries(hue).flatMap(([step, color]) =>
    Array.isArray(color)
      ? color.map((one, at): [string, string] => [`${step} ${at + 1}`, one])
      : [[step, color]],
  )

/** First tier. A new colour begins here, and waits here until a meaning takes it. */
export const Palette: Story = {
  render: () => (
    <Page lead="一级：原始色。组件不得直接使用。">
      {Object.entries(palette).map(([hue, shades]) => (
        <Part key={hue} title={hue}>
          <div className="f-strip">
            {(typeof shades === 'string' ? [[hue, shades] as const] : steps(shades)).map(([step, color]) => (
              <div key={step} style={custom({ '--shown': color })}>
                <div />
                <dl>
                  <dt className="f-name">{step}</dt>
                  <dd className="f-note">{color}</dd>
                </dl>
              </div>
            ))}
          </div>
        </Part>
      ))}
    </Page>
  ),
}

const byGroup = (names: readonly string[]) =>
  Object.entries(Object.groupBy(names, (name) => name.split('.')[0] ?? name)) as [string, string[]][]

/** Second tier: what components name. Beside each colour its contrast with the page. */
export const Meanings: Story = {
  render: (_, { globals }) => {
    const colors = themeColors(chosenLook(globals))
    const own = new Set(componentTokens.map(([name]) => name))
    const surface = colors.surface ?? ''
    return (
      <Page lead="二级：语义色。随主题、对比度、色觉与主题色而变；数字为与页面底色的对比度。">
        {byGroup(Object.keys(colors).filter((name) => !own.has(name))).map(([group, names]) => (
          <Part key={group} title={group}>
            <div className="f-tiles">
              {names.map((name) => {
                const color = colors[name] ?? ''
                const notes = isHex(color) ? [color, ratio(contrast(color, surface))] : [color]
                return <Color key={name} name={name} shown={value('colors', name)} notes={notes} />
              })}
            </div>
          </Part>
        ))}
      </Page>
    )
  },
}

/** Third tier: parts that a theme may change by themselves. Most take a meaning; charts and wall bring their own. */
export const Components: Story = {
  render: (_, { globals }) => {
    const colors = themeColors(chosenLook(globals))
    const groups = Object.groupBy(componentTokens, ([name]) => name.split('.')[0] ?? name)
    return (
      <Page lead="三级：部件色。多数取自语义色，可由主题单独改变。">
        {Object.entries(groups).map(([group, tokens = []]) => (
          <Part key={group} title={group}>
            <div className="f-tiles">
              {tokens.map(([name, shade]) => (
                <Color
                  key={name}
                  name={name}
                  shown={value('colors', name)}
                  notes={[
                    colors[name] ?? '',
                    ...(typeof shade === 'string' ? [`← ${shade.slice('{colors.'.length, -1)}`] : []),
                  ]}
                />
              ))}
            </div>
          </Part>
        ))}
      </Page>
    )
  },
}

const kinds = { text: '文字', line: '线条与图形', edge: '装饰边线' } as const satisfies Record<Kind, string>

/** Every pair that a recipe may set, in the theme of the toolbar. The same list is tested in all themes. */
export const PairsAndTheirContrast: Story = {
  render: (_, { globals }) => {
    const look = chosenLook(globals)
    const colors = themeColors(look)
    const measure = look.vision === 'grey' ? greyContrast : contrast
    return (
      <Page lead="允许相互叠放的每一对颜色，及其在当前主题下的对比度。">
        {(Object.keys(kinds) as Kind[]).map((kind) => (
          <Part key={kind} title={`${kinds[kind]}：至少 ${least[look.contrast][kind]} : 1`}>
            <ul className="f-pairs">
              {pairs
                .filter((pair) => pair.kind === kind)
                .map(({ front, ground }) => {
                  const has = measure(colors[front] ?? '', colors[ground] ?? '')
                  return (
                    <li key={`${front} / ${ground}`}>
                      <span
                        className="f-pair"
                        data-kind={kind}
                        style={custom({
                          '--front': value('colors', front),
                          '--ground': value('colors', ground),
                        })}
                      >
                        {kind === 'text' && '文字 Aa'}
                      </span>
                      <span className="f-name">{`${front} / ${ground}`}</span>
                      <span className="f-note">
                        {ratio(has)} <span>{has >= least[look.contrast][kind] ? '✓' : '✗'}</span>
                      </span>
                    </li>
                  )
                })}
            </ul>
          </Part>
        ))}
      </Page>
    )
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.queryByText('✗')).toBeNull())
    await waitFor(() => expect(canvas.getAllByText('✓').length).toBeGreaterThan(100))
  },
}

/** Series of a chart, in their order. They do not follow the accent, for their order is what some readers go by. */
export const Series: Story = {
  render: (_, { globals }) => {
    const { mode } = chosenLook(globals)
    const series = palette.series[mode]
    return (
      <Page
        lead={`相邻两色在红、绿、蓝三种色觉缺陷下都能分辨：最近的两色相距 ${nearest(series).toFixed(1)}（OKLab 百分之一），Okabe–Ito 八色为 7.6。`}
      >
        {series.map((color, at) => (
          <Row key={color} name={`chart.${at + 1}`} note={color}>
            <div
              className="f-bar"
              style={{
                ...custom({ '--shown': `${100 - at * 9}%` }),
                background: value('colors', `chart.${at + 1}`),
              }}
            />
          </Row>
        ))}
      </Page>
    )
  },
}
