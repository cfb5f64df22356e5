import { UnreadableSheet } from '#domain/sheet/sheet-row.ts'
import type { Answer, Question } from './ask-sheets.ts'
import { lookAt } from './look-at.ts'
import { writeTemplate } from './write-template.ts'

const say = (answer: Answer) => self.postMessage(answer)

/** One question and one answer: the worker is ended after it, with all that a sheet made it hold. */
self.onmessage = async ({ data }: MessageEvent<Question>) => {
  try {
    if ('template' in data) say({ template: writeTemplate(data.template) })
    else say({ looks: await lookAt(new Uint8Array(data.look), data.name, data.most) })
  } catch (error) {
    say({ fault: error instanceof UnreadableSheet ? error.message : '文件已损坏或不是有效的表格，无法读取' })
  }
}
