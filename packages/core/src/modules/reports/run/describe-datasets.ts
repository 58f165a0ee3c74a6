import type { Dataset, Dimension, Measure } from '../../../kernel/datasets/dataset.ts'
import { datasets } from '../../../kernel/datasets/dataset.ts'
import { labelOf, nameOf } from './columns.ts'
import { operatorsOf } from './filters.ts'
import { type Audience, canRead, hasColumn, type Reader } from './readable.ts'

/** The datasets that the reader may read, with the columns that exist for them. */
export function listDatasets(reader: Reader, audience: Audience = 'person') {
  return reader.services.modules
    .extensions(datasets)
    .filter(dataset => canRead(reader, dataset))
    .map(dataset => describe(reader, dataset, audience))
}

function describe(reader: Reader, dataset: Dataset, audience: Audience) {
  const { translator } = reader.services
  const own = <C extends Dimension | Measure>(columns: Iterable<C>) =>
    [...columns].filter(column => hasColumn(reader, column, audience))
  return {
    key: dataset.key,
    name: translator.text(reader.language, `dataset.${dataset.key}`),
    description: translator.text(reader.language, `dataset.${dataset.key}.about`),
    time: dataset.time ?? null,
    has_history: dataset.hasHistory ?? false,
    dimensions: own(dataset.dimensions.values()).map(column => ({
      key: column.key,
      name: labelOf(reader, column),
      type: column.type,
      personal: column.personal ?? false,
      operators: [...operatorsOf(column.type)],
      values: column.values
        ? column.values.of.map(value => ({ value, name: nameOf(reader, column, value)! }))
        : null,
    })),
    measures: own(dataset.measures.values()).map(column => ({
      key: column.key,
      name: labelOf(reader, column),
      type: column.type,
      is_share: column.isShare ?? false,
    })),
  }
}
