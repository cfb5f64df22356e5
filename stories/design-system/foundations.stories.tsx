import type { Meta, StoryObj } from '@storybook/react-vite'
import { Card } from '#design-system/card/card.tsx'
import { Grid } from '#design-system/grid/grid.tsx'
import { Stack } from '#design-system/stack/stack.tsx'
import { Swatch } from '#design-system/swatch/swatch.tsx'
import { colors } from '#design-system/theme/colors.ts'
import { spacing } from '#design-system/theme/sizes.ts'
import { textStyleNames } from '#design-system/theme/type.ts'

const meta = { title: 'Foundations/Tokens', tags: ['autodocs'] } satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

/** Every colour token of the mode chosen in the toolbar. */
export const Colours: Story = {
  render: () => (
    <Stack>
      {Object.entries(colors).map(([group, shades]) => (
        <Card key={group} title={group}>
          <Grid least="sm">
            {Array.isArray(shades) ? (
              <Swatch kind="color" name={group} />
            ) : (
              Object.keys(shades).map((shade) => (
                <Swatch key={shade} kind="color" name={shade === 'DEFAULT' ? group : `${group}.${shade}`} />
              ))
            )}
          </Grid>
        </Card>
      ))}
    </Stack>
  ),
}

export const Type: Story = {
  render: () => (
    <Stack>
      {textStyleNames.map((name) => (
        <Swatch key={name} kind="type" name={name} />
      ))}
    </Stack>
  ),
}

export const Spacing: Story = {
  render: () => (
    <Stack gap="sm">
      {Object.keys(spacing)
        .sort((a, b) => Number(a) - Number(b))
        .map((step) => (
          <Swatch key={step} kind="space" name={step} />
        ))}
    </Stack>
  ),
}

/** Change the density in the toolbar and watch. */
export const Density: Story = {
  render: () => (
    <Stack gap="sm">
      {['control.sm', 'control.md', 'control.lg', 'item', 'row', 'nav'].map((name) => (
        <Swatch key={name} kind="size" name={name} />
      ))}
    </Stack>
  ),
}
