import { useTexts } from '../../i18n/texts.ts'
import classes from './factors.module.css'
import { factorTexts } from './texts.ts'

/** Shown once, with a way to keep them. */
export function RecoveryCodes({ codes }: { codes: readonly string[] }) {
  const t = useTexts(factorTexts)
  const file = `data:text/plain;charset=utf-8,${encodeURIComponent(`${codes.join('\n')}\n`)}`
  return (
    <div className={classes.setup}>
      <p className={classes.text}>{t('factors.codes.text')}</p>
      <ol className={classes.codes}>
        {codes.map(code => (
          <li key={code}>{code}</li>
        ))}
      </ol>
      <a className={classes.link} href={file} download="recovery-codes.txt">
        {t('factors.codes.save')}
      </a>
    </div>
  )
}
