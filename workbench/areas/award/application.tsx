import { Stack } from '#design-system/stack/stack.tsx'
import { awardApplication } from '#domain/award/application.ts'
import { ApplyScreen } from '#workbench/engine/approval/apply-screen.tsx'
import { Foretold } from './application/foretold.tsx'
import { OpenAwards } from './application/open-awards.tsx'

/** 奖项申请: one's own applications, and what is open with one's own figures. */
export const Screen = () => (
  <Stack gap="lg">
    <ApplyScreen
      resource={awardApplication}
      title="奖项申请"
      screen="award/application"
      Foretold={Foretold}
    />
    <OpenAwards />
  </Stack>
)
