import { Box } from '@chakra-ui/react/box';
import { useFormContext, useWatch } from 'react-hook-form';
import { formatearNumero } from '@/domain/shared/dinero/formatear-dinero';
import { PAGINAS_DEL_SITIO } from '@/domain/sitio/campos-sitio';
import { espacioParaParte, excesoEnPalabras } from '@/domain/sitio/espacio-de-pagina';
import type { ParteDelSitio } from '@/domain/sitio/partes-del-sitio';
import { conBorrador } from '@/domain/sitio/reglas-sitio';
import type { Sitio } from '@/domain/sitio/sitio-guardado';
import { Notice } from '@/ui/shared/notice';
import type { ValoresDeParte } from './valores-de-parte';

type EspacioDeParteProps = { parte: ParteDelSitio; sitio: Sitio };

/** How much more its page holds, as it is typed: what is said when it is published comes as no surprise. */
export function EspacioDeParte({ parte, sitio }: EspacioDeParteProps) {
  const { control } = useFormContext<ValoresDeParte>();
  const escrito = useWatch({ control, name: parte });
  const espacio = espacioParaParte(parte, { ...conBorrador(sitio), [parte]: escrito });
  if (!espacio) return null;
  const { pagina, caben, quedan } = espacio;
  if (quedan < 0)
    return (
      // In sight: what is being shortened may be far below.
      <Box position="sticky" top="var(--panel-top)" zIndex="1">
        <Notice tone="warning">
          {`${excesoEnPalabras(espacio)} antes de publicar. Mientras tanto se puede guardar en borrador.`}
        </Notice>
      </Box>
    );
  return (
    <Box as="p" color="fg.muted" fontSize="sm">
      {`En la página ${PAGINAS_DEL_SITIO[pagina].titulo} caben ${formatearNumero(caben)} letras, contando todas sus partes. Quedan ${formatearNumero(quedan)}.`}
    </Box>
  );
}
