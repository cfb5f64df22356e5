import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ReactNode } from 'react'
import { expect, waitFor } from 'storybook/test'
import { Desk, signedIn } from '#tests/support/desk.tsx'
import { Screen as Print } from '#workbench/areas/claim/verify-print.tsx'
import { Screen as Code } from '#workbench/areas/claim/verify-qr.tsx'

/** The day of arrival of a small college: two desks have worked, and some are still awaited. */
const meta = {
  title: 'Workbench/Verification of newcomers',
  parameters: { layout: 'fullscreen' },
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

const as = (account: string, drawn: ReactNode): Pick<Story, 'loaders' | 'render'> => ({
  loaders: [() => signedIn(account).then(() => ({}))],
  render: () => <Desk>{drawn}</Desk>,
})

export const ACodeToShow: Story = {
  ...as('newstudent', <Code />),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('img', { name: '二维码：新生核验' })).toBeVisible()
    await waitFor(() => expect(canvas.getByText('本人身份证原件')).toBeVisible())
  },
}

export const NobodyOnTheList: Story = {
  ...as('student', <Code />),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('您不在今年的录取名单中')).toBeVisible()
  },
}

export const SlipsToPrint: Story = {
  ...as('verifier', <Print />),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: '打印凭条（80 毫米）' })).toBeVisible()
    await waitFor(() => expect(canvas.getAllByRole('checkbox').length).toBeGreaterThan(5))
  },
}
