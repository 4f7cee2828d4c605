import { Box } from '@chakra-ui/react/box';
import { useDeferredValue } from 'react';
import { useWatch } from 'react-hook-form';
import { MuestraFormato } from '../plantillas/muestra-formato';
import type { ValoresFormato } from './valores-formato';

/** How the template comes out, while it is written. */
export function VistaPrevia() {
  const [codigo, nombre, contenido] = useWatch<ValoresFormato, ['codigo', 'nombre', 'contenido']>({
    name: ['codigo', 'nombre', 'contenido'],
  });
  // What is typed comes first.
  const formato = useDeferredValue({ codigo, nombre: nombre || 'Sin nombre', contenido });
  return (
    <Box as="section" aria-label="Vista previa" minWidth="0">
      <Box as="h3" textStyle="subtitulo" marginBottom="3">
        Vista previa
      </Box>
      <MuestraFormato formato={formato} />
    </Box>
  );
}
