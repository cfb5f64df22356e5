import md5 from 'crypto-js/md5.js'

/** One that is kept may be closed by the server in the moment in which it is used again. */
const onceOnly = { Connection: 'close' }

/** A call of the running server, as any other client would make it. */
export const ask = (url: string, path: string, token: string, json?: object) =>
  fetch(`${url}/api/campus-${path}`, {
    headers: {
      ...onceOnly,
      'Campus-Auth': `bearer ${token}`,
      ...(json && { 'Content-Type': 'application/json' }),
    },
    ...(json && { method: 'POST', body: JSON.stringify(json) }),
  })

/** What the server answers a demo account that signs in by a call of its own. */
export async function tokenReply(url: string, account: string): Promise<{ readonly access_token: string }> {
  const form = { grant_type: 'password', username: account, password: `${md5('Campus@2026')}` }
  const reply = await fetch(`${url}/api/campus-auth/oauth/token`, {
    method: 'POST',
    headers: onceOnly,
    body: new URLSearchParams(form),
  })
  return (await reply.json()) as { access_token: string }
}

/** The token of a demo account, signed in by a call of its own. */
export const tokenOf = async (url: string, account: string): Promise<string> =>
  (await tokenReply(url, account)).access_token
