import { chakra } from '@chakra-ui/react/styled-system';
import { useCallback, useEffect, useRef, useState } from 'react';
import { usePublico } from '@/ui/sitio/servicios/use-publico';
import { Icono } from './icono';

/**
 * Which key was copied last, for `duracionMs`, then none. When the browser refuses, nothing is shown and the failure is
 * logged (specification §8): the number stays on the page to be selected by hand.
 */
export const useCopiado = <Clave extends string>(duracionMs: number) => {
  const publico = usePublico();
  const [copiado, fijar] = useState<Clave | null>(null);
  const espera = useRef(0);
  useEffect(() => () => window.clearTimeout(espera.current), []);

  const copiar = useCallback(
    async (clave: Clave, texto: string) => {
      try {
        await publico.portapapeles.copiar(texto);
      } catch (causa) {
        publico.registro.error('No se pudo copiar al portapapeles', causa);
        return;
      }
      window.clearTimeout(espera.current);
      fijar(clave);
      espera.current = window.setTimeout(() => fijar(null), duracionMs);
    },
    [publico, duracionMs],
  );

  return { copiado, copiar };
};

const Boton = chakra('button', {
  base: {
    display: 'inline-flex',
    flexShrink: 0,
    alignItems: 'center',
    justifyContent: 'center',
    minWidth: '7.5rem',
    minHeight: 'touch',
    paddingInline: '4',
    borderRadius: 'full',
    border: '1.5px solid var(--chakra-colors-brand-fg)',
    color: 'brand.fg',
    fontSize: 'md',
    fontWeight: 'semibold',
    cursor: 'pointer',
    transition: 'background-color 160ms, color 160ms',
    _hover: { bg: 'brand.tint' },
    '& span': { display: 'inline-flex', alignItems: 'center', gap: '2' },
    '&:not([data-copiado]) > .despues, &[data-copiado] > .antes': { display: 'none' },
    '&[data-copiado]': { bg: 'success.tint', color: 'success.tintFg', borderColor: 'success.tintFg' },
    _print: { display: 'none' },
    // Without scripts nothing can be copied: the number beside it is there to be selected.
    '@media (scripting: none)': { display: 'none' },
  },
});

interface BotonCopiarProps {
  /** What goes to the clipboard. */
  texto: string;
  /** What the number is, for whoever does not see it beside the button. */
  descripcion: string;
  copiado: boolean;
  alCopiar: () => void;
}

/** Both words are in the page and CSS shows one: the page's first script can answer before React arrives. */
export const BotonCopiar = ({ texto, descripcion, copiado, alCopiar }: BotonCopiarProps) => (
  <Boton
    type="button"
    aria-live="polite"
    data-copiar={texto}
    data-copiado={copiado ? '' : undefined}
    onClick={alCopiar}
  >
    <span className="antes">
      <Icono nombre="copiar" />
      Copiar<span className="solo-lector"> {descripcion}</span>
    </span>
    <span className="despues">
      <Icono nombre="listo" />
      Copiado
    </span>
  </Boton>
);
