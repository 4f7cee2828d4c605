const elegida = { bg: 'brand.solid', color: 'brand.on' } as const;
const CLAVES = ['internado', 'familiar', 'reinsercion'] as const;

const porClave = <T>(crear: (clave: string) => readonly [string, T]): Record<string, T> =>
  Object.fromEntries(CLAVES.map(crear));

/**
 * One panel at a time by `:target`, internado when none is named, and by `data-activo` once React decides. A browser
 * without `:has`, or a person without scripts, reads the three one below the other.
 */
export const estilosProgramas = {
  '& .panel': {
    display: 'grid',
    gridTemplateColumns: { base: '1fr', lg: '1.05fr 1fr' },
    alignItems: 'center',
    gap: 'clamp(1.75rem, 4vw, 4rem)',
    scrollMarginTop: '10rem',
    '& + .panel': { marginTop: '16' },
    '& > img': { width: '100%', borderRadius: 'media' },
    '& .subtitulo': { marginTop: '2', color: 'accent.fg', fontSize: 'lg', fontWeight: 'semibold' },
    '& ul': { display: 'grid', gap: '3', marginTop: '6' },
    '& li': { display: 'flex', gap: '3', '& .icono': { marginTop: '0.2em', color: 'brand.fg' } },
    '& dl': { display: 'flex', flexWrap: 'wrap', gap: '10', marginTop: '8' },
    '& dt': { color: 'fg.muted', fontSize: 'md' },
    '& dd': { fontFamily: 'display', fontSize: '2xl', fontWeight: '560', color: 'brand.fg' },
    '& p': { marginTop: '4' },
  },
  '@media (scripting: enabled)': {
    '@supports selector(:has(a))': {
      '&:not([data-activo]) .panel:not(:target)': { display: 'none' },
      '&:not([data-activo]):not(:has(.panel:target)) #internado': { display: 'grid' },
      '& .panel + .panel': { marginTop: 0 },
    },
    '&[data-activo] .panel': { display: 'none' },
    ...porClave((clave) => [`&[data-activo=${clave}] #${clave}`, { display: 'grid', marginTop: 0 }]),
  },
  '& [role=tab][aria-selected=true]': elegida,
  ...porClave((clave) => [`&:not([data-activo]):has(#${clave}:target) #pestana-${clave}`, elegida]),
  '&:not([data-activo]):not(:has(.panel:target)) #pestana-internado': elegida,
};
