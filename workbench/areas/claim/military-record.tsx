import { RecordScreen } from './goods/record-screen.tsx'

export const Screen = () => <RecordScreen kind="military" />
