import { chakra } from '@chakra-ui/react/styled-system';
import type { KeyboardEvent, MouseEvent } from 'react';
import { CLAVES_DE_PROGRAMA, type ClavePrograma } from './claves';

const Fila = chakra('div', {
  base: {
    display: { base: 'flex', _print: 'none' },
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
  /** The words of each, in their order. */
  nombres: readonly string[];
  /** `null`: not hydrated yet, plain links. */
  activo: ClavePrograma | null;
  alElegir: (clave: ClavePrograma) => void;
}

/** Links to each programme that become tabs, with their arrow keys, when React takes over. */
export function Pestanas({ nombres, activo, alElegir }: PestanasProps) {
  const elegir = (evento: MouseEvent, clave: ClavePrograma) => {
    evento.preventDefault();
    alElegir(clave);
  };
  const alTeclear = (evento: KeyboardEvent<HTMLElement>) => {
    const paso = PASOS[evento.key];
    if (paso === undefined || activo === null) return;
    evento.preventDefault();
    const cuantas = CLAVES_DE_PROGRAMA.length;
    const destino = (CLAVES_DE_PROGRAMA.indexOf(activo) + paso + cuantas) % cuantas;
    const siguiente = CLAVES_DE_PROGRAMA[destino];
    if (!siguiente) return;
    alElegir(siguiente);
    evento.currentTarget.querySelectorAll('a')[destino]?.focus();
  };
  return (
    <Fila
      className="pestanas"
      role={activo === null ? 'group' : 'tablist'}
      aria-label="Programas"
      onKeyDown={alTeclear}
    >
      {CLAVES_DE_PROGRAMA.map((clave, n) => (
        <a
          key={clave}
          id={`pestana-${clave}`}
          href={`#${clave}`}
          {...(activo === null ? {} : comoPestana(clave, activo))}
          onClick={(evento) => elegir(evento, clave)}
        >
          {nombres[n]}
        </a>
      ))}
    </Fila>
  );
}
