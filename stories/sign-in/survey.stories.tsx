import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { browserServer } from '#tests/support/browser-server.ts'
import { SurveyPage } from '#workbench/home/survey/survey-page.tsx'

/** The form that anybody may open, from the server inside this page. */
const meta = {
  title: 'Sign-in/Survey',
  component: SurveyPage,
  loaders: [() => browserServer().then(() => ({}))],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof SurveyPage>

export default meta
type Story = StoryObj<typeof meta>

export const NotAllAnswered: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '提交问卷' }))
    await expect(await canvas.findByText('还有 6 道题需要填写或修改')).toBeVisible()
  },
}
