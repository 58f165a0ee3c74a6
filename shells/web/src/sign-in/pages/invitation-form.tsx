import { IconId } from '@tabler/icons-react'
import { fmt } from '@tamga/formats'
import { Suspense, useState } from 'react'
import { isApiError } from '../../api/problem.ts'
import type { paths } from '../../api/schema.d.ts'
import { useLanguage } from '../../i18n/language.tsx'
import { useTexts } from '../../i18n/texts.ts'
import { keptRequest } from '../../parts/eid/kept-request.ts'
import { lazyPart } from '../../parts/overlay/lazy-part.ts'
import { type Entered, showFactor } from '../factors/factor-due.ts'
import { Button } from '../parts/button.tsx'
import { Form } from '../parts/form.tsx'
import { PasswordField } from '../parts/password-field.tsx'
import { PasswordRules } from '../parts/password-rules.tsx'
import { TextField } from '../parts/text-field.tsx'
import { useForm } from '../parts/use-form.ts'
import { request } from '../request.ts'
import { signInTexts } from '../texts.ts'

const EidSignIn = lazyPart(() => import('../eid/eid-sign-in.tsx'), 'EidSignIn')

type Invitations = paths['/api/v1/auth/invitations/{token}']['get']['responses'][200]
export type Invited = Invitations['content']['application/json']

type Props = {
  token: string
  invited: Invited
  onAccepted: (isSignedIn: boolean) => void
  /** The person got an account meanwhile, by another invitation. */
  onChanged: () => void
}

export function InvitationForm(props: Props) {
  const t = useTexts(signInTexts)
  const { tenant, needs_password, accepts_eid } = props.invited
  const [isByEid, setByEid] = useState(() => accepts_eid && keptRequest('login') !== null)
  return (
    <div className="stack">
      <h1 className="title">{t('invitation.title', { tenant: tenant.name })}</h1>
      <Facts invited={props.invited} />
      {isByEid ? (
        <Suspense>
          <EidSignIn
            tenant={undefined}
            invitation={props.token}
            onSignedIn={() => props.onAccepted(true)}
            onBack={() => setByEid(false)}
          />
        </Suspense>
      ) : (
        <>
          <p className="quiet">{t(wordsFor(props.invited))}</p>
          {needs_password ? <NewPersonForm {...props} /> : <KnownPersonForm {...props} />}
          {accepts_eid && (
            <Button variant="other" icon={<IconId size={20} />} onClick={() => setByEid(true)}>
              {t('invitation.eid')}
            </Button>
          )}
        </>
      )}
    </div>
  )
}

const wordsFor = ({ needs_password, adds_passkey }: Invited) => {
  if (needs_password) return 'invitation.new'
  return adds_passkey ? 'invitation.passkey' : 'invitation.known'
}

function Facts({ invited }: { invited: Invited }) {
  const t = useTexts(signInTexts)
  const { language } = useLanguage()
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  return (
    <dl className="facts">
      <dt>{t('invitation.email')}</dt>
      <dd>
        <bdi>{invited.email}</bdi>
      </dd>
      <dt>{t('invitation.expires')}</dt>
      <dd>{fmt.dateTime(language, new Date(invited.expires_at), { timeZone })}</dd>
    </dl>
  )
}

const accept = async (
  { token, onAccepted, onChanged }: Props,
  body: { name?: string; password?: string; replace?: boolean },
) => {
  try {
    const path = `/auth/invitations/${encodeURIComponent(token)}/accept`
    const { session, mfa } = await request<Entered & { session?: object }>('POST', path, body)
    if (mfa) showFactor(mfa)
    else onAccepted(session !== undefined)
  } catch (error) {
    if (!isApiError(error) || error.code !== 'person_exists') throw error
    onChanged()
  }
}

function NewPersonForm(props: Props) {
  const t = useTexts(signInTexts)
  const { invited } = props
  const form = useForm({ name: invited.name, password: '' }, async values => {
    // Asked a moment ago whether another person's session may end, and pressed again.
    const replace = form.state.sending.problem?.code === 'other_person'
    await accept(props, { ...values, ...(replace && { replace }) })
  })
  const isAsked = form.state.sending.problem?.code === 'other_person'
  const person = { email: invited.email, name: form.values.name }
  return (
    <Form state={form.state} submit={t(isAsked ? 'login.replace' : 'invitation.submit')}>
      {/* A password manager stores the account under this address. */}
      <input type="hidden" name="email" autoComplete="username" value={invited.email} />
      <TextField {...form.field('name')} label={t('field.name')} autoComplete="name" maxLength={200} />
      <PasswordField
        {...form.field('password')}
        label={t('field.password')}
        autoComplete="new-password"
        describedBy="password-rules"
      />
      <PasswordRules id="password-rules" password={form.values.password} person={person} />
    </Form>
  )
}

function KnownPersonForm(props: Props) {
  const t = useTexts(signInTexts)
  const form = useForm({}, () => accept(props, {}))
  return (
    <Form state={form.state} submit={t('invitation.submit')}>
      {null}
    </Form>
  )
}
