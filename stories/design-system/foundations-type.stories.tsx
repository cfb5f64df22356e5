import type { Meta, StoryObj } from '@storybook/react-vite'
import { bodyFont, fonts, textStyles } from '#design-system/theme/type.ts'
import { Page, Part, Row } from '#stories/foundations/parts.tsx'

const meta = {
  title: 'Foundations/Type',
  parameters: {
    docs: {
      description: {
        component:
          'Sizes for a screen full of Chinese beside Latin letters and figures. Line heights are at least 1.4; semibold starts at 16px, for below it Chinese strokes run together. Fonts are those of the system; none is fetched.',
      },
    },
  },
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

interface Style {
  readonly fontSize: string
  readonly lineHeight: string
  readonly fontWeight?: string
  readonly fontVariantNumeric?: string
}

const leaves = (styles: object, before: readonly string[] = []): [string, Style][] =>
  Object.entries(styles).flatMap(([name, style]: [string, object]) => {
    const path = name === 'DEFAULT' ? before : [...before, name]
    return 'value' in style ? [[path.join('.'), style.value as Style]] : leaves(style, path)
  })

/** Each style with a line of Chinese, Latin letters and figures. */
export const Scale: Story = {
  render: () => (
    <Page lead="中文、拉丁字母与数字同排；字号、行高、字重如左。">
      <Part title="字阶">
        {leaves(textStyles).map(
          ([name, { fontSize, lineHeight, fontWeight = '400', fontVariantNumeric }]) => (
            <Row key={name} name={name} note={`${fontSize} / ${lineHeight} · ${fontWeight}`}>
              <div
                style={{
                  fontSize,
                  lineHeight,
                  fontWeight: Number(fontWeight),
                  fontVariantNumeric: fontVariantNumeric as 'tabular-nums' | undefined,
                }}
              >
                智慧校园 Smart Campus 2026-09-01 ￥1,280.50
              </div>
            </Row>
          ),
        )}
      </Part>
      <Part title="字体">
        {[
          ...Object.entries(bodyFont.value),
          ...Object.entries(fonts).map(([name, { value }]) => [name, value] as const),
        ].map(([name, stack]) => (
          <Row key={name} name={name.replace('_', '')} note={stack}>
            <div style={{ fontFamily: stack }}>骨 直 次 曜 复 Ag 0O 1lI</div>
          </Row>
        ))}
      </Part>
    </Page>
  ),
}

/** How a paragraph reads: no line much longer than forty characters. */
export const Paragraph: Story = {
  render: () => (
    <Page lead="正文每行不宜超过四十个汉字（sizes.prose）。">
      <p style={{ maxWidth: 'var(--sizes-prose)' }}>
        新生报到当日请携带录取通知书（Admission letter）、居民身份证原件及复印件 2 份，于 9:00–17:00
        到所在校区的报到点办理。已在网上完成信息采集的同学可走绿色通道，预计 15
        分钟内办结；行李可先寄存于宿舍楼一层。
      </p>
    </Page>
  ),
}
