import { Box } from '@chakra-ui/react/box';
import { WifiOff } from 'lucide-react';
import type { TrabajoSinRed } from '@/application/sin-red/trabajo-sin-red';
import { useSegunLaHora } from '@/ui/panel/comun/panel/use-hoy';
import { edadDeCopia } from './edad-de-copia';
import { useLeyendoDeLaCopia } from './origen-de-consultas';
import { useSinRed, useSituacion } from './use-sin-red';

function Marca({ sinRed }: { sinRed: TrabajoSinRed }) {
  const leyendo = useLeyendoDeLaCopia(sinRed);
  const { data } = useSituacion(sinRed);
  // A page that nobody touches is older by the minute, too.
  const antiguedad = useSegunLaHora((ahora) => (leyendo && data ? edadDeCopia(data, ahora) : ''));
  return (
    <Box as="span" role="status" flexShrink={{ md: '0' }} whiteSpace={{ md: 'nowrap' }}>
      {antiguedad ? (
        <span
          className="kit-status"
          data-tone="warning"
          title="Se lee lo que este equipo guardó: solo quienes están en la casa, y lo suyo."
        >
          <WifiOff size={16} aria-hidden />
          <span>
            {/* The title of the page and the search have to fit beside it on a phone. */}
            <Box as="span" srOnly={{ base: true, md: false }}>
              {'Datos de '}
            </Box>
            {/* Whoever hears it is told once that it is a copy, and not each minute how old it is. */}
            <span aria-live="off">{antiguedad}</span>
          </span>
        </span>
      ) : null}
    </Box>
  );
}

/** How old what is being read is, in the bar of the panel: it never goes out of sight. */
export function MarcaDeLectura() {
  const sinRed = useSinRed();
  return sinRed ? <Marca sinRed={sinRed} /> : null;
}
