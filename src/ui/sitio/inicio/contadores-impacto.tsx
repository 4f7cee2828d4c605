import { chakra } from '@chakra-ui/react/styled-system';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { CONTADORES } from '@/domain/shared/constantes';
import { formatearNumero } from '@/domain/shared/dinero/formatear-dinero';
import { CIFRAS } from '@/ui/textos/sitio/inicio';
import { Seccion } from '../piezas/seccion';
import { prefiereQuietud } from '../servicios/movimiento';
import { useAnio } from '../servicios/use-anio';
import { useParte } from '../servicios/use-parte';

/** What a counter shows `transcurrido` ms after it started: from 0 to `meta` in 2000 ms, never past it. */
export const valorDelConteo = (meta: number, transcurrido: number): number =>
  Math.floor(meta * Math.min(1, Math.max(0, transcurrido) / CONTADORES.duracionMs));

const contar = (meta: number, mostrar: (valor: number) => void): (() => void) => {
  const inicio = performance.now();
  const paso = window.setInterval(() => {
    const valor = valorDelConteo(meta, performance.now() - inicio);
    mostrar(valor);
    if (valor >= meta) window.clearInterval(paso);
  }, CONTADORES.pasoMs);
  return () => window.clearInterval(paso);
};

/** The final number, which counts up once when half of the element is in view. */
const useConteo = (ref: RefObject<HTMLElement | null>, meta: number): number => {
  const [valor, fijar] = useState(meta);
  useEffect(() => {
    const elemento = ref.current;
    if (!elemento || typeof IntersectionObserver === 'undefined' || prefiereQuietud()) return;
    let detener = () => {};
    const observador = new IntersectionObserver(
      ([entrada]) => {
        if (!entrada?.isIntersecting) return;
        observador.disconnect();
        detener = contar(meta, fijar);
      },
      { threshold: CONTADORES.umbralVisible },
    );
    observador.observe(elemento);
    return () => {
      observador.disconnect();
      detener();
    };
  }, [ref, meta]);
  return valor;
};

const Cifras = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: '1fr', sm: '1fr 1fr' },
    gap: 'clamp(1.5rem, 5vw, 4rem)',
    // On paper a number and what it counts are not parted.
    _print: { gridTemplateColumns: '1fr 1fr', '& p': { breakInside: 'avoid' } },
    '& p': {
      paddingTop: '5',
      borderTop: '2px solid var(--chakra-colors-brand-fg)',
      fontSize: 'lg',
      fontWeight: 'medium',
    },
    '& strong': {
      display: 'block',
      fontFamily: 'display',
      fontSize: 'clamp(min(3.5rem, 18vw), 2rem + 7vw, 6.5rem)',
      fontWeight: '500',
      fontVariantNumeric: 'tabular-nums',
      lineHeight: '1.05',
      letterSpacing: '-0.03em',
      color: 'brand.fg',
      // Two beside each other, whatever they count.
      '&[data-larga]': { fontSize: 'clamp(1.5rem, 1rem + 4.6vw, 4.5rem)' },
    },
  },
});

/** Of letters: `1.500+` still fits as large as the others. */
const CIFRA_CORTA = 6;
const conMas = (valor: number): string => `${formatearNumero(valor)}+`;

function Contador({ meta, texto }: { meta: number; texto: string }) {
  const caja = useRef<HTMLParagraphElement>(null);
  const valor = useConteo(caja, meta);
  return (
    <p ref={caja}>
      <strong data-larga={conMas(meta).length > CIFRA_CORTA ? '' : undefined}>{conMas(valor)}</strong> {texto}
    </p>
  );
}

export function ContadoresImpacto() {
  const { texto, cifras } = useParte('cifras', CIFRAS);
  return (
    <Seccion titulo={`Nuestro impacto en ${useAnio()}`} texto={texto} fondo="verde">
      <Cifras>
        {cifras.map((cifra) => (
          <Contador key={cifra.texto} meta={cifra.numero} texto={cifra.texto} />
        ))}
      </Cifras>
    </Seccion>
  );
}
