import { chakra } from '@chakra-ui/react/styled-system';
import { useRef } from 'react';
import { CIFRAS_DE_IMPACTO } from '@/ui/content/inicio';
import { Seccion } from '../piezas/seccion';
import { useAnio } from '../servicios/use-anio';
import { useConteo } from './use-conteo';

const Cifras = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: '1fr', sm: '1fr 1fr' },
    gap: 'clamp(1.5rem, 5vw, 4rem)',
    '& p': {
      paddingTop: '5',
      borderTop: '2px solid var(--chakra-colors-brand-fg)',
      fontSize: 'lg',
      fontWeight: 'medium',
    },
    '& strong': {
      display: 'block',
      fontFamily: 'display',
      fontSize: 'clamp(3.5rem, 2rem + 7vw, 6.5rem)',
      fontWeight: '500',
      fontVariantNumeric: 'tabular-nums',
      lineHeight: '1.05',
      letterSpacing: '-0.03em',
      color: 'brand.fg',
    },
  },
});

function Contador({ meta, texto }: { meta: number; texto: string }) {
  const caja = useRef<HTMLParagraphElement>(null);
  const valor = useConteo(caja, meta);
  return (
    <p ref={caja}>
      <strong>{`${valor}+`}</strong> {texto}
    </p>
  );
}

export const ContadoresImpacto = () => (
  <Seccion
    titulo={`Nuestro impacto en ${useAnio()}`}
    texto="Detrás de cada número hay un nombre, una casa y una mesa donde alguien volvió a sentarse."
    fondo="verde"
  >
    <Cifras>
      {CIFRAS_DE_IMPACTO.map((cifra) => (
        <Contador key={cifra.texto} {...cifra} />
      ))}
    </Cifras>
  </Seccion>
);
