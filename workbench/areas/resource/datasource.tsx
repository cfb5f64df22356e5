import { datasource } from '#domain/resource/datasource.ts'
import { ListScreen } from '#workbench/engine/list-screen.tsx'
import { TryDatasource } from './datasource/try-datasource.tsx'

/** 数据源: other databases that code generation may look into. */
export const Screen = () => (
  <ListScreen resource={datasource} title={datasource.label} extra={<TryDatasource />} />
)
