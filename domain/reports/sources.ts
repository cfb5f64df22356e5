import { type Registry, registry } from '#domain/kernel/registry.ts'
import type { AnyResource } from '#domain/kernel/resource.ts'

/** What reports are made of: every resource that says so. */
export const reportSources: Registry<AnyResource> = registry('system.report-source', '报表数据')

export const sourceNamed = (name: string): AnyResource | undefined => reportSources.known.get(name)
