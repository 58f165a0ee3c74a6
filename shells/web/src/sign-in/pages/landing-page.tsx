import { IconArrowRight } from '@tabler/icons-react'
import { useTexts } from '../../i18n/texts.ts'
import { withContext } from '../address/address.ts'
import { brandCopy, useBrand } from '../brand.tsx'
import { BrandMark } from '../frame/brand-mark.tsx'
import { PageBar } from '../frame/page-bar.tsx'
import { SealPicture } from '../frame/seal-picture.tsx'
import { SkipLink } from '../frame/skip-link.tsx'
import { ButtonLink } from '../parts/button.tsx'
import { SECTIONS, sectionsOf } from '../sections.tsx'
import { signInTexts } from '../texts.ts'

export function LandingPage() {
  return (
    <div className="landing">
      <SkipLink />
      <header className="landing-head">
        <BrandMark />
        <PageBar />
      </header>
      <main id="main" tabIndex={-1} className="quiet-focus">
        <Hero />
        <Sections />
      </main>
    </div>
  )
}

function Hero() {
  const t = useTexts(signInTexts)
  const { headline, lead } = brandCopy(useBrand(), t('landing.tagline'))
  return (
    <section className="hero">
      <div className="hero-words">
        <h1 className="hero-headline">{headline}</h1>
        <p className="hero-lead">{lead ?? t('landing.lead')}</p>
        <ButtonLink href={withContext('/login')}>
          {t('login.submit')}
          <IconArrowRight size={20} className="rtl-flip" aria-hidden />
        </ButtonLink>
      </div>
      <SealPicture />
    </section>
  )
}

function Sections() {
  const t = useTexts(signInTexts)
  return (
    <section className="sections" aria-label={t('landing.sections')}>
      {sectionsOf(useBrand().sections).map(slug => {
        const Icon = SECTIONS[slug]
        return (
          <article key={slug} className="section-card">
            <Icon size={26} stroke={1.6} aria-hidden />
            <h2>{t(`section.${slug}`)}</h2>
            <p>{t(`section.${slug}.text`)}</p>
          </article>
        )
      })}
    </section>
  )
}
