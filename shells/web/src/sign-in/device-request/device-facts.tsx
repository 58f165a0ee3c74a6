import { IconAlertCircle } from '@tabler/icons-react'
import { fmt } from '@tamga/formats'
import { useLanguage } from '../../i18n/language.tsx'
import { useTexts } from '../../i18n/texts.ts'
import { Notice } from '../parts/notice.tsx'
import type { DeviceRequest } from './device-request.ts'
import { deviceRequestTexts } from './texts.ts'

/** Where the request came from: whoever did not begin it sees it here (RFC 8628 §5.4). */
export function DeviceFacts({ device }: { device: DeviceRequest['device'] }) {
  const t = useTexts(deviceRequestTexts)
  const { language } = useLanguage()
  const { ip, location, user_agent, requested_at } = device
  const place =
    location && [location.city, fmt.country(language, location.country)].filter(Boolean).join(', ')
  return (
    <>
      <Notice tone="info" icon={IconAlertCircle}>
        {t('device.careful')}
      </Notice>
      <dl className="device-facts">
        {ip && (
          <div>
            <dt>{t('device.from')}</dt>
            <dd>
              {place && <bdi>{place} · </bdi>}
              <bdi>{ip}</bdi>
            </dd>
          </div>
        )}
        {user_agent && (
          <div>
            <dt>{t('device.device')}</dt>
            <dd>
              <bdi>{user_agent}</bdi>
            </dd>
          </div>
        )}
        <div>
          <dt>{t('device.when')}</dt>
          <dd>{fmt.relative(language, new Date(requested_at), new Date())}</dd>
        </div>
      </dl>
    </>
  )
}
