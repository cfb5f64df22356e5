import { Stack } from '#design-system/stack/stack.tsx'
import { serviceEvaluate } from '#domain/system/service-evaluate.ts'
import { ListScreen } from '#workbench/engine/list-screen.tsx'
import { ServiceMeans } from './service-evaluate/service-means.tsx'

/** 服务评价: how services are judged, and what was said of each. */
export const Screen = () => (
  <Stack>
    <ServiceMeans />
    <ListScreen resource={serviceEvaluate} title={serviceEvaluate.label} />
  </Stack>
)
