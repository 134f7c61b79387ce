import type { Config } from 'tailwindcss';

// The design tokens. Colours are variables that app/globals.css sets for light and for dark.
const token = (name: string) => `var(--${name})`;

export default {
  content: ['./app/**/*.{ts,tsx}', './components/**/*.{ts,tsx}'],
  theme: {
    colors: {
      transparent: 'transparent',
      current: 'currentColor',
      /** The page, what lies on it, and what lies on that. */
      ground: token('ground'),
      surface: token('surface'),
      sunken: token('sunken'),
      /** Text, secondary text, hairlines. */
      ink: token('ink'),
      muted: token('muted'),
      line: token('line'),
      /** The dark steel bands, the same in both themes, and text on them. */
      steel: token('steel'),
      'steel-raised': token('steel-raised'),
      'on-steel': token('on-steel'),
      'on-steel-muted': token('on-steel-muted'),
      /** The one thing to do on a screen, and promoted ads. Ink on it, never white. */
      signal: token('signal'),
      'signal-strong': token('signal-strong'),
      'on-signal': token('on-signal'),
      /** Links and selected states. */
      petrol: token('petrol'),
      'petrol-soft': token('petrol-soft'),
      'on-petrol': token('on-petrol'),
      good: token('good'),
      warning: token('warning'),
      bad: token('bad'),
    },
    borderRadius: { none: '0', sm: '2px', DEFAULT: '4px', full: '9999px' },
    boxShadow: { float: '0 12px 32px -8px rgb(0 0 0 / 0.28)', none: 'none' },
    fontFamily: {
      sans: ['var(--font-sans)'],
      /** What is copied letter by letter. */
      mono: ['ui-monospace', 'SFMono-Regular', 'Menlo', 'Consolas', 'monospace'],
    },
    fontSize: {
      '13': ['0.8125rem', 'var(--leading-text)'],
      '15': ['0.9375rem', 'var(--leading-text)'],
      '17': ['1.0625rem', 'var(--leading-text)'],
      '20': ['1.25rem', 'var(--leading-heading)'],
      '26': ['1.625rem', 'var(--leading-heading)'],
      '34': ['2.125rem', 'var(--leading-heading)'],
      '46': ['2.875rem', 'var(--leading-heading)'],
    },
    extend: {
      maxWidth: { page: '1320px', prose: '68ch' },
      screens: { sm: '640px', md: '768px', lg: '1024px', xl: '1280px', '2xl': '1536px' },
      transitionDuration: { DEFAULT: '150ms' },
    },
  },
} satisfies Config;
