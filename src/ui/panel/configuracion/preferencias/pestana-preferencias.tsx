import { Box } from '@chakra-ui/react/box';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { TAMANO_PAGINA } from '@/domain/shared/constantes';
import { LIMITES_OFRECIDOS } from '@/domain/shared/pagina';
import { consultaConfiguracion } from '@/ui/panel/comun/datos/configuracion.queries';
import { filasPreferidas, preferirFilas } from '@/ui/panel/comun/datos/filas-preferidas';
import { usePanel } from '@/ui/panel/comun/panel/use-panel';
import { Card } from '@/ui/shared/card';
import { FormField } from '@/ui/shared/form-field';
import { SelectInput } from '@/ui/shared/select-input';
import { toaster } from '@/ui/shared/toast-store';
import { type ModoColor, useModoColor } from '@/ui/tema/modo-color';
import { ReglasSinRed } from './reglas-sin-red';
import { TrabajoSinRedEnEsteEquipo } from './trabajo-sin-red';

const MODOS: { value: ModoColor; label: string }[] = [
  { value: 'sistema', label: 'Como el sistema' },
  { value: 'claro', label: 'Claro' },
  { value: 'oscuro', label: 'Oscuro' },
];
const FILAS = LIMITES_OFRECIDOS.map((filas) => ({ value: filas, label: String(filas) }));

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
