const pattern = /^https?:\/\/[^\s/?#]+(?:[/?#]\S*)?$/i

/** An address that a browser may be sent to: http or https, with a host and no space in it. */
export const isUrl = (text: string) => pattern.test(text) && URL.canParse(text)
