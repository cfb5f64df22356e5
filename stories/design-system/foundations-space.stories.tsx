import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '#design-system/button/button.tsx'
import { Stack } from '#design-system/stack/stack.tsx'
import { TextInput } from '#design-system/text-input/text-input.tsx'
import { densitySizes, densitySpacing, spacing } from '#design-system/theme/sizes.ts'
import { borderWidths, breakpoints, shadows, tokens } from '#design-system/theme/tokens.ts'
import { value } from '#stories/foundations/look.ts'
import { custom, Page, Part, Row, Table } from '#stories/foundations/parts.tsx'

const meta = {
  title: 'Foundations/Space and shape',
  parameters: {
    docs: {
      description: {
        component:
          'A grid of four for gaps and sizes; measures that follow the density; corners, edges and shadows; layers and breakpoints.',
      },
    },
  },
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

export const Spacing: Story = {
  render: () => (
    <Page lead="四像素网格：第 4 级为 16px。">
      <Part title="间距">
        {Object.entries(spacing)
          .sort(([a], [b]) => Number(a) - Number(b))
          .map(([step, token]) => (
            <Row key={step} name={step} note={token.value}>
              <div className="f-bar" style={custom({ '--shown': value('spacing', step) })} />
            </Row>
          ))}
      </Part>
    </Page>
  ),
}

interface ByDensity {
  readonly value: { readonly base: string; readonly _compact: string; readonly _touch: string }
}

const measures = (group: object, before: readonly string[] = []): [string, ByDensity['value']][] =>
  Object.entries(group).flatMap(([name, token]: [string, object]) => {
    const path = [...before, name]
    return 'value' in token ? [[path.join('.'), (token as ByDensity).value]] : measures(token, path)
  })

/** The same measures in each density, and the same controls drawn in each. */
export const Density: Story = {
  render: () => (
    <Page lead="紧凑用于鼠标与大表，标准为默认，触屏的每个目标不小于 40px。">
      <Table
        label="随密度变化的尺寸"
        head={['名称', '紧凑', '标准', '触屏']}
        rows={[...measures(densitySizes), ...measures(densitySpacing)].map(
          ([name, { base, _compact, _touch }]) => [name, _compact, base, _touch],
        )}
      />
      <div className="f-panels">
        {(['compact', 'default', 'touch'] as const).map((density) => (
          <section key={density} className="f-panel" data-density={density} aria-label={density}>
            <h2 className="f-head">{density}</h2>
            <TextInput aria-label={`楼栋名称 ${density}`} placeholder="楼栋名称" />
            <Stack direction="row" gap="sm" wrap>
              <Button variant="solid">查询</Button>
              <Button>重置</Button>
              <Button size="sm">导出</Button>
            </Stack>
          </section>
        ))}
      </div>
    </Page>
  ),
}

/** Corners, edges and what lies over the page. */
export const Shape: Story = {
  render: () => (
    <Page lead="圆角、边线与阴影。阴影只给浮在页面之上的东西。">
      <Part title="圆角">
        <div className="f-tiles">
          {Object.entries(tokens.radii).map(([name, token]) => (
            <div key={name} className="f-box" style={{ borderRadius: value('radii', name) }}>
              <span className="f-name">
                {name} {token.value}
              </span>
            </div>
          ))}
        </div>
      </Part>
      <Part title="边线">
        {[
          ['thin', tokens.borderWidths.thin.value] as const,
          ['thick', `${borderWidths.thick.value.base}，高对比度 ${borderWidths.thick.value._more}`] as const,
        ].map(([name, note]) => (
          <Row key={name} name={name} note={note}>
            <div
              style={{
                borderTop: `${value('borderWidths', name)} solid ${value('colors', 'border.control')}`,
              }}
            />
          </Row>
        ))}
      </Part>
      <Part title="阴影">
        <div className="f-tiles">
          {Object.keys(shadows).map((name) => (
            <div
              key={name}
              className="f-box"
              style={{ borderRadius: value('radii', 'card'), boxShadow: value('shadows', name) }}
            >
              <span className="f-name">{name}</span>
            </div>
          ))}
        </div>
      </Part>
    </Page>
  ),
}

/** From below upwards. A new layer is a new token, never a bigger number in a recipe. */
export const Layers: Story = {
  render: () => (
    <Page lead="自下而上：提示高于对话框，对话框里的菜单高于对话框。">
      <div className="f-layers">
        {Object.entries(tokens.zIndex).map(([name, token], at) => (
          <div key={name} style={{ ...custom({ '--at': at }), zIndex: value('zIndex', name) }}>
            <span className="f-name">
              {name} {token.value}
            </span>
          </div>
        ))}
      </div>
    </Page>
  ),
}

export const Breakpoints: Story = {
  render: () => (
    <Page lead="样式从窄写起，自下列宽度起加宽。表格与面板按自身宽度（容器查询），不按屏幕。">
      <Table
        label="断点"
        head={['名称', '自宽度', '设备']}
        rows={Object.entries(breakpoints).map(([name, width], at) => [
          name,
          width,
          ['手机横屏', '平板', '平板横屏', '桌面'][at],
        ])}
      />
    </Page>
  ),
}
