import type { Meta, StoryObj } from '@storybook/react-vite'
import { Card } from '#design-system/card/card.tsx'
import { Grid } from '#design-system/grid/grid.tsx'
import { Skeleton } from '#design-system/skeleton/skeleton.tsx'
import { SkeletonText } from '#design-system/skeleton/skeleton-text.tsx'
import { Stack } from '#design-system/stack/stack.tsx'
import { guided } from '#stories/guide/guide.ts'

const meta = {
  title: 'Feedback/Skeleton',
  component: Skeleton,
  argTypes: { shape: { control: 'inline-radio', options: ['line', 'block', 'circle'] } },
  parameters: guided({
    purpose:
      'The shape of what is coming, so that nothing jumps when it comes. For renewing what is already there take a LoadingOverlay.',
    anatomy: [
      ['Line', 'A line of text, as high as the text round it'],
      ['Block', 'A picture or a chart'],
      ['Circle', 'A face'],
      ['SkeletonText', 'A paragraph: full lines and a shorter last one'],
    ],
    dos: ['Give it the size of what will come.', 'Mark what holds it with `aria-busy`; it is silent itself.'],
    donts: ['Show it for less than a third of a second.', 'Draw every detail; three shapes are enough.'],
  }),
} satisfies Meta<typeof Skeleton>

export default meta
type Story = StoryObj<typeof meta>

export const ALine: Story = { args: { width: 40 } }

export const APageToCome: Story = {
  render: () => (
    <Grid least="md">
      {['a', 'b', 'c'].map((id) => (
        <Card key={id}>
          <Stack>
            <Stack direction="row" align="center">
              <Skeleton shape="circle" />
              <Skeleton width={40} />
            </Stack>
            <Skeleton shape="block" height={28} />
            <SkeletonText lines={3} />
          </Stack>
        </Card>
      ))}
    </Grid>
  ),
}
