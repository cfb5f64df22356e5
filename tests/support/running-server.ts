/** The server inside this page, if a test has asked for one: known here, so that who ends it need not load it. */
export const running: { server?: Promise<{ readonly stop: () => Promise<void> }> | undefined } = {}
