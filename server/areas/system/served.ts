import type { Served } from '#server/resource/serve.ts'
import { loginTypes } from './login-type.ts'

export const systemServed: readonly Served[] = [loginTypes]
