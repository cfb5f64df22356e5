/** How often one address may come from another system, or set out for one. */
export const perAddress = { times: 60, seconds: 60 } as const
