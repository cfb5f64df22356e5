import type { Decorator } from '@storybook/react-vite'
import { ScreenCanvas } from '#design-system/screen-canvas/screen-canvas.tsx'
import { ScreenPanel } from '#design-system/screen-panel/screen-panel.tsx'
import { Wall } from './wall.tsx'

/** One part of a wall display by itself, in a panel of the size that `parameters.wall` gives, in pixels. */
export const onWall: Decorator = (Story, { parameters: { wall } }) => {
  const size = { width: 480, height: 300, ...wall }
  return (
    <Wall {...size}>
      <ScreenCanvas label="大屏" design={size}>
        <ScreenPanel>
          <Story />
        </ScreenPanel>
      </ScreenCanvas>
    </Wall>
  )
}
