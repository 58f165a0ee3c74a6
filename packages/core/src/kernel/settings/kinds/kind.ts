/** How the text of a setting becomes a value. `undefined` from parse means: not of this form. */
export type Kind<T> = Readonly<{
  name: string
  /** Completes the sentence "must be …"; never holds the value itself. */
  form: string
  parse: (text: string, place: Place) => T | undefined
}>

export type Place = Readonly<{ cwd: string }>

export const defineKind = <T>(name: string, form: string, parse: Kind<T>['parse']): Kind<T> =>
  Object.freeze({ name, form, parse })
