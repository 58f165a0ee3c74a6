import { createHash } from 'node:crypto'
import { deflateSync } from 'node:zlib'
import { catalogOf, catalogRef } from '../document-structure.ts'
import { readPdf, resolve } from '../pdf-file.ts'
import { isDictionary } from '../pdf-value.ts'
import { add, beginUpdate, finishUpdate, put, streamOf } from './incremental-update.ts'
import { bytesString, dictionaryOf, nameOf, textString, withEntries } from './write-value.ts'

export type AttachedFile = { readonly name: string; readonly type: string; readonly bytes: Buffer }

/** Adds a save with a file inside of the document (ISO 32000-1 §7.11.4): every PDF reader offers it for download. */
export function attachFile(document: Buffer, { name, type, bytes }: AttachedFile): Buffer {
  const update = beginUpdate(readPdf(document))
  const { file } = update
  const checksum = createHash('md5').update(bytes).digest('hex')
  const data = add(
    update,
    streamOf(
      `/Type /EmbeddedFile /Subtype /${type.replace('/', '#2f')} /Filter /FlateDecode ` +
        `/Params <</Size ${bytes.length} /CheckSum <${checksum}>>>`,
      deflateSync(bytes),
    ),
  )
  const described = add(
    update,
    dictionaryOf({
      Type: nameOf('Filespec'),
      F: bytesString(Buffer.from(name, 'latin1')),
      UF: textString(name),
      AFRelationship: nameOf('Data'),
      EF: dictionaryOf({ F: data, UF: data }),
    }),
  )
  const catalog = catalogOf(file)
  const names = resolve(file, catalog.entries.get('Names'))
  const listed = dictionaryOf({ Names: [textString(name), described] })
  put(
    update,
    catalogRef(file),
    withEntries(catalog, {
      Names: withEntries(isDictionary(names) ? names : dictionaryOf({}), { EmbeddedFiles: listed }),
      AF: [described],
    }),
  )
  return finishUpdate(update).bytes
}
