import { Box } from '@chakra-ui/react/box';
import { useState } from 'react';
import { ErrorBoundary } from '@/ui/shared/error-boundary';
import { Toaster } from '@/ui/shared/toaster';
import { MuestraAcciones } from './muestra-acciones';
import { MuestraAvisos } from './muestra-avisos';
import { MuestraBusqueda } from './muestra-busqueda';
import { MuestraDialogos } from './muestra-dialogos';
import { MuestraDiezMil } from './muestra-diez-mil';
import { MuestraEstados } from './muestra-estados';
import { MuestraFormulario } from './muestra-formulario';
import { MuestraGraficas } from './muestra-graficas';
import { MuestraMarco } from './muestra-marco';
import { MuestraPaleta } from './muestra-paleta';
import { MuestraPestanas } from './muestra-pestanas';
import { MuestraSeleccion } from './muestra-seleccion';
import { MuestraSubida } from './muestra-subida';
import { MuestraTabla } from './muestra-tabla';
import { MuestraTablaEstados } from './muestra-tabla-estados';
import { MuestraTablero } from './muestra-tablero';

/** Every piece of the kit in every state, to look at and to test by eye. Development only. */
export function GaleriaPage() {
  const [abrirTodo] = useState(() => new URLSearchParams(window.location.search).get('dialogo'));
  return (
    <>
      <title>Galería de piezas</title>
      <MuestraMarco>
        <ErrorBoundary>
          <Box display="flex" flexDirection="column" gap="12">
            <MuestraTablero />
            <MuestraTabla />
            <MuestraSeleccion />
            <MuestraTablaEstados />
            <MuestraPestanas />
            <MuestraGraficas />
            <MuestraAcciones />
            <MuestraFormulario />
            <MuestraEstados />
            <MuestraAvisos />
            <MuestraDialogos abierto={abrirTodo} />
            <MuestraBusqueda abierto={abrirTodo} />
            <MuestraSubida abierta={abrirTodo === 'subir'} />
            <MuestraPaleta />
            <MuestraDiezMil />
          </Box>
        </ErrorBoundary>
      </MuestraMarco>
      <Toaster />
    </>
  );
}
