import {
  IconBuildingBank,
  IconDeviceMobile,
  IconId,
  IconInfoCircle,
  IconLogin2,
  IconUsers,
} from '@tabler/icons-react'
import { Suspense, useState } from 'react'
import { useTexts } from '../../i18n/texts.ts'
import { lazyPart } from '../../parts/overlay/lazy-part.ts'
import { returnPath, tenantInQuery } from '../address/address.ts'
import type { Methods } from '../methods.ts'
import { request } from '../request.ts'
import { startAddress } from '../sso/start-address.ts'
import { signInTexts } from '../texts.ts'
import { useSend } from '../use-send.ts'
import { Button, ButtonLink } from './button.tsx'
import { Notice } from './notice.tsx'
import { ProblemNotice } from './problem-notice.tsx'

const PasskeyButton = lazyPart(() => import('../factors/passkey-button.tsx'), 'PasskeyButton')

const startOf = (id: string): string => startAddress(`/api/v1/auth/sso/${encodeURIComponent(id)}/start`)

type Way = NonNullable<Methods['last_used']>

/** The ways in besides the password: only those that the tenant has. */
type MethodButtonsProps = {
  methods: Methods & { isKnown: boolean }
  /** No form stands above them. */
  isAlone: boolean
  /** One way alone; `isFirst`: it stands before the form. */
  only?: Way | undefined
  isFirst?: boolean
  tenant: string | undefined
  onChoose: (way: 'phone' | 'eid') => void
  onSignedIn: () => void | Promise<void>
}

/** What is shown: everything that the tenant has, or one way of it. */
function shownOf({ passkey, eid, dan, social, providers }: Methods, only: Way | undefined) {
  const isShown = (way: Way) => only === undefined || only === way
  return {
    passkey: passkey && isShown('passkey'),
    eid: eid && isShown('eid'),
    dan: dan && isShown('dan'),
    social: social && isShown('social'),
    providers: isShown('providers') ? providers : [],
  }
}

export function MethodButtons(props: MethodButtonsProps) {
  const { methods, tenant, only, isAlone, isFirst = false, onChoose, onSignedIn } = props
  const t = useTexts(signInTexts)
  const { passkey, eid, dan, social, providers } = shownOf(methods, only)
  const hasOthers = passkey || eid || dan || social || providers.length > 0
  if (!hasOthers && (isAlone || only))
    return isAlone && methods.isKnown ? <Explanation>{t('login.no_method')}</Explanation> : null
  return (
    <div className="stack" data-gap="small">
      {isFirst && <p className="quiet">{t('login.last_used')}</p>}
      {isAlone && !isFirst && <Explanation>{t('login.no_password')}</Explanation>}
      {!isAlone && !isFirst && <p className="or">{t('login.or')}</p>}
      {passkey && (
        <Suspense fallback={<ButtonPlace />}>
          <PasskeyButton onSignedIn={onSignedIn} tenant={tenant} />
        </Suspense>
      )}
      {eid && (
        <Button variant="other" icon={<IconId size={20} />} onClick={() => onChoose('eid')}>
          {t('login.eid')}
        </Button>
      )}
      {dan && <DanButton />}
      {providers.map(({ id, name, logo_uri }) => (
        <ButtonLink key={id} variant="other" href={startOf(id)} icon={<ProviderLogo address={logo_uri} />}>
          {t('login.provider', { name })}
        </ButtonLink>
      ))}
      {social && (
        <ButtonLink variant="other" href={startOf('social')} icon={<IconUsers size={20} />}>
          {t('login.social')}
        </ButtonLink>
      )}
      {only === undefined && (
        <Button variant="other" icon={<IconDeviceMobile size={20} />} onClick={() => onChoose('phone')}>
          {t('login.phone')}
        </Button>
      )}
      {isFirst && !isAlone && <p className="or">{t('login.or')}</p>}
    </div>
  )
}

/** As high as the button that comes: what stands below would move away under the pointer, and a click be lost. */
const ButtonPlace = () => (
  <div aria-hidden="true">
    <Button variant="other" icon={<IconLogin2 size={20} />} isDisabled>
      {'\u00a0'}
    </Button>
  </div>
)

const Explanation = ({ children }: { children: string }) => (
  <Notice tone="info" icon={IconInfoCircle}>
    {children}
  </Notice>
)

/** The picture of the provider, or the sign of signing in where it has none that can be shown. */
function ProviderLogo({ address }: { address: string | null }) {
  const [isBroken, setBroken] = useState(false)
  if (!address || isBroken) return <IconLogin2 size={20} />
  const size = { width: 20, height: 20 }
  return <img src={address} alt="" {...size} referrerPolicy="no-referrer" onError={() => setBroken(true)} />
}

/** The state's gateway is asked first where to go. */
function DanButton() {
  const t = useTexts(signInTexts)
  const sending = useSend(async () => {
    const tenant = tenantInQuery()
    const { authorize_url } = await request<{ authorize_url: string }>('POST', '/auth/dan/login', {
      return_to: returnPath(),
      ...(tenant && { tenant }),
    })
    location.assign(authorize_url)
  })
  return (
    <>
      <ProblemNotice {...sending} />
      <Button
        variant="other"
        icon={<IconBuildingBank size={20} />}
        isBusy={sending.isSending}
        onClick={() => sending.send()}
      >
        {t('login.dan')}
      </Button>
    </>
  )
}
