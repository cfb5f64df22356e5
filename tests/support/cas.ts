import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

interface Ticket {
  readonly user: string
  readonly service: string
}

type Shape = 'xml' | 'json' | ((ticket: string) => { status?: number; body: string })

/** As much of a CAS server as a portal meets: a sign-in page, tickets for one service and one use, and their validation. */
export async function startCas(users: Readonly<Record<string, Readonly<Record<string, string>>>> = {}) {
  const tickets = new Map<string, Ticket>()
  const asked: string[] = []
  let shape: Shape = 'xml'
  let serial = 0
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '', 'http://cas')
    asked.push(url.pathname)
    if (url.pathname === '/cas/login') return signInPage(url, response)
    if (url.pathname === '/cas/signed-in') return lead(url, response)
    if (url.pathname === '/cas/serviceValidate') return validate(url, response)
    if (url.pathname === '/cas/logout') return response.end('signed out')
    response.writeHead(404).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))

  const grant = (user: string, service: string) => {
    const ticket = `ST-${++serial}-${crypto.randomUUID()}`
    tickets.set(ticket, { user, service })
    return ticket
  }

  function signInPage(url: URL, response: ServerResponse) {
    response.setHeader('content-type', 'text/html; charset=utf-8')
    const service = url.searchParams.get('service')?.replaceAll('"', '&quot;') ?? ''
    response.end(
      `<form action="/cas/signed-in"><input type="hidden" name="service" value="${service}">` +
        '<label>用户名 <input name="user"></label><button>进入</button></form>',
    )
  }

  function lead(url: URL, response: ServerResponse) {
    const service = url.searchParams.get('service') ?? ''
    const back = new URL(service)
    back.searchParams.set('tgc', grant(url.searchParams.get('user') ?? '', service))
    response.writeHead(302, { location: back.href }).end()
  }

  function validate(url: URL, response: ServerResponse) {
    const id = url.searchParams.get('ticket') ?? ''
    if (typeof shape === 'function') {
      const { status = 200, body } = shape(id)
      return response.writeHead(status).end(body)
    }
    const found = tickets.get(id)
    tickets.delete(id)
    const good = found?.service === url.searchParams.get('service') ? found : undefined
    response.end(shape === 'xml' ? inXml(good, users) : inJson(good, users))
  }

  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/cas`,
    grant,
    /** The paths that were asked for, in their order. */
    asked,
    answerIn: (next: Shape) => {
      shape = next
    },
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

type Users = Parameters<typeof startCas>[0]

const inXml = (good: Ticket | undefined, users: Users = {}) =>
  `<?xml version="1.0" encoding="UTF-8"?>
<cas:serviceResponse xmlns:cas="http://www.yale.edu/tp/cas">
${
  good
    ? `<cas:authenticationSuccess><cas:user>${good.user}</cas:user><cas:attributes>${Object.entries(
        users[good.user] ?? {},
      )
        .map(([name, value]) => `<cas:${name}>${value}</cas:${name}>`)
        .join('')}</cas:attributes></cas:authenticationSuccess>`
    : '<cas:authenticationFailure code="INVALID_TICKET">Ticket not recognized</cas:authenticationFailure>'
}
</cas:serviceResponse>`

const inJson = (good: Ticket | undefined, users: Users = {}) =>
  JSON.stringify({
    serviceResponse: good
      ? { authenticationSuccess: { user: good.user, attributes: users[good.user] ?? {} } }
      : { authenticationFailure: { code: 'INVALID_TICKET' } },
  })
