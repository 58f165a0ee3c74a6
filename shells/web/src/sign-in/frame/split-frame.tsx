import type { ReactNode } from 'react'
import { useTexts } from '../../i18n/texts.ts'
import { brandCopy, useBrand } from '../brand.tsx'
import { SECTIONS, sectionsOf } from '../sections.tsx'
import { signInTexts } from '../texts.ts'
import { BrandMark } from './brand-mark.tsx'
import { Ornament } from './ornament.tsx'
import { PageBar } from './page-bar.tsx'
import { SkipLink } from './skip-link.tsx'

const MOST_BENEFITS = 4

/** The brand at one side, the work at the other; on a phone the brand is a band above. */
export function SplitFrame({ children }: { children: ReactNode }) {
  return (
    <div className="split">
      <SkipLink />
      <BrandPanel />
      <div className="split-work">
        <header>
          <PageBar />
        </header>
        <main id="main" className="split-main quiet-focus" tabIndex={-1}>
          {children}
        </main>
      </div>
    </div>
  )
}

function BrandPanel() {
  const t = useTexts(signInTexts)
  const brand = useBrand()
  const { headline, lead } = brandCopy(brand, t('landing.tagline'))
  return (
    <aside className="brand-panel" aria-label={brand.name}>
      <Ornament />
      <BrandMark isOnColor />
      <div className="brand-words">
        <p className="brand-headline">{headline}</p>
        {lead && <p className="brand-lead">{lead}</p>}
        <ul className="benefits">
          {sectionsOf(brand.sections)
            .slice(0, MOST_BENEFITS)
            .map(slug => {
              const Icon = SECTIONS[slug]
              return (
                <li key={slug}>
                  <Icon size={22} stroke={1.75} aria-hidden />
                  <span>{t(`section.${slug}`)}</span>
                </li>
              )
            })}
        </ul>
      </div>
    </aside>
  )
}
