/** The prefix of services and headers. The server writes it into the page it serves: `<meta name="product">`. */
export const product = () =>
  document.querySelector<HTMLMetaElement>('meta[name="product"]')?.content || 'campus'
