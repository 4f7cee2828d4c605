import { Box } from '@chakra-ui/react/box';
import { useQuery } from '@tanstack/react-query';
import { FlaskConical } from 'lucide-react';
import { useEffect, useState } from 'react';
import { CLAVES_LOCALES } from '@/domain/shared/constantes';
import { useEsAdministrador } from '@/ui/panel/comun/panel/use-es-administrador';
import { usePanel } from '@/ui/panel/comun/panel/use-panel';
import { Button } from '@/ui/shared/button';
import { toneColors } from '@/ui/shared/tone';
import { DialogoBorrarEjemplos } from './dialogo-borrar-ejemplos';
import { consultaEjemplos } from './ejemplos.queries';

/** On every page while there are people who were put there to try the product. */
export function AvisoDeEjemplos() {
  const { servicios } = usePanel();
  const { preferencias } = servicios;
  const esAdministrador = useEsAdministrador();
  const { data } = useQuery(consultaEjemplos(servicios));
  const [borrando, setBorrando] = useState(false);
  const hay =
    data === undefined ? preferencias.leer(CLAVES_LOCALES.hayEjemplos) !== null : Boolean(data?.cargados_en);
  useEffect(() => {
    if (hay) preferencias.guardar(CLAVES_LOCALES.hayEjemplos, 'true');
    else preferencias.quitar(CLAVES_LOCALES.hayEjemplos);
  }, [hay, preferencias]);
  if (!hay) return null;
  return (
    <>
      <Box
        {...toneColors.neutral}
        role="note"
        display="flex"
        alignItems="center"
        gap="3"
        paddingBlock="1"
        paddingInline="4"
        minHeight="3.25rem"
        borderRadius="control"
        fontSize="sm"
      >
        <FlaskConical size={20} aria-hidden />
        <Box as="p" flex="1">
          Hay datos de ejemplo
          <Box as="span" display={{ base: 'none', md: 'inline' }}>
            : las personas con apellido «Ejemplo» y sus cobros son inventados
          </Box>
        </Box>
        {esAdministrador ? (
          <Button size="sm" aria-label="Borrar los datos de ejemplo" onClick={() => setBorrando(true)}>
            <span>
              Borrar
              <Box as="span" display={{ base: 'none', md: 'inline' }}>
                {' los datos de ejemplo'}
              </Box>
            </span>
          </Button>
        ) : null}
      </Box>
      {borrando ? <DialogoBorrarEjemplos onClose={() => setBorrando(false)} /> : null}
    </>
  );
}
