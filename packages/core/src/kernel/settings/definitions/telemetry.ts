import { optional, setting } from '../definition.ts'
import { text } from '../kinds/basic.ts'
import { defineKind } from '../kinds/kind.ts'
import { webUrl } from '../kinds/urls.ts'
import { secretText } from '../kinds/values.ts'

const share = defineKind('share', 'a number from 0 to 1', given => {
  const value = Number(given)
  return /^\d(?:\.\d{1,6})?$/.test(given) && value <= 1 ? value : undefined
})

/** The names that OpenTelemetry gives them. */
export const telemetry = {
  OTEL_EXPORTER_OTLP_ENDPOINT: optional(webUrl, {
    about: 'Where traces and metrics are sent (OTLP over HTTP, JSON); absent, none are.',
    example: 'http://otel-collector:4318',
  }),
  OTEL_EXPORTER_OTLP_HEADERS: optional(secretText(3), {
    about: 'Headers of those calls, as name=value,name=value.',
    secret: true,
  }),
  OTEL_SERVICE_NAME: setting(text(100), { about: 'The name under which they arrive.', default: 'tamga' }),
  OTEL_TRACES_SAMPLER_ARG: setting(share, {
    about:
      'Share of requests that are traced. With TRUST_PROXY_HEADERS the proxy decides where it sends traceparent.',
    default: '0.1',
  }),
}
