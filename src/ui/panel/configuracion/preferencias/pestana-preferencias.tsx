import { Box } from '@chakra-ui/react/box';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Configuracion } from '@/domain/configuracion/configuracion';
import { DIAS_SIN_RED, DIAS_SIN_RED_MAXIMO, TAMANO_PAGINA } from '@/domain/shared/constantes';
import { LIMITES_OFRECIDOS } from '@/domain/shared/pagina';
import { consultaConfiguracion } from '@/ui/panel/comun/datos/configuracion.queries';
import { filasPreferidas, preferirFilas } from '@/ui/panel/comun/datos/filas-preferidas';
import { CampoNumero } from '@/ui/panel/comun/formulario/campo-tecleado';
import { CampoMarca } from '@/ui/panel/comun/formulario/campo-texto';
import { usePanel } from '@/ui/panel/comun/panel/use-panel';
import { Card } from '@/ui/shared/card';
import { FormField } from '@/ui/shared/form-field';
import { SelectInput } from '@/ui/shared/select-input';
import { toaster } from '@/ui/shared/toast-store';
import { type ModoColor, useModoColor } from '@/ui/tema/modo-color';
import { EdicionConfiguracion } from '../edicion-configuracion';
import { PARTE_SIN_RED } from './parte-sin-red';
import { TrabajoSinRedEnEsteEquipo } from './trabajo-sin-red';

const MODOS: { value: ModoColor; label: string }[] = [
  { value: 'sistema', label: 'Como el sistema' },
  { value: 'claro', label: 'Claro' },
  { value: 'oscuro', label: 'Oscuro' },
];
const FILAS = LIMITES_OFRECIDOS.map((filas) => ({ value: filas, label: String(filas) }));

const E = PARTE_SIN_RED.etiquetas;

/** What holds for every device; an administrator decides it. */
function ReglasSinRed({ configuracion }: { configuracion: Configuracion }) {
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

/** Each choice is kept at once, in this browser. */
export default function PestanaPreferencias() {
  const { servicios, usuario } = usePanel();
  const { preferencias } = servicios;
  const { data: configuracion } = useQuery(consultaConfiguracion(servicios));
  const [modo, elegir] = useModoColor();
  const [filas, setFilas] = useState(filasPreferidas(preferencias) ?? TAMANO_PAGINA);

  const elegirFilas = (valor: string | number) => {
    const elegidas = Number(valor);
    setFilas(elegidas);
    if (!preferirFilas(preferencias, elegidas))
      toaster.warning('Este navegador no deja guardar la preferencia: se perderá al cerrarlo');
  };

  return (
    <Box display="flex" flexDirection="column" gap="6">
      <Card>
        <Box display="flex" flexDirection="column" gap="5" maxWidth="sm">
          <FormField label="Colores" required help="También se cambian desde el menú de su nombre.">
            {(control) => (
              <SelectInput
                {...control}
                placeholder={null}
                value={modo}
                options={MODOS}
                onChange={(valor) => elegir(valor as ModoColor)}
              />
            )}
          </FormField>
          <FormField label="Filas por página" required help="Con cuántas filas se abren las listas.">
            {(control) => (
              <SelectInput
                {...control}
                placeholder={null}
                value={filas}
                options={FILAS}
                onChange={elegirFilas}
              />
            )}
          </FormField>
        </Box>
      </Card>
      <TrabajoSinRedEnEsteEquipo dias={configuracion?.dias_sin_red ?? undefined} />
      {configuracion && usuario.rol === 'ADMINISTRADOR' ? (
        <ReglasSinRed configuracion={configuracion} />
      ) : null}
    </Box>
  );
}
