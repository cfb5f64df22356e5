import { request } from 'node:http'

interface Call {
  readonly method?: 'GET' | 'POST'
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string
}

/** A call on a connection of its own, which ends with its answer; 0 when the line broke instead. */
export const closingCall = (url: string, { method = 'GET', headers = {}, body }: Call = {}) =>
  new Promise<number>((resolve) => {
    const call = request(
      url,
      { method, headers: { ...headers, Connection: 'close' }, agent: false },
      (answer) => {
        answer.on('error', () => resolve(0))
        answer.on('end', () => resolve(answer.complete ? (answer.statusCode ?? 0) : 0))
        answer.resume()
      },
    )
    call.on('error', () => resolve(0))
    call.end(body)
  })
