import { Skeleton } from './skeleton.tsx'

/** A paragraph to come: full lines, and a shorter last one. */
export const SkeletonText = ({ lines = 3 }: { readonly lines?: number }) => (
  <>
    {Array.from({ length: lines }, (_, at) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the lines are alike
      <Skeleton key={at} width={at === lines - 1 && lines > 1 ? 62 : 100} />
    ))}
  </>
)
