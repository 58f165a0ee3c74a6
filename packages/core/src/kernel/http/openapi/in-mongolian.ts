import type { ModuleManifest } from '../../module/define-module.ts'
import type { OpenapiDocument } from './openapi.ts'
import type { JsonSchema } from './schema.ts'
import { SERVICE_TAG } from './service-paths.ts'

const DESCRIPTION = `JSON, UTF-8, \`snake_case\`. Дугаар нь UUID: хувилбар 7, хүнийх цаг хугацаа илтгэдэггүй хувилбар 4. Цаг нь миллисекундтэй RFC 3339 UTC.
Танихгүй талбар, параметрийг хүлээж авахгүй. Жагсаалт нь \`{items, next_cursor}\`, татгалзсан хариу нь RFC 9457 хэлбэртэй. Хэлийг \`lang\` күүкигээр, эс бөгөөс
\`Accept-Language\`-аар сонгох ба байгууллага тэр хэлийг идэвхжүүлсэн байна. Зөв хэлбэртэй \`X-Request-Id\`-г авч, хариу бүрд буцаана.`

/** The operations that no module has. */
const OF_THE_SERVICE: Readonly<Record<string, string>> = {
  'openapi.read': 'Энэ баримт',
  'docs.read': 'Энэ баримтыг үзэх хуудас',
  'health.read': 'Процесс ажиллаж байгаа эсэх',
  'ready.read': 'Хүсэлт хүлээн авч чадах эсэх',
  'metrics.read': 'Prometheus бичвэр хэлбэрийн хэмжүүрүүд',
}

/** What an answer of a status means; the codes that follow the sentence stay. */
const MEANING: Readonly<Record<string, string>> = {
  200: 'Амжилттай',
  201: 'Үүслээ',
  202: 'Дараа гүйцэтгэхээр хүлээж авлаа',
  204: 'Амжилттай',
  303: 'Хөтөч `Location` дахь хаяг руу очно',
  304: '`If-None-Match` дэх `ETag`-аас хойш өөрчлөгдөөгүй',
  400: 'Хүсэлт буруу хэлбэртэй, эсвэл бүтцэд нийцээгүй',
  401: 'Хүчинтэй нэвтрэлт алга',
  403: 'Дуудагчид үүнийг хийх эрх алга',
  404: 'Ийм зүйл алга, эсвэл дуудагч харах эрхгүй',
  409: 'Одоогийн төлөв үүнийг зөвшөөрөхгүй',
  413: 'Бие нь хэт том',
  415: 'Бие нь шаардсанаас өөр төрлийнх',
  422: 'Хэлбэр нь зөв ч дүрэм зөвшөөрөхгүй',
  429: 'Хэт олон хүсэлт; хэзээ дахин ирэхийг `Retry-After` хэлнэ',
  503: 'Систем завгүй байна; хэзээ дахин ирэхийг `Retry-After` хэлнэ',
}

type Tag = OpenapiDocument['tags'][number]

/** The same document with its sentences in Mongolian. What a program reads (names, schemas, codes) stays as it is. */
export function inMongolian(document: OpenapiDocument, modules: readonly ModuleManifest[]): OpenapiDocument {
  const summaries = { ...OF_THE_SERVICE, ...Object.assign({}, ...modules.map(module => module.operations)) }
  const tags = new Map<string, Tag>([
    ...modules.map(
      ({ name, description }) => [name.en, { name: name.mn, description: description.mn }] as const,
    ),
    [SERVICE_TAG, { name: 'Үйлчилгээ', description: 'Үйлчилгээний өөрийнх нь төлөв байдал' }],
  ])
  const translate = (operation: JsonSchema): JsonSchema => ({
    ...operation,
    summary: summaries[operation.operationId as string] ?? operation.summary,
    tags: (operation.tags as string[]).map(name => tags.get(name)?.name ?? name),
    responses: mapValues(operation.responses as Record<string, JsonSchema>, translateResponse),
  })
  return {
    ...document,
    info: { ...document.info, description: DESCRIPTION },
    tags: document.tags.map(tag => tags.get(tag.name) ?? tag),
    paths: mapValues(document.paths, methods => mapValues(methods, translate)),
  }
}

function translateResponse(response: JsonSchema, status: string): JsonSchema {
  const codes = response['x-problem-codes'] as readonly string[] | undefined
  const meaning = MEANING[status] ?? (response.description as string)
  return {
    ...response,
    description: codes ? `${meaning}: ${codes.map(code => `\`${code}\``).join(', ')}` : meaning,
  }
}

const mapValues = <V, R>(
  entries: Readonly<Record<string, V>>,
  change: (value: V, key: string) => R,
): Record<string, R> =>
  Object.fromEntries(Object.entries(entries).map(([key, value]) => [key, change(value, key)]))
