import { CountsScreen } from './goods/counts-screen.tsx'

export const Screen = () => <CountsScreen kind="key" by="college" />
