import { stretchAt } from './stretch.ts'
import type { StretchAnswer, StretchQuestion } from './stretcher.ts'

const say = (answer: StretchAnswer) => self.postMessage(answer)

self.onmessage = async ({ data: { text, salt, cost } }: MessageEvent<StretchQuestion>) => {
  say(await stretchAt(cost)(text, salt).catch(() => null))
}
