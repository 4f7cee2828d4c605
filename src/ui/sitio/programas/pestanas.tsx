import { chakra } from '@chakra-ui/react/styled-system';
import type { KeyboardEvent, MouseEvent } from 'react';
import { type ClavePrograma, PROGRAMAS } from '@/ui/sitio/textos/programas';

const Fila = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '1',
    width: 'fit-content',
    maxWidth: '100%',
    padding: '1.5',
    marginBottom: 'clamp(1.5rem, 4vw, 3rem)',
    // Half its height in one line; a rounded corner where the narrowest phones need two.
    borderRadius: '1.75rem',
    bg: 'brand.tint',
    '& a': {
      display: 'inline-flex',
      alignItems: 'center',
      minHeight: 'touch',
      paddingInline: { base: '3.5', sm: '6' },
      borderRadius: 'full',
      color: 'brand.fg',
      fontWeight: 'semibold',
      textDecoration: 'none',
      _hover: { bg: 'bg.surface' },
    },
  },
});

const PASOS: Record<string, number> = { ArrowRight: 1, ArrowLeft: -1 };

const comoPestana = (clave: ClavePrograma, activo: ClavePrograma) => ({
  role: 'tab',
  'aria-selected': clave === activo,
  'aria-controls': clave,
  tabIndex: clave === activo ? undefined : -1,
});

interface PestanasProps {
  /** `null`: not hydrated yet, plain links. */
  activo: ClavePrograma | null;
  alElegir: (clave: ClavePrograma) => void;
}

/** Links to each programme that become tabs, with their arrow keys, when React takes over. */
export function Pestanas({ activo, alElegir }: PestanasProps) {
  const elegir = (evento: MouseEvent, clave: ClavePrograma) => {
    evento.preventDefault();
    alElegir(clave);
  };
  const alTeclear = (evento: KeyboardEvent<HTMLElement>) => {
    const paso = PASOS[evento.key];
    if (paso === undefined || activo === null) return;
    evento.preventDefault();
    const actual = PROGRAMAS.findIndex(({ clave }) => clave === activo);
    const destino = (actual + paso + PROGRAMAS.length) % PROGRAMAS.length;
    const siguiente = PROGRAMAS[destino];
    if (!siguiente) return;
    alElegir(siguiente.clave);
    evento.currentTarget.querySelectorAll('a')[destino]?.focus();
  };
  return (
    <Fila
      className="pestanas"
      role={activo === null ? 'group' : 'tablist'}
      aria-label="Programas"
      onKeyDown={alTeclear}
    >
      {PROGRAMAS.map(({ clave, pestana }) => (
        <a
          key={clave}
          id={`pestana-${clave}`}
          href={`#${clave}`}
          {...(activo === null ? {} : comoPestana(clave, activo))}
          onClick={(evento) => elegir(evento, clave)}
        >
          {pestana}
        </a>
      ))}
    </Fila>
  );
}
