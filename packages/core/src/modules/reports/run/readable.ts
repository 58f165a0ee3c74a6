import type { SessionContext } from '../../../kernel/context.ts'
import { type Dataset, type Dimension, datasets, type Measure } from '../../../kernel/datasets/dataset.ts'
import { isFeatureOn } from '../../../kernel/module/feature.ts'

/** Who reads: rights are those of this moment. */
export type Reader = Pick<SessionContext, 'services' | 'language' | 'tenant' | 'permissions' | 'apps'> & {
  readonly person: { readonly id: string }
  readonly roles?: SessionContext['roles']
}

/** A language model is told less than the person who asks it; what anyone may open shows nobody in person. */
export type Audience = 'person' | 'model' | 'anyone'

export const findDataset = (reader: Pick<Reader, 'services'>, key: string): Dataset | undefined =>
  reader.services.modules.extensions(datasets).find(dataset => dataset.key === key)

/** The dataset's module is there for the tenant, and the reader holds its permission. */
export const canRead = (reader: Reader, { app, feature, permission }: Dataset): boolean =>
  isPresent(reader, { app, feature }) && reader.permissions.has(permission)

export const isPresent = (reader: Reader, { app, feature }: Pick<Dataset, 'app' | 'feature'>): boolean =>
  (app === undefined || reader.apps.has(app)) && (feature === undefined || isFeatureOn(feature, reader.apps))

/** Whether a column exists for the reader. */
export const hasColumn = (
  reader: Reader,
  column: Dimension | Measure,
  audience: Audience = 'person',
): boolean =>
  (column.permission === undefined || reader.permissions.has(column.permission)) &&
  !(audience === 'model' && column.never_to_model) &&
  !(audience === 'anyone' && column.personal)
