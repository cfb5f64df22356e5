import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { Avatar } from '#design-system/avatar/avatar.tsx'
import { AvatarGroup } from '#design-system/avatar/avatar-group.tsx'
import { Stack } from '#design-system/stack/stack.tsx'
import { guided } from '#stories/guide/guide.ts'

const people = ['王建国', '李秀英', '张伟', '欧阳修文', '陈静', '买买提·艾力', 'Ada Lovelace'].map(
  (name) => ({
    id: name,
    name,
  }),
)
/** A picture that needs no server: a plain square. */
const picture = 'data:image/gif;base64,R0lGODlhAQABAIAAAGaZzAAAACH5BAAAAAAALAAAAAABAAEAAAICRAEAOw=='

const meta = {
  title: 'Data/Avatar',
  component: Avatar,
  args: { name: '王建国' },
  argTypes: { size: { control: 'inline-radio', options: ['sm', 'md', 'lg'] } },
  parameters: guided({
    purpose:
      'A face beside a name, so that a person is found faster in a list. It never stands for the name.',
    anatomy: [
      ['Picture', 'cut to a circle; hidden from screen readers, for the name is beside it'],
      [
        'Initials',
        'the given name of a Chinese name, first letters of others; when there is no picture or it fails',
      ],
      ['Group', 'the first four faces and how many more; read as their names'],
    ],
    dos: [
      'Write the name next to it.',
      'Use sm in a table row, md in a list, lg on a page about the person.',
    ],
    donts: [
      'Give people random colours: a colour would seem to mean something.',
      'Use it for a building or a device.',
    ],
  }),
} satisfies Meta<typeof Avatar>

export default meta
type Story = StoryObj<typeof meta>

export const SizesAndNames: Story = {
  render: () => (
    <Stack>
      {(['sm', 'md', 'lg'] as const).map((size) => (
        <Stack key={size} direction="row" align="center" wrap>
          {people.map(({ id, name }) => (
            <Avatar key={id} name={name} size={size} />
          ))}
        </Stack>
      ))}
    </Stack>
  ),
  play: async ({ canvas }) => expect(canvas.getAllByText('建国')).toHaveLength(2),
}

export const WithAPicture: Story = { args: { src: picture, size: 'lg' } }

export const APictureThatFails: Story = {
  args: { name: '陈静', src: 'data:image/png;base64,broken' },
  play: async ({ canvas }) => waitFor(() => expect(canvas.getByText('静')).toBeVisible()),
}

export const SeveralPeople: StoryObj<typeof AvatarGroup> = {
  render: () => (
    <Stack>
      <AvatarGroup people={people} />
      <AvatarGroup people={people.slice(0, 3)} size="sm" />
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('img', { name: '王建国、李秀英、张伟、欧阳修文 等 7 人' }),
    ).toHaveTextContent('+3')
    await waitFor(() => expect(canvas.getByRole('img', { name: '王建国、李秀英、张伟' })).toBeVisible())
  },
}
