import { WareCounts } from './goods/ware-counts.tsx'

export const Screen = () => <WareCounts kind="military" by="major" />
