import { Skeleton } from '#design-system/skeleton/skeleton.tsx'
import { Stack } from '#design-system/stack/stack.tsx'

/** Stands in a sheet until its content is here. */
export const WaitingLines = () => (
  <Stack>
    {[60, 90, 75, 85].map((width) => (
      <Skeleton key={width} width={width} />
    ))}
  </Stack>
)
