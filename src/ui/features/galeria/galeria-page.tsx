import { Box } from '@chakra-ui/react/box';
import { useState } from 'react';
import { ProveedorTemaPanel } from '@/ui/app/tema/proveedor-tema-panel';
import { ErrorBoundary } from '@/ui/shared/error-boundary';
import { Toaster } from '@/ui/shared/toaster';
import { MuestraAcciones } from './muestra-acciones';
import { MuestraAvisos } from './muestra-avisos';
import { MuestraDialogos } from './muestra-dialogos';
import { MuestraEstados } from './muestra-estados';
import { MuestraFormulario } from './muestra-formulario';
import { MuestraMarco } from './muestra-marco';
import { MuestraPaleta } from './muestra-paleta';
import { MuestraTabla } from './muestra-tabla';
import { MuestraTablaEstados } from './muestra-tabla-estados';
import { MuestraTablero } from './muestra-tablero';

/** Every piece of the kit in every state, to look at and to test by eye. Development only. */
export function GaleriaPage() {
  const [abrirTodo] = useState(() => new URLSearchParams(window.location.search).get('dialogo'));
  return (
    <ProveedorTemaPanel>
      <MuestraMarco>
        <ErrorBoundary>
          <Box display="flex" flexDirection="column" gap="12">
            <MuestraTablero />
            <MuestraTabla />
            <MuestraTablaEstados />
            <MuestraAcciones />
            <MuestraFormulario />
            <MuestraEstados />
            <MuestraAvisos />
            <MuestraDialogos abierto={abrirTodo} />
            <MuestraPaleta />
          </Box>
        </ErrorBoundary>
      </MuestraMarco>
      <Toaster />
    </ProveedorTemaPanel>
  );
}
