import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'
import { afterEach, describe, expect, it } from 'vitest'
import { cert, key } from './localhost.fixture.ts'
import { mailBySmtp } from './smtp.ts'

const letter = {
  from: { name: '学生处', address: 'office@college.test' },
  to: { name: '李明', address: 'liming@college.test' },
  subject: '请假已通过',
  text: '您的请假申请已通过。',
}
const closing: (() => void)[] = []
afterEach(() => {
  for (const close of closing.splice(0)) close()
})

describe('a mail server', () => {
  /** A real one on this machine, with what it took and who signed in. */
  async function server(options: SMTPServerOptions = {}) {
    const taken: { to: string[]; raw: string; secure: boolean; user: unknown }[] = []
    const smtp = new SMTPServer({
      ...{ cert, key },
      onAuth: ({ username, password }, _, done) =>
        password === 'right' ? done(null, { user: username }) : done(new Error('no such account')),
      onRcptTo: ({ address }, _, done) =>
        done(
          address.startsWith('nobody') ? Object.assign(new Error('unknown'), { responseCode: 550 }) : null,
        ),
      async onData(stream, session, done) {
        const raw = await text(stream)
        const to = session.envelope.rcptTo.map(({ address }) => address)
        taken.push({ to, raw, secure: session.secure, user: session.user })
        done()
      },
      ...options,
    })
    smtp.on('error', () => {})
    await new Promise<void>((resolve) => {
      smtp.listen(0, 'localhost', resolve)
    })
    closing.push(() => smtp.close())
    const { port } = smtp.server.address() as AddressInfo
    return { taken, at: { host: 'localhost', port, account: 'office', password: 'right' } }
  }
  const mail = (ca = cert) => mailBySmtp(['localhost'], { ca })

  it.each([
    ['tls', { secure: true }],
    ['starttls', {}],
  ] as const)('takes a mail by %s from who signs in', async (encryption, options) => {
    const { taken, at } = await server(options)
    await mail()({ ...at, encryption }, letter)
    expect(taken).toEqual([
      {
        ...{ to: ['liming@college.test'], secure: true, user: 'office' },
        raw: expect.stringMatching(/^From: =\?UTF-8\?.*<office@college\.test>/m),
      },
    ])
  })

  it('of the college needs neither account nor encryption', async () => {
    const { taken, at } = await server({ authOptional: true, disabledCommands: ['STARTTLS'] })
    await mail()({ ...at, encryption: 'none', account: null, password: null }, letter)
    expect(taken).toMatchObject([{ secure: false, to: ['liming@college.test'] }])
  })

  it('says why it takes none: a wrong password, an address that it does not know', async () => {
    const { taken, at } = await server({ secure: true })
    const wrong = mail()({ ...at, encryption: 'tls', password: 'wrong' }, letter)
    await expect(wrong).rejects.toMatchObject({ code: 'EAUTH' })
    const unknown = { ...letter, to: { name: '无此人', address: 'nobody@college.test' } }
    await expect(mail()({ ...at, encryption: 'tls' }, unknown)).rejects.toMatchObject({ code: 'EENVELOPE' })
    expect(taken).toEqual([])
  })

  it('whose certificate nobody vouches for, or that offers no encryption, never hears the password', async () => {
    const heard: unknown[] = []
    const onAuth: SMTPServerOptions['onAuth'] = ({ password }, _, done) => {
      heard.push(password)
      done(null, { user: 'x' })
    }
    const { at } = await server({ secure: true, onAuth })
    await expect(mailBySmtp(['localhost'])({ ...at, encryption: 'tls' }, letter)).rejects.toThrow()
    const plain = await server({ disabledCommands: ['STARTTLS'], onAuth, allowInsecureAuth: true })
    await expect(mail()({ ...plain.at, encryption: 'starttls' }, letter)).rejects.toMatchObject({
      code: 'ETLS',
    })
    expect(heard).toEqual([])
  })

  it('is told one recipient and no header more, whatever a name and a title bring along', async () => {
    const { taken, at } = await server({ secure: true })
    const injected = 'x\r\nBcc: thief@elsewhere.test\r\n\r\nbody'
    await mail()(
      { ...at, encryption: 'tls' },
      { ...letter, subject: injected, to: { name: injected, address: letter.to.address } },
    )
    expect(taken.map(({ to }) => to)).toEqual([['liming@college.test']])
    const [headers = ''] = taken[0]?.raw.split('\r\n\r\n') ?? []
    expect(headers).not.toMatch(/^bcc:/im)
    const address = { name: 'x', address: 'liming@college.test>\r\nRCPT TO:<thief@elsewhere.test' }
    await mail()({ ...at, encryption: 'tls' }, { ...letter, to: address }).catch(() => {})
    expect(taken.flatMap(({ to }) => to).filter((to) => to.startsWith('thief'))).toEqual([])
  })

  it('in a private network that nobody named is not spoken to (A-44)', async () => {
    const { at } = await server({ secure: true })
    for (const host of ['localhost', '127.0.0.1', '::1', '10.0.0.1'])
      await expect(mailBySmtp([])({ ...at, host, encryption: 'tls' }, letter)).rejects.toThrow(
        'private network',
      )
  })
})
