import { CountsScreen } from './goods/counts-screen.tsx'

export const Screen = () => <CountsScreen kind="military" by="college" />
