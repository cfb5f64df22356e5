import { HttpFailure } from './failure.ts'

/** How far it is known: nobody answers, the server never had it, or it is at it for longer than anybody waits. */
export type Reached = 'unheard' | 'never-came' | 'unsure'

const words: Readonly<Record<Reached, string>> = {
  unheard: '网络连接错误',
  'never-came': '服务器没有收到这次提交，填写的内容仍在，请再提交一次。',
  unsure: '还不能确认这次提交的结果，填写的内容仍在。请先刷新列表核对，再决定是否重新提交。',
}

/** A call that was to be done once, and of which nobody could say what came of it. */
export class Undelivered extends HttpFailure {
  readonly reached: Reached
  /** Under which it was sent. */
  readonly key: string

  constructor(reached: Reached, key: string) {
    super({ type: 'network' })
    this.name = 'Undelivered'
    this.message = words[reached]
    this.reached = reached
    this.key = key
  }
}
