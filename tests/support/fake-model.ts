interface Said {
  readonly model: string
  readonly messages: readonly { readonly role: string; readonly content: unknown }[]
}

/** A language model in this process, behind the interface of the port: it says what a test tells it, or nothing for ever. */
export function fakeModel() {
  const asked: { readonly url: string; readonly body: Said }[] = []
  let answer: string | undefined = ''
  const fetch = async (url: string | URL | Request, init: RequestInit = {}): Promise<Response> => {
    asked.push({ url: String(url), body: JSON.parse(String(init.body)) })
    if (answer !== undefined)
      return new Response(JSON.stringify({ choices: [{ message: { content: answer } }] }))
    return new Promise((_, reject) => {
      init.signal?.addEventListener('abort', () => reject(init.signal?.reason))
    })
  }
  return {
    fetch,
    asked,
    says: (text: string) => {
      answer = text
    },
    /** It takes the question and never answers. */
    fallsSilent: () => {
      answer = undefined
    },
  }
}
