import { type CSSVariablesResolver, createTheme } from '@mantine/core'
import { boot } from '../../api/boot.ts'
import { paletteOf } from '../../parts/color/palette.ts'

const FONTS =
  "'Noto Sans Variable', 'Noto Sans Arabic Variable', system-ui, 'Segoe UI', 'PingFang SC', 'Microsoft YaHei', sans-serif"

export const createBrandTheme = (color: string) =>
  createTheme({
    colors: { brand: paletteOf(color) },
    primaryColor: 'brand',
    // The one shade that is made to carry white text.
    primaryShade: 6,
    autoContrast: true,
    fontFamily: FONTS,
    headings: { fontFamily: FONTS, fontWeight: '650' },
    defaultRadius: 'md',
    cursorType: 'pointer',
    focusRing: 'auto',
    components: {
      // Upper case hurts Mongolian and means nothing in Arabic.
      Badge: { defaultProps: { tt: 'none', fw: 600 } },
      Button: { defaultProps: { fw: 600 } },
      // An element that takes the focus has no place in a menu beside its items (WAI-ARIA 1.2, menu).
      Menu: { defaultProps: { withInitialFocusPlaceholder: false } },
      // On a phone a wide table scrolls in its own frame, which the keyboard has to reach (WCAG 2.1.1).
      TableScrollContainer: { defaultProps: { scrollAreaProps: { viewportProps: { tabIndex: 0 } } } },
      Tooltip: { defaultProps: { withArrow: true } },
    },
  })

export const theme = createBrandTheme(boot.brand.color)

const tint = (color: string, percent = 20): string =>
  `color-mix(in oklab, ${color} ${percent}%, var(--mantine-color-body))`

/** The library's greys and reds miss 4.5:1 on our backgrounds in places. */
export const cssVariables: CSSVariablesResolver = () => ({
  variables: {},
  light: {
    '--mantine-color-body': '#ffffff',
    '--app-background': '#f6f7f9',
    '--app-border': '#e2e5ea',
    '--mantine-color-dimmed': '#5b6470',
    '--mantine-color-placeholder': '#6b7480',
    '--mantine-color-error': '#c92a2a',
    '--mantine-color-red-filled': '#c92a2a',
    '--mantine-color-red-light-color': '#b02525',
    '--mantine-color-green-light-color': '#1f6b34',
    '--mantine-color-yellow-light-color': '#8a5a00',
    '--mantine-color-gray-light-color': '#495057',
    '--mantine-color-blue-light-color': '#1559a6',
  },
  dark: {
    '--mantine-color-body': '#15181d',
    '--app-background': '#0f1216',
    '--app-border': '#2a2f37',
    '--mantine-color-dimmed': '#9aa4b2',
    '--mantine-color-placeholder': '#8b95a3',
    '--mantine-color-error': '#ff8787',
    '--mantine-color-red-filled': '#c92a2a',
    '--mantine-color-red-light-color': '#ff9d9d',
    '--mantine-color-green-light-color': '#8ce99a',
    '--mantine-color-yellow-light-color': '#ffe066',
    // The library's own tints of dark colours come out nearly black, or glaring.
    '--mantine-color-brand-light': tint('var(--mantine-color-brand-5)'),
    '--mantine-color-brand-light-hover': tint('var(--mantine-color-brand-5)', 32),
    '--mantine-color-brand-light-color': 'var(--mantine-color-brand-2)',
    '--mantine-color-red-light': tint('#fa5252'),
    '--mantine-color-red-light-hover': tint('#fa5252', 28),
    '--mantine-color-green-light': tint('#40c057'),
    '--mantine-color-green-light-hover': tint('#40c057', 28),
    '--mantine-color-yellow-light': tint('#fab005'),
    '--mantine-color-yellow-light-hover': tint('#fab005', 28),
    '--mantine-color-gray-light': '#262b33',
    '--mantine-color-gray-light-hover': '#2d333c',
    '--mantine-color-gray-light-color': '#c1c9d4',
  },
})
