import { Box } from '@chakra-ui/react/box';
import type { Configuracion } from '@/domain/configuracion/configuracion';
import { DIAS_SIN_RED, DIAS_SIN_RED_MAXIMO } from '@/domain/shared/constantes';
import { CampoNumero } from '@/ui/panel/comun/formulario/campo-tecleado';
import { CampoMarca } from '@/ui/panel/comun/formulario/campo-texto';
import { EdicionConfiguracion } from '../edicion-configuracion';
import { PARTE_SIN_RED } from './parte-sin-red';

const E = PARTE_SIN_RED.etiquetas;

/** What holds for every device; an administrator decides it. */
export function ReglasSinRed({ configuracion }: { configuracion: Configuracion }) {
  return (
    <section aria-labelledby="reglas-sin-red">
      <Box as="h2" id="reglas-sin-red" fontSize="lg" fontWeight="semibold" marginBottom="3">
        Trabajo sin red: para toda la fundación
      </Box>
      <EdicionConfiguracion parte={PARTE_SIN_RED} original={configuracion}>
        <CampoNumero
          nombre="dias_sin_red"
          label={E.dias_sin_red}
          help={`De 1 a ${DIAS_SIN_RED_MAXIMO}. Vacío, son ${DIAS_SIN_RED}.`}
        />
        <CampoMarca
          nombre="salud_sin_red"
          label={E.salud_sin_red}
          help="Solo en equipos de administradores. Cada vez que se guardan queda en la historia."
        />
      </EdicionConfiguracion>
    </section>
  );
}
